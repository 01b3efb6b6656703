// region documentScanner
using System.Threading.Tasks;

namespace Invoices;

/// <summary>What the app uses of the scanner.</summary>
public interface IDocumentScanner
{
    /// <returns>The number of pages, or null when the user cancels.</returns>
    /// <exception cref="DocumentException">The scan failed.</exception>
    Task<int?> ScanAsync();
}
// endregion
