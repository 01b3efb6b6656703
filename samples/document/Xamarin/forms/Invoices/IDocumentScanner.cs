using System.Threading.Tasks;

namespace Invoices
{
    // region documentScanner
    /// <summary>What the app needs from the scanner. Tests replace it.</summary>
    public interface IDocumentScanner
    {
        /// <returns>The number of pages, or null when the user cancels.</returns>
        /// <exception cref="DocumentException">The scanner couldn't be opened.</exception>
        Task<int?> ScanAsync();
    }

    public sealed class SdkDocumentScanner : IDocumentScanner
    {
        public Task<int?> ScanAsync() => Scanner.ScanAsync(ScannerOptions.Create());
    }
    // endregion
}
