using Deckle.SDK.Xamarin.iOS;

namespace Invoices
{
    public static class Theming
    {
        // region popup
        public static DocumentScannerConfiguration CreateConfigWithHint()
        {
            return new DocumentScannerConfiguration { OnboardingImageSource = "hint_invoice" };
        }
        // endregion
    }
}
