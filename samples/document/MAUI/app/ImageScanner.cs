// region imageScanner
using System.Threading.Tasks;
using Deckle.SDK.MAUI;

namespace Invoices;

/// <summary>Scans a photo of Resources/Raw, with the same screens as the camera.</summary>
public sealed class ImageScanner : IDocumentScanner
{
    public async Task<int?> ScanAsync()
    {
        var photo = await RawAsset.CopyAsync("invoice.jpg");
        return await Scanner.ScanAsync(new DocumentScannerConfiguration
        {
            Source = Source.Image,
            SourceImages = [photo],
            Onboarding = null,
        });
    }
}
// endregion
