// region invoiceImport
using System.Diagnostics;
using System.Threading.Tasks;

namespace Invoices;

/// <summary>Reads one file for the import list and returns what to show next to it.</summary>
public sealed class InvoiceImport(IInvoiceSource source)
{
    public async Task<string> ImportAsync(string path)
    {
        try
        {
            return await source.ReadAsync(path) is { } json
                ? InvoiceParser.Parse(json).Describe()
                : "No data found";
        }
        catch (DocumentException e)
        {
            Trace.TraceError(e.Message);
            return "This file couldn't be read.";
        }
    }
}
// endregion
