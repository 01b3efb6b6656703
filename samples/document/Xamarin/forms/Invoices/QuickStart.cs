// region quickStart
using System;
using System.Diagnostics;
using System.Threading.Tasks;
using Deckle.SDK.Xamarin.Forms;
using Xamarin.Essentials;

namespace Invoices
{
    public static class QuickStart
    {
        /// <summary>Call it in the constructor of App. Scan only if it returns true.</summary>
        public static bool Start()
        {
            // Reading needs iOS 13. The scanner itself also works on older versions.
            if (DeviceInfo.Platform == DevicePlatform.iOS && DeviceInfo.Version.Major < 13) return false;

            // With an empty license key, the SDK works for one minute.
            var isReady = DeckleSDK.InitSDK("")
                && DocumentDataReader.SetAnalyzeConfiguration(new AnalyzeConfiguration());
            if (!isReady) Trace.TraceError(DeckleSDK.LastError);
            return isReady;
        }

        /// <returns>The data as JSON, null when the user cancels, empty when nothing is found.</returns>
        /// <exception cref="InvalidOperationException">Scanning or reading failed.</exception>
        public static async Task<string?> ScanInvoiceAsync()
        {
            var finished = await UI.ScanDocument(new DocumentScannerConfiguration());
            return finished ? await Task.Run(() => OrThrow(DocumentDataReader.Analyze())) : OrThrow(null);
        }

        private static string? OrThrow(string? result)
        {
            var reason = DeckleSDK.LastError;
            return reason.Length > 0 ? throw new InvalidOperationException(reason) : result;
        }
    }
}
// endregion
