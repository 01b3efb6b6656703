using System.Threading.Tasks;
using Deckle.SDK.MAUI;

namespace Invoices;

public static class QuickStart
{
    // region quickStart
    /// <summary>Call it once, when your app starts.</summary>
    public static void Start()
    {
        // With an empty license key, the SDK works for one minute.
        var isReady = DeckleSDK.InitSDK("")
            && DocumentDataReader.SetAnalyzeConfiguration(new AnalyzeConfiguration());
        if (!isReady) throw new DocumentException(DeckleSDK.LastError);
    }

    /// <returns>The data as JSON, null when the user cancels, empty when nothing is found.</returns>
    public static async Task<string?> ScanInvoiceAsync()
    {
        var config = new DocumentScannerConfiguration { DefaultScanFilter = ScanFilter.BlackWhite };

        if (!await UI.ScanDocument(config))
        {
            var reason = DeckleSDK.LastError;
            return reason.Length > 0 ? throw new DocumentException(reason) : null;
        }

        return await Task.Run(() =>
        {
            var json = DocumentDataReader.Analyze();
            var reason = DeckleSDK.LastError;
            return reason.Length > 0 ? throw new DocumentException(reason) : json;
        });
    }
    // endregion
}
