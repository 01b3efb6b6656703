// region scanPage
using System;
using System.Diagnostics;
using Xamarin.Forms;

namespace Invoices
{
    public partial class ScanPage : ContentPage
    {
        public ScanPage()
        {
            InitializeComponent();
            ScanButton.IsEnabled = DocumentSdk.IsReady;
        }

        private async void OnScanClicked(object sender, EventArgs e)
        {
            ScanButton.IsEnabled = false;
            try
            {
                if (!(await Scanner.ScanInvoiceAsync() is int pages)) return;
                Message.Text = $"Pages scanned: {pages}";
                ReadButton.IsVisible = DocumentSdk.CanReadText;
            }
            catch (DocumentException exception)
            {
                Trace.TraceError(exception.Message);
                Message.Text = "The scanner couldn't be opened.";
            }
            finally
            {
                ScanButton.IsEnabled = true;
            }
        }

        private async void OnReadClicked(object sender, EventArgs e)
        {
            ReadButton.IsEnabled = false;
            try
            {
                await Navigation.PushAsync(new InvoicePage());
            }
            finally
            {
                ReadButton.IsEnabled = true;
            }
        }
    }
}
// endregion
