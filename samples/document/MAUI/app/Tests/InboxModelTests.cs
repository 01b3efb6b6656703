// region inboxModelTests
using System.Threading.Tasks;
using Xunit;

namespace Invoices.Tests;

public class InboxModelTests
{
    [Fact]
    public async Task ShowsTheNumberOfPages()
    {
        var model = new InboxModel(new FakeDocumentScanner { Pages = 2 });
        await model.ScanAsync();
        Assert.Equal("Pages scanned: 2", model.Message);
    }

    [Fact]
    public async Task ChangesNothingAfterACancel()
    {
        var model = new InboxModel(new FakeDocumentScanner { Pages = null });
        await model.ScanAsync();
        Assert.Equal("No invoice scanned yet.", model.Message);
    }

    [Fact]
    public async Task ShowsThatAScanFailed()
    {
        var model = new InboxModel(new FakeDocumentScanner { Failure = "license does not include document scanner" });
        await model.ScanAsync();
        Assert.Equal("The scanner couldn't be opened.", model.Message);
    }
}
// endregion
