// region invoiceParserTests
using System.Globalization;
using Xunit;

namespace Invoices.Tests;

public class InvoiceParserTests
{
    private const string Json = """
        {
          "Address": {
            "Name1": "Papierhaus Lindner GmbH",
            "Bank": [{ "IBAN": "DE89370400440532013000", "BIC": "TESTDEFFXXX" }]
          },
          "Date": "2025-04-17",
          "Amount": "284.41",
          "InvoiceId": "RE-2025-0417",
          "Reference": "RE-2025-0417"
        }
        """;

    [Fact]
    public void ReadsAmountAndAccount()
    {
        // In German, the point separates thousands.
        CultureInfo.CurrentCulture = new CultureInfo("de-DE");
        var invoice = InvoiceParser.Parse(Json);
        Assert.Equal(284.41m, invoice.Amount);
        Assert.Equal("DE89370400440532013000", invoice.Accounts[0].Iban);
    }

    [Fact]
    public void ReadsAnAmountOfZeroAsNull() =>
        Assert.Null(InvoiceParser.Parse(Json.Replace("284.41", "0.00")).Amount);
}
// endregion
