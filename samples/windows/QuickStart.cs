using System;
using System.IO;
using System.Threading.Tasks;
using Deckle.SDK.Windows;

namespace Invoices;

public static class QuickStart
{
    // region quickStart
    public static async Task MakeSearchableAsync(string path)
    {
        // With an empty license key the SDK works for one minute.
        if (!DeckleSDK.InitSDK("", Path.GetTempPath())
            || !DeckleSDK.SetAnalyzeConfiguration(new AnalyzeConfiguration())
            || !await Document.Load(path))
        {
            throw new DocumentException(DeckleSDK.GetLastError());
        }

        await Task.Run(() =>
        {
            Console.WriteLine(Document.Analyze());
            Console.WriteLine(Document.WritePDF(Path.ChangeExtension(path, ".pdf"), false, Document.PDFPageFormat.A4));
        });
    }
    // endregion
}
