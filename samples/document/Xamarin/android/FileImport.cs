using System.Threading.Tasks;
using Deckle.SDK.Xamarin.Android;
using Uri = Android.Net.Uri;

namespace Invoices
{
    public static class FileImport
    {
        // region loadFile
        /// <returns>The number of pages that the document has now.</returns>
        /// <exception cref="DocumentException">The file couldn't be loaded.</exception>
        public static Task<int> LoadAsync(Uri uri, string? password = null) => Task.Run(() =>
        {
            if (!DocumentDataReader.LoadFile(uri, password)) throw new DocumentException(DeckleSDK.LastError);
            return Document.PageCount();
        });
        // endregion
    }
}
