// region getStarted
using System;
using Deckle.SDK.Xamarin.Forms;
using Xamarin.Forms;

namespace Invoices
{
    public partial class MainPage : ContentPage
    {
        public MainPage(bool isReady, string message)
        {
            InitializeComponent();
            ScanButton.IsEnabled = isReady;
            Message.Text = message;
        }

        private async void OnScanClicked(object sender, EventArgs e)
        {
            ScanButton.IsEnabled = false;
            var finished = await UI.ScanDocument(new DocumentScannerConfiguration());
            var reason = DeckleSDK.LastError;
            if (finished) Message.Text = $"Pages scanned: {Document.PageCount()}";
            else Message.Text = reason.Length > 0 ? $"Scan failed: {reason}" : "Scan canceled";
            ScanButton.IsEnabled = true;
        }
    }
}
// endregion
