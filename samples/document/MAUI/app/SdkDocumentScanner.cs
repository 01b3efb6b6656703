// region sdkDocumentScanner
using System.Threading.Tasks;

namespace Invoices;

/// <summary>Opens the scanner of the SDK.</summary>
public sealed class SdkDocumentScanner : IDocumentScanner
{
    public Task<int?> ScanAsync() => Scanner.ScanInvoiceAsync();
}
// endregion
