// region loadShared
using System;
using System.IO;
using System.Threading.Tasks;
using Microsoft.Maui.ApplicationModel;
using Microsoft.Maui.Storage;

namespace Invoices;

public static class SharedImport
{
    /// <param name="address">An entry of SharedFiles.Take.</param>
    /// <returns>The path of the file, on Android that of a copy.</returns>
    /// <exception cref="DocumentException">The file couldn't be read.</exception>
    public static async Task<string> PathOfAsync(string address)
    {
        try
        {
            return await Task.Run(() => PathOf(address));
        }
        catch (Exception exception)
        {
            throw new DocumentException(exception.Message, exception);
        }
    }

    private static string PathOf(string address)
    {
#if ANDROID
        var uri = Android.Net.Uri.Parse(address)!;
        var content = Platform.AppContext.ContentResolver!;
        var extension = Android.Webkit.MimeTypeMap.Singleton!.GetExtensionFromMimeType(content.GetType(uri));
        var folder = Directory.CreateDirectory(Path.Combine(FileSystem.CacheDirectory, "imports")).FullName;
        var path = Path.Combine(folder, $"{Guid.NewGuid():N}.{extension}");
        using var source = content.OpenInputStream(uri) ?? throw new IOException("The file can't be opened.");
        using var copy = File.Create(path);
        source.CopyTo(copy);
        return path;
#else
        return new Uri(address).LocalPath;
#endif
    }
}
// endregion
