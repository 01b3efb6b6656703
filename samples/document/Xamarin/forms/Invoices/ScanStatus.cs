using System.Diagnostics;
using System.Threading.Tasks;

namespace Invoices
{
    // region scanStatus
    /// <summary>Scans, and says what the page shows afterward.</summary>
    public sealed class ScanStatus
    {
        private readonly IDocumentScanner scanner;

        public ScanStatus(IDocumentScanner scanner) => this.scanner = scanner;

        public async Task<string> ScanAsync()
        {
            try
            {
                var pages = await scanner.ScanAsync();
                return pages == null ? "Scan canceled" : $"Pages scanned: {pages}";
            }
            catch (DocumentException exception)
            {
                Trace.TraceError(exception.Message);
                return "The scanner couldn't be opened.";
            }
        }
    }
    // endregion
}
