// region sharedFiles
using System.Collections.Generic;
using Android.App;
using Android.Content;
using Android.Content.PM;
using Android.OS;
using Microsoft.Maui;

namespace Invoices;

[Activity(
    Theme = "@style/Maui.SplashTheme",
    MainLauncher = true,
    Exported = true,
    LaunchMode = LaunchMode.SingleTask,
    ConfigurationChanges = ConfigChanges.ScreenSize | ConfigChanges.Orientation | ConfigChanges.UiMode
        | ConfigChanges.ScreenLayout | ConfigChanges.SmallestScreenSize | ConfigChanges.Density)]
[IntentFilter(
    [Intent.ActionSend, Intent.ActionSendMultiple],
    Categories = [Intent.CategoryDefault],
    DataMimeTypes = ["application/pdf", "image/jpeg", "image/png", "image/tiff", "image/heic"])]
[IntentFilter(
    [Intent.ActionView],
    Categories = [Intent.CategoryDefault],
    DataScheme = "content",
    DataMimeTypes = ["application/pdf", "image/jpeg", "image/png", "image/tiff", "image/heic"])]
public class MainActivity : MauiAppCompatActivity
{
    protected override void OnCreate(Bundle? savedInstanceState)
    {
        base.OnCreate(savedInstanceState);
        // Not when the system recreates the activity with the same intent.
        if (savedInstanceState is null) SharedFiles.Receive(AddressesIn(Intent));
    }

    protected override void OnNewIntent(Intent? intent)
    {
        base.OnNewIntent(intent);
        SharedFiles.Receive(AddressesIn(intent));
    }

    /// <summary>An opened file is the data of the intent. Android adds shared files to its clip data.</summary>
    private static List<string> AddressesIn(Intent? intent)
    {
        // From the recent apps, a finished activity gets its old intent again, without access to the files.
        if (intent?.Flags.HasFlag(ActivityFlags.LaunchedFromHistory) == true) return [];
        if (intent?.Action == Intent.ActionView) return intent.DataString is { } opened ? [opened] : [];
        var addresses = new List<string>();
        for (var index = 0; index < (intent?.ClipData?.ItemCount ?? 0); index++)
        {
            if (intent?.ClipData?.GetItemAt(index)?.Uri?.ToString() is { } address) addresses.Add(address);
        }
        return addresses;
    }
}
// endregion
