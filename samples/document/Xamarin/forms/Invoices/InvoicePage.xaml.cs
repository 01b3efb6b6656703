using System;
using System.Diagnostics;
using System.Threading.Tasks;
using Newtonsoft.Json;
using Xamarin.Forms;

namespace Invoices
{
    public partial class InvoicePage : ContentPage
    {
        // region showInvoice
        private bool hasStarted;

        public InvoicePage() => InitializeComponent();

        protected override async void OnAppearing()
        {
            base.OnAppearing();
            if (hasStarted) return;
            hasStarted = true;
            Message.Text = await ReadAsync();
            Progress.IsRunning = false;
        }

        private async Task<string> ReadAsync()
        {
            try
            {
                var invoice = await InvoiceReader.ReadInvoiceAsync();
                if (invoice == null) return "No data found. Scan the document again.";
                Show(invoice);
                return invoice.PaymentState == PaymentState.Paid ? "This invoice seems to be paid." : "";
            }
            catch (Exception exception) when (exception is DocumentException || exception is JsonException)
            {
                Trace.TraceError(exception.Message);
                return "The document couldn't be read.";
            }
        }

        private void Show(Invoice invoice)
        {
            SenderEntry.Text = invoice.Sender ?? "";
            ReferenceEntry.Text = invoice.Reference ?? "";
            AmountLabel.Text = Amounts.Format(invoice.Amount);
            AccountPicker.ItemsSource = invoice.Accounts;
            AccountPicker.SelectedIndex = invoice.Accounts.Count > 0 ? 0 : -1;
            Form.IsVisible = true;
        }
        // endregion
    }
}
