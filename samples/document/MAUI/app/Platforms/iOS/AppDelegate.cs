using System;
using Foundation;
using Microsoft.Maui;
using Microsoft.Maui.ApplicationModel;
using Microsoft.Maui.Hosting;
using UIKit;

namespace Invoices;

[Register("AppDelegate")]
public class AppDelegate : MauiUIApplicationDelegate
{
    protected override MauiApp CreateMauiApp() => MauiProgram.CreateMauiApp();

    public override bool FinishedLaunching(UIApplication application, NSDictionary? launchOptions)
    {
        var launched = base.FinishedLaunching(application, launchOptions);
        Platform.Init(() => Window!.RootViewController!);
        return launched;
    }

    // region openUrl
    public override bool OpenUrl(UIApplication application, NSUrl url, NSDictionary options)
    {
        if (url.AbsoluteString is not { } address || !address.StartsWith("file:", StringComparison.Ordinal))
        {
            return base.OpenUrl(application, url, options);
        }
        SharedFiles.Receive([address]);
        return true;
    }
    // endregion
}
