using System;
using System.Diagnostics;
using System.Globalization;
using System.Linq;
using System.Text.Json;
using System.Threading.Tasks;
using Microsoft.Maui.Controls;

namespace Invoices;

public partial class TransferPage : ContentPage
{
    // region readTransfer
    public TransferPage()
    {
        InitializeComponent();
        ReadButton.IsEnabled = DocumentSdk.IsReady;
    }

    private async void OnReadClicked(object? sender, EventArgs e)
    {
        await ReadAsync(PhotoPayment.ReadTransferAsync);
    }

    private async Task ReadAsync(Func<Task<Transfer?>> read)
    {
        ReadButton.IsEnabled = false;
        Message.Text = "";
        try
        {
            if (await read() is not { } transfer) return;
            Show(transfer);
            Message.Text = "Compare every value with the invoice.";
        }
        catch (Exception exception) when (exception is DocumentException or JsonException)
        {
            Trace.TraceError(exception.Message);
            Show(null);
            Message.Text = "The invoice couldn't be read.";
        }
        finally
        {
            ReadButton.IsEnabled = true;
        }
    }
    // endregion

    // region showTransfer
    /// <summary>Fills the form, or empties it without a transfer.</summary>
    private void Show(Transfer? transfer)
    {
        RecipientEntry.Text = transfer?.Recipient ?? "";
        AmountEntry.Text = transfer?.Amount?.ToString("F2", CultureInfo.CurrentCulture) ?? "";
        ReferenceEntry.Text = transfer?.Reference ?? "";
        IbanEntry.Text = "";
        BicEntry.Text = "";
        AccountPicker.SelectedIndex = -1;
        AccountPicker.ItemsSource = transfer?.Accounts.ToList() ?? [];
        AccountPicker.SelectedIndex = transfer?.Accounts.Count > 0 ? 0 : -1;
    }

    private void OnAccountChanged(object? sender, EventArgs e)
    {
        if (AccountPicker.SelectedItem is not BankAccount account) return;
        IbanEntry.Text = account.DisplayIban;
        BicEntry.Text = account.Bic;
    }
    // endregion

    // region confirmPaid
    private async void OnReadUnpaidClicked(object? sender, EventArgs e)
    {
        await ReadAsync(() => PhotoPayment.ReadUnpaidAsync(() => DisplayAlertAsync(
            "This invoice seems to be paid", "Fill in the form anyway?", "Fill in", "Cancel")));
    }
    // endregion
}
