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
        ReadButton.IsEnabled = false;
        Message.Text = "";
        try
        {
            if (await PhotoPayment.ReadTransferAsync() is not { } transfer) return;
            Show(transfer);
            Message.Text = "Compare every value with the invoice.";
        }
        catch (Exception exception) when (exception is DocumentException or JsonException)
        {
            Trace.TraceError(exception.Message);
            Message.Text = "The invoice couldn't be read.";
        }
        finally
        {
            ReadButton.IsEnabled = true;
            // Files that were shared while the scanner was open.
            await ReadSharedFilesAsync();
        }
    }
    // endregion

    // region showTransfer
    private void Show(Transfer transfer)
    {
        RecipientEntry.Text = transfer.Recipient;
        AmountEntry.Text = transfer.Amount?.ToString("F2", CultureInfo.CurrentCulture) ?? "";
        ReferenceEntry.Text = transfer.Reference;
        IbanEntry.Text = "";
        BicEntry.Text = "";
        AccountPicker.SelectedIndex = -1;
        AccountPicker.ItemsSource = transfer.Accounts.ToList();
        AccountPicker.SelectedIndex = transfer.Accounts.Count > 0 ? 0 : -1;
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
        ReadButton.IsEnabled = false;
        Message.Text = "";
        try
        {
            var transfer = await PhotoPayment.ReadUnpaidAsync(() => DisplayAlertAsync(
                "This invoice seems to be paid", "Fill in the form anyway?", "Fill in", "Cancel"));
            if (transfer is not null) Show(transfer);
        }
        catch (Exception exception) when (exception is DocumentException or JsonException)
        {
            Trace.TraceError(exception.Message);
            Message.Text = "The invoice couldn't be read.";
        }
        finally
        {
            ReadButton.IsEnabled = true;
            // Files that were shared while the scanner was open.
            await ReadSharedFilesAsync();
        }
    }
    // endregion

    // region sharedFiles
    protected override async void OnAppearing()
    {
        base.OnAppearing();
        SharedFiles.Received += OnFilesReceived;
        await ReadSharedFilesAsync();
    }

    protected override void OnDisappearing()
    {
        base.OnDisappearing();
        SharedFiles.Received -= OnFilesReceived;
    }

    private async void OnFilesReceived(object? sender, EventArgs e) => await ReadSharedFilesAsync();

    private async Task ReadSharedFilesAsync()
    {
        // Only one photo payment can run at a time, and the button is disabled while one is open.
        while (ReadButton.IsEnabled && SharedFiles.Take() is { Count: > 0 } files)
        {
            ReadButton.IsEnabled = false;
            try
            {
                if (await PhotoPayment.ReadSharedAsync(files) is { } transfer) Show(transfer);
            }
            catch (Exception exception) when (exception is DocumentException or JsonException)
            {
                Trace.TraceError(exception.Message);
                Message.Text = "The invoice couldn't be read.";
            }
            finally
            {
                ReadButton.IsEnabled = true;
            }
        }
    }
    // endregion
}
