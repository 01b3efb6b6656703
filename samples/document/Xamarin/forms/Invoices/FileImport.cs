using System.IO;
using System.Threading.Tasks;
using Deckle.SDK.Xamarin.Forms;
using Xamarin.Essentials;

namespace Invoices
{
    public static class FileImport
    {
        // region loadFile
        /// <returns>The number of pages that the document has now.</returns>
        /// <exception cref="DocumentException">The file couldn't be loaded.</exception>
        public static Task<int> LoadAsync(string path, string? password = null) => Task.Run(() =>
        {
            if (!DocumentDataReader.LoadFile(path, password)) throw new DocumentException(DeckleSDK.LastError);
            return Document.PageCount();
        });
        // endregion

        // region loadAsset
        /// <summary>Copies a file that is packed with the app, and loads the copy.</summary>
        public static async Task<int> LoadAssetAsync(string name)
        {
            var path = Path.Combine(FileSystem.CacheDirectory, name);
            using (var source = await FileSystem.OpenAppPackageFileAsync(name))
            using (var target = File.Create(path))
            {
                await source.CopyToAsync(target);
            }
            return await LoadAsync(path);
        }
        // endregion
    }
}
