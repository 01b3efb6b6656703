using System.Threading.Tasks;
using Deckle.SDK.Xamarin.Forms;
using Xamarin.Forms;

namespace Invoices
{
    public static class InvoiceColors
    {
        // region brandColors
        /// <summary>Light mode first, dark mode second.</summary>
        public static ColorConfiguration Create()
        {
            var brand = (Color.FromHex("#1D6FD1"), Color.FromHex("#8AB8F5"));
            return new ColorConfiguration
            {
                ColorPrimary = brand,
                ColorSecondary = brand,
                ColorOnSecondary = (Color.FromHex("#FFFFFF"), Color.FromHex("#000000")),
                ColorScanPolygon = brand,
                ColorTopBarBackground = (Color.FromHex("#1D6FD1"), Color.FromHex("#16233A")),
                ColorTopBarForeground = (Color.FromHex("#FFFFFF"), Color.FromHex("#E3E3E3")),
            };
        }
        // endregion

        // region scanWithColors
        public static Task<int?> ScanAsync()
        {
            return Scanner.ScanAsync(new DocumentScannerConfiguration { ColorConfig = Create() });
        }
        // endregion
    }
}
