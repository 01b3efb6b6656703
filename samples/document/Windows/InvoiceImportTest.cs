// region fakeInvoiceSource
using System;
using System.Threading.Tasks;
using Microsoft.VisualStudio.TestTools.UnitTesting;

namespace Invoices;

/// <summary>Answers every file the same way, without the SDK and without a license key.</summary>
internal sealed class FakeInvoiceSource(Func<string?> read) : IInvoiceSource
{
    public Task<string?> ReadAsync(string path) => Task.FromResult(read());
}
// endregion

[TestClass]
public sealed class InvoiceImportTest
{
    // region unitTests
    [TestMethod]
    public async Task ShowsTheDataOfAnInvoice()
    {
        var import = new InvoiceImport(new FakeInvoiceSource(
            () => """{ "Address": { "Name1": "Papierhaus Lindner GmbH" }, "PaymentState": "ToPay" }"""));

        var shown = await import.ImportAsync("invoice.pdf");

        Assert.AreEqual($"Papierhaus Lindner GmbH{Environment.NewLine}ToPay", shown);
    }

    [TestMethod]
    public async Task DistinguishesNoDataFromFailure()
    {
        var empty = new InvoiceImport(new FakeInvoiceSource(() => null));
        var broken = new InvoiceImport(new FakeInvoiceSource(
            () => throw new DocumentException("test of one minute is over")));

        Assert.AreEqual("No data found", await empty.ImportAsync("letter.pdf"));
        Assert.AreEqual("This file couldn't be read.", await broken.ImportAsync("broken.pdf"));
    }
    // endregion
}
