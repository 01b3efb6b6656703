// region allColors
using Deckle.SDK.Xamarin.Forms;
using Xamarin.Forms;

namespace Invoices
{
    public static class DefaultColors
    {
        public static void Set(DocumentScannerConfiguration config)
        {
            config.ColorConfig.ColorPrimary = (Color.FromHex("#4CAF50"), Color.FromHex("#4CAF50"));
            config.ColorConfig.ColorSecondary = (Color.FromHex("#4CAF50"), Color.FromHex("#4CAF50"));
            config.ColorConfig.ColorOnSecondary = (Color.FromHex("#FFFFFF"), Color.FromHex("#000000"));
            config.ColorConfig.ColorScanButtonsLayoutBackground = (Color.FromHex("#121212"), Color.FromHex("#121212"));
            config.ColorConfig.ColorScanButtonsForeground = (Color.FromHex("#FFFFFF"), Color.FromHex("#FFFFFF"));
            config.ColorConfig.ColorScanPolygon = (Color.FromHex("#4CAF50"), Color.FromHex("#4CAF50"));
            config.ColorConfig.ColorTopBarBackground = (Color.FromHex("#4CAF50"), Color.FromHex("#2A2A2A"));
            config.ColorConfig.ColorTopBarForeground = (Color.FromHex("#FFFFFF"), Color.FromHex("#E3E3E3"));
            config.ColorConfig.ColorBottomBarBackground = (Color.FromHex("#FFFFFF"), Color.FromHex("#212121"));
            config.ColorConfig.ColorBottomBarForeground = (Color.FromHex("#323232"), Color.FromHex("#BEBEBE"));
        }
    }
}
// endregion
