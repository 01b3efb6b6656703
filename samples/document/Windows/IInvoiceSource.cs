// region invoiceSource
using System.Threading.Tasks;

namespace Invoices;

/// <summary>What the app needs from the SDK. Tests replace it.</summary>
public interface IInvoiceSource
{
    /// <returns>The data of the file as JSON, or null when it shows none.</returns>
    /// <exception cref="DocumentException">The file couldn't be read.</exception>
    Task<string?> ReadAsync(string path);
}
// endregion
