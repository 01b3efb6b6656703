using System.Threading.Tasks;
using Android.App;
using Deckle.SDK.Xamarin.Android;

namespace Invoices
{
    public static class Scanner
    {
        // region scanDocument
        /// <returns>The number of pages, or null when the user cancels.</returns>
        /// <exception cref="DocumentException">The scanner couldn't be opened.</exception>
        public static async Task<int?> ScanAsync(Activity activity, DocumentScannerConfiguration config)
        {
            if (await UI.ScanDocument(activity, config)) return Document.PageCount();

            var reason = DeckleSDK.LastError;
            return reason.Length > 0 ? throw new DocumentException(reason) : (int?)null;
        }
        // endregion

        // region importImages
        public static Task<int?> CropPhotoAsync(Activity activity, Java.IO.File photo) =>
            ScanAsync(activity, new DocumentScannerConfiguration { Source = Source.Image, SourceImages = new[] { photo } });
        // endregion

        // region analyze
        /// <returns>The data as JSON, or an empty string when nothing is found.</returns>
        public static Task<string> ReadAsync() => Task.Run(() =>
        {
            var json = DocumentDataReader.Analyze();
            var reason = DeckleSDK.LastError;
            return reason.Length > 0 ? throw new DocumentException(reason) : json;
        });
        // endregion
    }
}
