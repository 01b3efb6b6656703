using System;
using Android.App;
using Android.Content.PM;
using Android.OS;
using Android.Util;
using Android.Widget;
using Deckle.SDK.Xamarin.Android;

namespace Invoices
{
    [Activity(
        Label = "Invoices",
        MainLauncher = true,
        Exported = true,
        ConfigurationChanges = ConfigChanges.ScreenSize | ConfigChanges.Orientation | ConfigChanges.UiMode)]
    public class MainActivity : Activity
    {
        // region onScanClick
        protected override void OnCreate(Bundle? savedInstanceState)
        {
            base.OnCreate(savedInstanceState);
            SetContentView(Resource.Layout.activity_main);
            var scan = FindViewById<Button>(Resource.Id.scan);
            scan.Enabled = InvoicesApplication.IsReady;
            scan.Click += OnScanClick;
        }

        private async void OnScanClick(object? sender, EventArgs e)
        {
            var scan = FindViewById<Button>(Resource.Id.scan);
            var message = FindViewById<TextView>(Resource.Id.message);
            scan.Enabled = false;
            try
            {
                var pages = await Scanner.ScanAsync(this, new DocumentScannerConfiguration());
                if (pages != null) message.Text = $"Pages scanned: {pages}";
            }
            catch (DocumentException exception)
            {
                Log.Error("Invoices", exception.Message);
                message.Text = "The scanner couldn't be opened.";
            }
            finally
            {
                scan.Enabled = true;
            }
        }
        // endregion
    }
}
