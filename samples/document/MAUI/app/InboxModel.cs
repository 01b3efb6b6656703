// region inboxModel
using System.Diagnostics;
using System.Threading.Tasks;

namespace Invoices;

/// <summary>What the inbox page shows, without MAUI and without the SDK.</summary>
public sealed class InboxModel(IDocumentScanner scanner)
{
    public string Message { get; private set; } = "No invoice scanned yet.";

    public async Task ScanAsync()
    {
        try
        {
            // A cancel changes nothing.
            if (await scanner.ScanAsync() is { } pages) Message = $"Pages scanned: {pages}";
        }
        catch (DocumentException exception)
        {
            Trace.TraceError(exception.Message);
            Message = "The scanner couldn't be opened.";
        }
    }
}
// endregion
