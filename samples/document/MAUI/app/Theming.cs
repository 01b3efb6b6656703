using System.Threading.Tasks;
using Deckle.SDK.MAUI;
using Invoices.Resources.Strings;

namespace Invoices;

public static class Theming
{
    // region look
    /// <summary>Gives a configuration the look of this app, for scans and for photo payment.</summary>
    public static void Apply(BaseScannerConfiguration config)
    {
        config.TextConfig = CreateTexts();
        SetTextSizes(config.TextConfig);
        config.ButtonConfig = CreateButtons();
        SetSystemBars(config);
    }
    // endregion

    // region themedScan
    public static Task<int?> ScanAsync()
    {
        var config = new DocumentScannerConfiguration { ConfirmPages = true };
        Apply(config);
        return Scanner.ScanAsync(config);
    }
    // endregion

    // region texts
    private static TextConfiguration CreateTexts() => new()
    {
        TextTitleScanPage = AppResources.ScannerTitleScan,
        TextTitleEditPage = AppResources.ScannerTitleEdit,
        TextTitleConfirmationPage = AppResources.ScannerTitleConfirm,
        TextScanProgress = AppResources.ScannerProgress,
        TextDeleteDialogAllPages = AppResources.ScannerDeleteInvoice,
    };
    // endregion

    // region textSizes
    private static void SetTextSizes(TextConfiguration texts)
    {
        texts.TextSizeTitle = 18;
        texts.TextSizeBottomToolbar = 11;
        texts.TextSizeScanButtons = 14;
    }
    // endregion

    // region buttons
    private static ButtonConfiguration CreateButtons() => new()
    {
        ButtonScanTorch = new DeckleButton { Icon = "ic_flashlight" },
        ButtonScanFinish = new DeckleButton { Title = AppResources.ScannerToForm },
        ButtonEditArrange = new DeckleButton { Title = AppResources.ScannerSort, Icon = "ic_sort" },
        ButtonEditDelete = new DeckleButton { Title = "" },
        ButtonEditFinish = new DeckleButton { Title = AppResources.ScannerUse },
    };
    // endregion

    // region systemBars
    private static void SetSystemBars(BaseScannerConfiguration config)
    {
        config.StatusBarAppearance = StatusBarAppearance.Dark;
    }
    // endregion
}
