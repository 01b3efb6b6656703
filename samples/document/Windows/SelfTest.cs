// region selfTest
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Threading.Tasks;

namespace Invoices;

public static class SelfTest
{
    /// <summary>Says whether all values are correct, or what differs.</summary>
    public static async Task<string> RunAsync()
    {
        var differences = await CompareAsync();
        return differences.Count == 0 ? "All values are correct." : string.Join(Environment.NewLine, differences);
    }

    private static async Task<List<string>> CompareAsync()
    {
        var file = Path.Combine(AppContext.BaseDirectory, "sample-invoice");
        await InvoiceReader.LoadAsync(file + ".pdf");
        var found = await InvoiceReader.ReadInvoiceAsync() ?? throw new DocumentException("No data found");
        var expected = InvoiceParser.Parse(File.ReadAllText(file + ".json"));

        (string Name, Func<Invoice, object?> Read)[] values =
        [
            ("Sender", invoice => invoice.Sender),
            ("Date", invoice => invoice.Date),
            ("Amount", invoice => invoice.Amount),
            ("InvoiceId", invoice => invoice.InvoiceId),
            ("Reference", invoice => invoice.Reference),
            ("PaymentState", invoice => invoice.PaymentState),
            ("Accounts", invoice => string.Join(", ", invoice.Accounts.Select(bank => $"{bank.Iban} {bank.Bic}"))),
        ];
        return values
            .Where(value => !Equals(value.Read(found), value.Read(expected)))
            .Select(value => $"{value.Name}: {value.Read(found)} instead of {value.Read(expected)}")
            .ToList();
    }
}
// endregion
