// region initSDK
using System.Diagnostics;
using Deckle.SDK.Xamarin.Forms;
using Xamarin.Essentials;

namespace Invoices
{
    public static class DocumentSdk
    {
        /// <summary>Whether the license key was accepted.</summary>
        public static bool IsReady { get; private set; }

        /// <summary>Whether the system can read text and data: on iOS, from version 13 on.</summary>
        public static bool CanReadText =>
            DeviceInfo.Platform != DevicePlatform.iOS || DeviceInfo.Version.Major >= 13;

        public static void Start(string licenseKey)
        {
            IsReady = DeckleSDK.InitSDK(licenseKey);
            if (!IsReady) Trace.TraceError($"Deckle SDK: {DeckleSDK.LastError}");

            // The default level logs everything, even if the key was rejected.
            SdkLog.ChooseLevel();
            if (IsReady && CanReadText) PrepareDataExtraction();
        }

        // region setAnalyzeConfiguration
        private static void PrepareDataExtraction()
        {
            var config = new AnalyzeConfiguration { ReadBIC = true, ReadPaymentState = true };
            if (!DocumentDataReader.SetAnalyzeConfiguration(config))
                Trace.TraceWarning($"No data extraction: {DeckleSDK.LastError}");
        }
        // endregion
    }
}
// endregion
