using System;
using System.Collections.Generic;
using System.IO;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Threading.Tasks;
using Deckle.SDK.MAUI;
using Microsoft.Maui.Storage;

namespace Invoices;

public static class ImageExport
{
    // region writePages
    /// <returns>The paths of the JPG files, in page order; empty when there is no document.</returns>
    public static Task<List<string>> WritePagesAsync() => Task.Run(() =>
    {
        var folder = Path.Combine(FileSystem.CacheDirectory, $"pages-{Guid.NewGuid():N}");
        Directory.CreateDirectory(folder);

        var files = new List<string>();
        for (var page = 1; page <= Document.PageCount(); page++)
        {
            var path = Path.Combine(folder, $"page-{page}.jpg");
            files.Add(Document.WriteImage(page, path) ?? throw new DocumentException(DeckleSDK.LastError));
        }
        return files;
    });
    // endregion

    // region readPage
    public static Task<byte[]> ReadPageAsync(int page, PageSourceType version) => Task.Run(() =>
        Document.GetImageBytes(page, version) ?? throw new DocumentException(DeckleSDK.LastError));
    // endregion

    // region writeOriginal
    /// <summary>Writes the original photo of a page to a file.</summary>
    public static async Task<string> WriteOriginalAsync(string documentId, int page)
    {
        var bytes = await ReadPageAsync(page, PageSourceType.Original);
        var path = Path.Combine(FileSystem.AppDataDirectory, $"original-{documentId}-{page}.jpg");
        await File.WriteAllBytesAsync(path, bytes);
        return path;
    }
    // endregion

    // region uploadPages
    private static readonly HttpClient Client = new() { BaseAddress = new Uri("https://api.example.com/") };

    /// <summary>Sends files of WritePagesAsync in order, and removes each from the list when the server has it.</summary>
    /// <exception cref="HttpRequestException">The server couldn't be reached, or rejected a page.</exception>
    public static async Task UploadPagesAsync(string documentId, List<string> files)
    {
        while (files.Count > 0)
        {
            await UploadPageAsync(documentId, files[0]);
            File.Delete(files[0]);
            files.RemoveAt(0);
        }
    }

    private static async Task UploadPageAsync(string documentId, string path)
    {
        // For example invoices/4711/page-1.jpg: a page that arrives twice replaces itself.
        var address = $"invoices/{Uri.EscapeDataString(documentId)}/{Path.GetFileName(path)}";
        using var content = new StreamContent(File.OpenRead(path));
        content.Headers.ContentType = new MediaTypeHeaderValue("image/jpeg");
        using var response = await Client.PutAsync(address, content);
        response.EnsureSuccessStatusCode();
    }
    // endregion
}
