using System.Collections.Generic;
using System.Threading.Tasks;
using Deckle.SDK.MAUI;

namespace Invoices;

public static class ScanTipsConfig
{
    // region scanTips
    public static Task<int?> ScanWithTipsAsync() =>
        Scanner.ScanAsync(new DocumentScannerConfiguration { ScanTips = new ScanTips() });
    // endregion

    // region ownTips
    public static ScanTips CreateTips() => new()
    {
        Items =
        [
            new DeckleListItem
            {
                Image = "tip_flatten",
                Title = "Flatten the invoice",
                Message = "Folds and shadows hide digits. Press the page flat before you scan.",
            },
            new DeckleListItem
            {
                Image = "tip_last_page",
                Title = "Scan the page with the bank account",
                Message = "Amount and IBAN are often on the last page.",
            },
        ],
    };
    // endregion

    // region ownTitle
    public static Task<int?> ScanWithTitledTipsAsync()
    {
        var tips = CreateTips();
        tips.ToolbarItem = new DeckleButton { Title = "Help", Icon = "ic_help" };

        var config = new DocumentScannerConfiguration { ScanTips = tips };
        config.TextConfig.TextTitleScanTipsPage = "Better invoice scans";
        return Scanner.ScanAsync(config);
    }
    // endregion

    // region extendTips
    public static ScanTips CreateExtendedTips()
    {
        var receipts = new DeckleListItem
        {
            Image = "tip_receipt",
            Title = "Long receipts",
            Message = "Scan a long receipt in two parts that overlap.",
        };
        return new ScanTips { Items = new List<DeckleListItem>(UI.ScanTipsDefaultItems()) { receipts } };
    }
    // endregion

    // region paymentTips
    public static PhotoPaymentConfiguration CreatePaymentWithOwnTips() => new() { ScanTips = CreateTips() };

    public static PhotoPaymentConfiguration CreatePaymentWithoutTips() => new() { ScanTips = null };
    // endregion
}
