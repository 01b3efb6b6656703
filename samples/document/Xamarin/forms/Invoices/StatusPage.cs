using System;
using Deckle.SDK.Xamarin.Forms;
using Xamarin.Forms;

namespace Invoices
{
    /// <summary>The handler of ScanPage after its scan has moved to ScanStatus.</summary>
    public class StatusPage : ContentPage
    {
        private readonly Button ScanButton = new Button { Text = "Scan an invoice" };
        private readonly Label Message = new Label();
        private readonly Button ReadButton = new Button { Text = "Read the data", IsVisible = false };

        public StatusPage()
        {
            ScanButton.Clicked += OnScanClicked;
            Content = new StackLayout { Children = { ScanButton, Message, ReadButton } };
        }

        // region scanWithStatus
        private async void OnScanClicked(object sender, EventArgs e)
        {
            ScanButton.IsEnabled = false;
            Message.Text = await new ScanStatus(new SdkDocumentScanner()).ScanAsync();
            // After a canceled scan, the pages of the previous scan can still be read.
            ReadButton.IsVisible = DocumentSdk.CanReadText && Document.PageCount() > 0;
            ScanButton.IsEnabled = true;
        }
        // endregion
    }
}
