using Deckle.SDK.Xamarin.Android;

namespace Invoices
{
    public static class InvoiceColors
    {
        // region brandColors
        /// <summary>Light mode first, dark mode second.</summary>
        public static ColorConfiguration Create()
        {
            var brand = new DeckleColor("#1D6FD1", "#8AB8F5");
            return new ColorConfiguration
            {
                ColorPrimary = brand,
                ColorSecondary = brand,
                ColorOnSecondary = new DeckleColor("#FFFFFF", "#000000"),
                ColorScanPolygon = brand,
                ColorTopBarBackground = new DeckleColor("#1D6FD1", "#16233A"),
                ColorTopBarForeground = new DeckleColor("#FFFFFF", "#E3E3E3"),
            };
        }
        // endregion
    }
}
