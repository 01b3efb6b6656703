// region allColors
using Deckle.SDK.Xamarin.iOS;
using UIKit;

namespace Invoices
{
    public static class DefaultColors
    {
        public static void Set(DocumentScannerConfiguration config)
        {
            config.ColorConfig.SetColorPrimary(UIColor.FromRGB(0x4C, 0xAF, 0x50), UIColor.FromRGB(0x4C, 0xAF, 0x50));
            config.ColorConfig.SetColorSecondary(UIColor.FromRGB(0x4C, 0xAF, 0x50), UIColor.FromRGB(0x4C, 0xAF, 0x50));
            config.ColorConfig.SetColorOnSecondary(UIColor.FromRGB(0xFF, 0xFF, 0xFF), UIColor.FromRGB(0x00, 0x00, 0x00));
            config.ColorConfig.SetColorScanButtonsLayoutBackground(UIColor.FromRGB(0x12, 0x12, 0x12), UIColor.FromRGB(0x12, 0x12, 0x12));
            config.ColorConfig.SetColorScanButtonsForeground(UIColor.FromRGB(0xFF, 0xFF, 0xFF), UIColor.FromRGB(0xFF, 0xFF, 0xFF));
            config.ColorConfig.SetColorScanPolygon(UIColor.FromRGB(0x4C, 0xAF, 0x50), UIColor.FromRGB(0x4C, 0xAF, 0x50));
            config.ColorConfig.SetColorTopBarBackground(UIColor.FromRGB(0x4C, 0xAF, 0x50), UIColor.FromRGB(0x2A, 0x2A, 0x2A));
            config.ColorConfig.SetColorTopBarForeground(UIColor.FromRGB(0xFF, 0xFF, 0xFF), UIColor.FromRGB(0xE3, 0xE3, 0xE3));
            config.ColorConfig.SetColorBottomBarBackground(UIColor.FromRGB(0xFF, 0xFF, 0xFF), UIColor.FromRGB(0x21, 0x21, 0x21));
            config.ColorConfig.SetColorBottomBarForeground(UIColor.FromRGB(0x32, 0x32, 0x32), UIColor.FromRGB(0xBE, 0xBE, 0xBE));
        }
    }
}
// endregion
