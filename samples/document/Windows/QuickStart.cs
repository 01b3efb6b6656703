using System.IO;
using System.Threading.Tasks;
using Deckle.SDK.Windows;

namespace Invoices;

public static class QuickStart
{
    // region quickStart
    /// <summary>Call it once, when your app starts.</summary>
    public static void Start()
    {
        // With an empty license key, the SDK works for one minute.
        if (!DeckleSDK.InitSDK("", Path.GetTempPath())
            || !DeckleSDK.SetAnalyzeConfiguration(new AnalyzeConfiguration()))
        {
            throw new DocumentException(DeckleSDK.GetLastError());
        }
    }

    /// <summary>Writes a searchable PDF next to an invoice. The JSON is empty if no data was found.</summary>
    public static async Task<(string Json, string Pdf)> ReadInvoiceAsync(string path)
    {
        if (!await Document.Load(path)) throw new DocumentException(DeckleSDK.GetLastError());

        return await Task.Run(() =>
        {
            var json = Document.Analyze();
            var error = DeckleSDK.GetLastError();
            if (error.Length > 0) throw new DocumentException(error);

            var target = Path.ChangeExtension(path, ".pdf");
            var pdf = Document.WritePDF(target, false, Document.PDFPageFormat.FitToPages)
                ?? throw new DocumentException(DeckleSDK.GetLastError());
            return (json, pdf);
        });
    }
    // endregion
}
