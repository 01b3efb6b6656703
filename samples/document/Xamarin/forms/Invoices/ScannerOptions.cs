// region uiTestSource
using System.IO;
using Deckle.SDK.Xamarin.Forms;
using Xamarin.Essentials;

namespace Invoices
{
    public static class ScannerOptions
    {
        /// <summary>In the build for UI tests, an image replaces the camera.</summary>
        public static DocumentScannerConfiguration Create()
        {
#if UITEST
            return new DocumentScannerConfiguration
            {
                Source = Source.Image,
                SourceImages = new[] { WriteInvoice() },
            };
#else
            return new DocumentScannerConfiguration();
#endif
        }

#if UITEST
        private static string WriteInvoice()
        {
            var path = Path.Combine(FileSystem.CacheDirectory, "invoice.jpg");
            using var source = typeof(ScannerOptions).Assembly.GetManifestResourceStream("Invoices.Samples.invoice.jpg")
                ?? throw new FileNotFoundException("invoice.jpg isn't an embedded resource.");
            using var target = File.Create(path);
            source.CopyTo(target);
            return path;
        }
#endif
    }
}
// endregion
