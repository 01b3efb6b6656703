// region initSDK
using System;
using Deckle.SDK.Xamarin.iOS;
using Foundation;
using UIKit;

namespace Invoices
{
    [Register("AppDelegate")]
    public class AppDelegate : UIApplicationDelegate
    {
        /// <summary>A storyboard needs this property, or the screen stays black.</summary>
        public override UIWindow? Window { get; set; }

        /// <summary>Whether the license key was accepted.</summary>
        public static bool IsReady { get; private set; }

        public override bool FinishedLaunching(UIApplication application, NSDictionary? launchOptions)
        {
            IsReady = DeckleSDK.InitSDK(LicenseKeys.Current);
            if (!IsReady) Console.WriteLine($"Deckle SDK: {DeckleSDK.LastError}");

            // The default level logs everything, even if the key was rejected.
            SdkLog.ChooseLevel();
            if (!IsReady) return true;

            // region setAnalyzeConfiguration
            if (UIDevice.CurrentDevice.CheckSystemVersion(13, 0))
            {
                var config = new AnalyzeConfiguration { ReadBIC = true, ReadPaymentState = true };
                if (!DocumentDataReader.SetAnalyzeConfiguration(config)) Console.WriteLine(DeckleSDK.LastError);
            }
            // endregion
            return true;
        }
    }
}
// endregion
