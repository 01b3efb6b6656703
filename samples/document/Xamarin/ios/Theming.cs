using Deckle.SDK.Xamarin.iOS;

namespace Invoices
{
    public static class Theming
    {
        // region popup
        public static DocumentScannerConfiguration CreateConfigWithHint()
        {
            var config = new DocumentScannerConfiguration { OnboardingImageSource = "hint_invoice" };
            InvoiceColors.Set(config.ColorConfig);
            return config;
        }
        // endregion
    }
}
