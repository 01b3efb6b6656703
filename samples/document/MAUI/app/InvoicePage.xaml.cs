using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Globalization;
using System.Text.Json;
using System.Threading.Tasks;
using Microsoft.Maui.Controls;

namespace Invoices;

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
            if (await InvoiceReader.ReadInvoiceAsync() is not { } invoice)
                return "No data found. Scan the document again.";
            Show(invoice);
            return invoice.PaymentState == PaymentState.Paid ? "This invoice seems to be paid." : "";
        }
        catch (Exception exception) when (exception is DocumentException or JsonException)
        {
            Trace.TraceError(exception.Message);
            return "The document couldn't be read.";
        }
    }
    // endregion

    // region showAccounts
    private void Show(Invoice invoice)
    {
        SenderEntry.Text = invoice.Sender ?? "";
        ReferenceEntry.Text = invoice.Reference ?? "";
        AmountEntry.Text = invoice.Amount?.ToString("F2", CultureInfo.CurrentCulture) ?? "";
        AccountPicker.ItemsSource = new List<BankAccount>(invoice.Accounts);
        AccountPicker.SelectedIndex = invoice.Accounts.Count > 0 ? 0 : -1;
        Form.IsVisible = true;
    }
    // endregion
}
