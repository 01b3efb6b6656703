using Deckle.SDK.Xamarin.iOS;
using UIKit;

namespace Invoices
{
    public static class InvoiceColors
    {
        // region brandColors
        /// <summary>Light mode first, dark mode second.</summary>
        public static void Set(ColorConfiguration colors)
        {
            var blue = UIColor.FromRGB(0x1D, 0x6F, 0xD1);
            var lightBlue = UIColor.FromRGB(0x8A, 0xB8, 0xF5);

            colors.SetColorPrimary(blue, lightBlue);
            colors.SetColorSecondary(blue, lightBlue);
            colors.SetColorOnSecondary(UIColor.White, UIColor.Black);
            colors.SetColorScanPolygon(blue, lightBlue);
            colors.SetColorTopBarBackground(blue, UIColor.FromRGB(0x16, 0x23, 0x3A));
            colors.SetColorTopBarForeground(UIColor.White, UIColor.FromRGB(0xE3, 0xE3, 0xE3));
        }
        // endregion
    }
}
