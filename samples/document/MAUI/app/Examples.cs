using System.Threading.Tasks;

namespace Invoices;

public static class Examples
{
    // region cropExample
    public static async Task<int?> CropExampleAsync() =>
        await Scanner.CropPhotosAsync([await RawAsset.CopyAsync("invoice.jpg")]);
    // endregion

    // region importExample
    public static async Task<int> ImportExampleAsync() =>
        await FileImport.LoadAsync(await RawAsset.CopyAsync("invoice.pdf"));
    // endregion
}
