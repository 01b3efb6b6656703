using System;
using System.Threading.Tasks;
using Microsoft.VisualStudio.TestTools.UnitTesting;

namespace Invoices.Tests
{
    // region fakeScanner
    /// <summary>Ends every scan the same way, without the SDK, a camera, or a license key.</summary>
    internal sealed class FakeDocumentScanner : IDocumentScanner
    {
        private readonly Func<int?> scan;

        public FakeDocumentScanner(Func<int?> scan) => this.scan = scan;

        public Task<int?> ScanAsync() => Task.FromResult(scan());
    }
    // endregion

    [TestClass]
    public sealed class ScanStatusTest
    {
        // region unitTests
        [TestMethod]
        public async Task ShowsTheNumberOfPages()
        {
            var status = new ScanStatus(new FakeDocumentScanner(() => 2));

            Assert.AreEqual("Pages scanned: 2", await status.ScanAsync());
        }

        [TestMethod]
        public async Task DistinguishesCancelFromFailure()
        {
            var canceled = new ScanStatus(new FakeDocumentScanner(() => null));
            var failed = new ScanStatus(new FakeDocumentScanner(
                () => throw new DocumentException("test of one minute is over")));

            Assert.AreEqual("Scan canceled", await canceled.ScanAsync());
            Assert.AreEqual("The scanner couldn't be opened.", await failed.ScanAsync());
        }
        // endregion
    }
}
