// region initSDK
using System;
using Android.App;
using Android.Runtime;
using Android.Util;
using Deckle.SDK.Xamarin.Android;

namespace Invoices
{
    [Application(LargeHeap = true)]
    public class InvoicesApplication : Application
    {
        public InvoicesApplication(IntPtr javaReference, JniHandleOwnership transfer) : base(javaReference, transfer) { }

        /// <summary>Whether the license key was accepted.</summary>
        public static bool IsReady { get; private set; }

        public override void OnCreate()
        {
            base.OnCreate();
            IsReady = DeckleSDK.InitSDK(this, LicenseKeys.Current);
            if (!IsReady) Log.Error("Invoices", DeckleSDK.LastError);

            // The default level logs everything, even if the key was rejected.
            SdkLog.ChooseLevel();
            if (!IsReady) return;

            // region setAnalyzeConfiguration
            var config = new AnalyzeConfiguration { ReadBIC = true, ReadPaymentState = true };
            if (!DocumentDataReader.SetAnalyzeConfiguration(config)) Log.Warn("Invoices", DeckleSDK.LastError);
            // endregion
        }
    }
}
// endregion
