using Deckle.SDK.Xamarin.Android;

namespace Invoices
{
    public static class Theming
    {
        // region theme
        public static DocumentScannerConfiguration CreateThemedConfig()
        {
            return new DocumentScannerConfiguration
            {
                Theme = Resource.Style.InvoicesTheme,
                ColorConfig = InvoiceColors.Create(),
            };
        }
        // endregion

        // region popup
        public static DocumentScannerConfiguration CreateConfigWithHint()
        {
            return new DocumentScannerConfiguration { OnboardingImageSource = Resource.Drawable.hint_invoice };
        }
        // endregion
    }
}
