using System.Threading.Tasks;
using Deckle.SDK.Xamarin.Forms;

namespace Invoices
{
    public static class Theming
    {
        // region themedScan
        /// <returns>The number of pages, or null when the user cancels.</returns>
        public static Task<int?> ScanInvoiceAsync()
        {
            var config = new DocumentScannerConfiguration
            {
                ConfirmPages = true,
                TextConfig = CreateTexts(),
                ButtonConfig = CreateButtons(),
                StatusBarAppearance = StatusBarAppearance.Dark,
            };
            return Scanner.ScanAsync(config);
        }
        // endregion

        // region texts
        private static TextConfiguration CreateTexts()
        {
            return new TextConfiguration
            {
                TextTitleScanPage = AppResources.ScannerScan,
                TextTitleEditPage = AppResources.ScannerCheck,
                TextTitleConfirmationPage = AppResources.ScannerConfirm,
                TextDeleteDialogAllPages = AppResources.ScannerDeleteAll,
                TextSizeTitle = 18,
            };
        }
        // endregion

        // region buttons
        private static ButtonConfiguration CreateButtons()
        {
            return new ButtonConfiguration
            {
                ButtonScanTorch = new DeckleButton { Icon = "ic_flashlight" },
                ButtonScanFinish = new DeckleButton { Title = AppResources.ScannerToForm },
                ButtonEditArrange = new DeckleButton { Title = AppResources.ScannerSort, Icon = "ic_sort" },
                ButtonEditDelete = new DeckleButton { Title = "" },
                ButtonEditFinish = new DeckleButton { Title = AppResources.ScannerUse },
            };
        }
        // endregion

        // region popup
        public static DocumentScannerConfiguration CreateConfigWithHint()
        {
            var config = new DocumentScannerConfiguration { OnboardingImageSource = "hint_invoice" };
            config.TextConfig.TextOnboardingTitle = AppResources.HintTitle;
            config.TextConfig.TextOnboardingMessage = AppResources.HintMessage;
            config.TextConfig.TextOnboardingCloseButton = AppResources.HintClose;
            return config;
        }
        // endregion
    }
}
