using System.Collections.Generic;
using System.IO;
using System.Reflection;
using System.Threading.Tasks;
using Deckle.SDK.Xamarin.Forms;
using Xamarin.Essentials;

namespace Invoices
{
    public static class Scanner
    {
        // region scanDocument
        /// <returns>The number of pages, or null when the user cancels.</returns>
        /// <exception cref="DocumentException">The scanner couldn't be opened.</exception>
        public static async Task<int?> ScanAsync(DocumentScannerConfiguration config)
        {
            if (await UI.ScanDocument(config)) return Document.PageCount();

            var reason = DeckleSDK.LastError;
            return reason.Length > 0 ? throw new DocumentException(reason) : (int?)null;
        }

        public static Task<int?> ScanInvoiceAsync() => ScanAsync(new DocumentScannerConfiguration());
        // endregion

        // region singlePage
        public static Task<int?> ScanReceiptAsync() =>
            ScanAsync(new DocumentScannerConfiguration { MultiPage = false, AllowPageEditing = false });
        // endregion

        // region manualCapture
        public static Task<int?> ScanWithCaptureSwitchAsync() =>
            ScanAsync(new DocumentScannerConfiguration { AutoCapture = false, AllowCaptureModeSetting = true });
        // endregion

        // region importImages
        /// <summary>Takes absolute paths of image files that the app may read.</summary>
        public static Task<int?> CropPhotosAsync(IList<string> paths) =>
            ScanAsync(new DocumentScannerConfiguration { Source = Source.Image, SourceImages = paths });
        // endregion

        // region pickPhotos
        public static Task<int?> PickPhotoAsync() =>
            ScanAsync(new DocumentScannerConfiguration { Source = Source.Gallery });
        // endregion

        // region editOptions
        public static Task<int?> ScanForArchiveAsync()
        {
            var config = new DocumentScannerConfiguration
            {
                DefaultScanFilter = ScanFilter.BlackWhite,
                ConfirmPages = true,
            };
            config.PageEditConfig.AllowPageFilter = false;
            config.PageEditConfig.AllowPageRetake = true;
            config.PageEditConfig.PageArrangementShowDeleteButton = true;
            return ScanAsync(config);
        }
        // endregion

        // region cropExample
        /// <summary>Scans Samples/invoice.jpg, an embedded resource of the shared project.</summary>
        public static async Task<int?> CropExampleAsync()
        {
            var path = Path.Combine(FileSystem.CacheDirectory, "invoice.jpg");
            using (var source = Assembly.GetExecutingAssembly().GetManifestResourceStream("Invoices.Samples.invoice.jpg")
                ?? throw new FileNotFoundException("invoice.jpg isn't an embedded resource."))
            using (var target = File.Create(path))
            {
                await source.CopyToAsync(target);
            }
            return await CropPhotosAsync(new[] { path });
        }
        // endregion
    }
}
