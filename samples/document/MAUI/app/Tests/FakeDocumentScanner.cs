// region fakeDocumentScanner
using System.Threading.Tasks;

namespace Invoices.Tests;

/// <summary>Answers each scan with what the test has set.</summary>
public sealed class FakeDocumentScanner : IDocumentScanner
{
    /// <summary>Null stands for a cancel.</summary>
    public int? Pages { get; init; }

    /// <summary>A message makes the scan fail.</summary>
    public string? Failure { get; init; }

    public Task<int?> ScanAsync() => Failure is null
        ? Task.FromResult(Pages)
        : Task.FromException<int?>(new DocumentException(Failure));
}
// endregion
