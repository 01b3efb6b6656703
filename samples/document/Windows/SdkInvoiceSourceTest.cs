// region integrationTest
using System;
using System.IO;
using System.Threading.Tasks;
using Deckle.SDK.Windows;
using Microsoft.VisualStudio.TestTools.UnitTesting;

namespace Invoices;

[TestClass]
public sealed class SdkInvoiceSourceTest
{
    [ClassInitialize]
    public static void StartSdk(TestContext context)
    {
        // With an empty key, the SDK works for one minute.
        var key = Environment.GetEnvironmentVariable("DECKLE_LICENSE_KEY") ?? "";
        var isReady = DeckleSDK.InitSDK(key, Path.GetTempPath())
            && DeckleSDK.SetAnalyzeConfiguration(new AnalyzeConfiguration());
        Assert.IsTrue(isReady, DeckleSDK.GetLastError());
    }

    [TestMethod]
    public async Task ReadsTheAmountOfTheSampleInvoice()
    {
        var path = Path.Combine(AppContext.BaseDirectory, "invoice.pdf");

        var json = await new SdkInvoiceSource().ReadAsync(path);

        Assert.AreEqual(284.41m, json is null ? null : InvoiceParser.Parse(json).Amount);
    }
}
// endregion
