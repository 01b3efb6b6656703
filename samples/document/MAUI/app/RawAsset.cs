// region copyRawAsset
using System.IO;
using System.Threading.Tasks;
using Microsoft.Maui.Storage;

namespace Invoices;

public static class RawAsset
{
    /// <summary>Writes a file of Resources/Raw to the cache folder.</summary>
    /// <returns>The path of the copy.</returns>
    public static async Task<string> CopyAsync(string name)
    {
        var path = Path.Combine(FileSystem.CacheDirectory, name);
        using var asset = await FileSystem.OpenAppPackageFileAsync(name);
        using var file = File.Create(path);
        await asset.CopyToAsync(file);
        return path;
    }
}
// endregion
