using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Threading.Tasks;

namespace Invoices;

public static class SelfTest
{
    // region selfTest
    /// <returns>Whether all values are correct, what differs, or why the test failed.</returns>
    public static async Task<string> RunAsync()
    {
        try
        {
            var differences = await CompareAsync();
            return differences.Count == 0 ? "All values are correct." : string.Join("\n", differences);
        }
        catch (Exception exception)
        {
            return exception.Message;
        }
    }

    private static async Task<List<string>> CompareAsync()
    {
        await FileImport.LoadAsync(await RawAsset.CopyAsync("sample-invoice.pdf"));
        var found = await InvoiceReader.ReadInvoiceAsync() ?? throw new DocumentException("No data found");
        var expected = InvoiceParser.Parse(File.ReadAllText(await RawAsset.CopyAsync("sample-invoice.json")));

        (string Name, Func<Invoice, object?> Read)[] values =
        [
            ("Sender", invoice => invoice.Sender),
            ("Date", invoice => invoice.Date),
            ("Amount", invoice => invoice.Amount),
            ("InvoiceId", invoice => invoice.InvoiceId),
            ("Reference", invoice => invoice.Reference),
            ("PaymentState", invoice => invoice.PaymentState),
            ("Accounts", invoice => string.Join(", ", invoice.Accounts)),
        ];
        return values
            .Where(value => !Equals(value.Read(found), value.Read(expected)))
            .Select(value => $"{value.Name}: {value.Read(found)} instead of {value.Read(expected)}")
            .ToList();
    }
    // endregion
}
