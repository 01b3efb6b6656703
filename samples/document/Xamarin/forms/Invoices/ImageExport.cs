using System;
using System.Collections.Generic;
using System.IO;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Threading.Tasks;
using Deckle.SDK.Xamarin.Forms;
using Xamarin.Essentials;

namespace Invoices
{
    public static class ImageExport
    {
        // region writePages
        /// <returns>One path for each page, in their order; an empty list without a document.</returns>
        /// <exception cref="DocumentException">A page couldn't be written.</exception>
        public static Task<List<string>> WriteAllAsync() => Task.Run(() =>
        {
            var folder = Path.Combine(FileSystem.CacheDirectory, Path.GetRandomFileName());
            Directory.CreateDirectory(folder);

            var paths = new List<string>();
            var count = Document.PageCount();
            for (var page = 1; page <= count; page++)
            {
                var path = Document.WriteImage(page, Path.Combine(folder, $"{page}.jpg"));
                if (path == null) throw new DocumentException(DeckleSDK.LastError);
                paths.Add(path);
            }
            return paths;
        });
        // endregion

        // region readPage
        public static Task<byte[]> ReadAsync(int page, PageSourceType version) => Task.Run(() =>
        {
            var bytes = Document.GetImageBytes(page, version);
            return bytes ?? throw new DocumentException(DeckleSDK.LastError);
        });
        // endregion

        // region writeOriginal
        /// <returns>The path of the untouched camera image.</returns>
        public static async Task<string> KeepOriginalAsync(string documentId, int page)
        {
            var path = Path.Combine(FileSystem.AppDataDirectory, $"camera-{documentId}-{page}.jpg");
            var bytes = await ReadAsync(page, PageSourceType.Original);
            await Task.Run(() => File.WriteAllBytes(path, bytes));
            return path;
        }
        // endregion

        // region uploadPages
        private static readonly HttpClient Client = new HttpClient();

        /// <summary>Sends files of WriteAllAsync in order, and removes each from the list when the server has it.</summary>
        /// <param name="document">Address of the document on your server, with its ID and a slash at the end.</param>
        /// <exception cref="HttpRequestException">The server wasn't reached, or rejected a page.</exception>
        public static async Task UploadAsync(List<string> paths, Uri document)
        {
            while (paths.Count > 0)
            {
                using (var file = File.OpenRead(paths[0]))
                using (var content = new StreamContent(file))
                {
                    content.Headers.ContentType = new MediaTypeHeaderValue("image/jpeg");
                    // A page that arrives twice replaces itself.
                    var address = new Uri(document, Path.GetFileName(paths[0]));
                    using (var response = await Client.PutAsync(address, content))
                    {
                        response.EnsureSuccessStatusCode();
                    }
                }
                File.Delete(paths[0]);
                paths.RemoveAt(0);
            }
        }
        // endregion
    }
}
