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

        var invoice = InvoiceParser.Parse("""{ "Amount": "284.41", "Date": "2026-09-30" }""");

        Assert.AreEqual(284.41m, invoice.Amount);
        Assert.AreEqual(new DateTime(2026, 9, 30), invoice.Date);
    }
    // endregion
}
