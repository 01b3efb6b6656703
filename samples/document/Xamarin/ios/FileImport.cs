using System.Threading.Tasks;
using Deckle.SDK.Xamarin.iOS;
using Foundation;
using UIKit;

namespace Invoices
{
    public static class FileImport
    {
        // region loadFile
        /// <returns>The number of pages that the document has now.</returns>
        /// <exception cref="DocumentException">The file couldn't be loaded.</exception>
        public static Task<int> LoadAsync(NSUrl url, string? password = null) => Task.Run(() =>
        {
            if (!DocumentDataReader.LoadFile(url, password)) throw new DocumentException(DeckleSDK.LastError);
            return Document.PageCount();
        });
        // endregion

        // region loadFileIOS12
        /// <summary>Loads the file on every version; its text can be read from iOS 13 on.</summary>
        public static Task<int> LoadAnywhereAsync(NSUrl url)
        {
            if (UIDevice.CurrentDevice.CheckSystemVersion(13, 0)) return LoadAsync(url);

            return Task.Run(() =>
            {
                if (!Document.LoadFile(url)) throw new DocumentException(DeckleSDK.LastError);
                return Document.PageCount();
            });
        }
        // endregion
    }
}
