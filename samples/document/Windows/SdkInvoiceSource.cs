// region sdkInvoiceSource
using System.Threading.Tasks;
using Deckle.SDK.Windows;

namespace Invoices;

/// <summary>The only class that calls the SDK.</summary>
public sealed class SdkInvoiceSource : IInvoiceSource
{
    public async Task<string?> ReadAsync(string path)
    {
        if (!await Document.Load(path)) throw new DocumentException(DeckleSDK.GetLastError());

        var (json, error) = await Task.Run(() => (Document.Analyze(), DeckleSDK.GetLastError()));
        if (error.Length > 0) throw new DocumentException(error);
        return json.Length > 0 ? json : null;
    }
}
// endregion
