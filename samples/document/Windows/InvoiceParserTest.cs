using System;
using System.Globalization;
using Microsoft.VisualStudio.TestTools.UnitTesting;

namespace Invoices;

[TestClass]
public sealed class InvoiceParserTest
{
    // region cultures
    [TestMethod]
    [DataRow("de-DE")]
    [DataRow("en-US")]
    public void ReadsAmountAndDateWithAnySettings(string culture)
    {
        CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo(culture);

        var invoice = InvoiceParser.Parse("""{ "Amount": "284.41", "Date": "2025-04-17" }""");

        Assert.AreEqual(284.41m, invoice.Amount);
        Assert.AreEqual(new DateTime(2025, 4, 17), invoice.Date);
    }
    // endregion
}
