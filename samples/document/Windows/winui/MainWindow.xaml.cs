using System;
using System.Collections.Generic;
using System.ComponentModel;
using System.Diagnostics;
using System.IO;
using System.Linq;
using System.Runtime.Serialization;
using System.Threading;
using System.Threading.Tasks;
using Deckle.SDK.Windows;
using Microsoft.UI.Xaml;
using Microsoft.Windows.Storage.Pickers;

namespace Invoices;

/// <summary>Opens documents, shows their text and data and writes them as PDF.</summary>
public partial class MainWindow : Window
{
    private CancellationTokenSource? reading;

    public MainWindow()
    {
        InitializeComponent();
        EnableEntryPoints();
    }

    // region entryPoints
    private void EnableEntryPoints()
    {
        Buttons.IsEnabled = DocumentSdk.IsReady;
        if (!DocumentSdk.IsReady)
        {
            Message.Text = "Reading documents isn't available. The log has the reason.";
        }
    }
    // endregion

    // region runOperation
    private async Task RunAsync(Func<Task> operation)
    {
        Buttons.IsEnabled = false;
        try
        {
            await operation();
        }
        catch (Exception e) when (e is DocumentException or IOException
            or UnauthorizedAccessException or SerializationException)
        {
            Trace.TraceError(e.Message);
            Message.Text = "This didn't work. The log has the reason.";
        }
        finally
        {
            Buttons.IsEnabled = true;
        }
    }

    private async void OnOpenClick(object sender, RoutedEventArgs e) => await RunAsync(OpenFileAsync);
    // endregion

    // region openFile
    private static readonly string[] FileTypes =
        [".pdf", ".jpg", ".jpeg", ".png", ".tif", ".tiff", ".heic"];

    private async Task OpenFileAsync()
    {
        if (await PickerForDocuments().PickSingleFileAsync() is not { } file) return;

        await InvoiceReader.LoadAsync(file.Path);
        Message.Text = $"Pages: {Document.PageCount()}";
    }

    private FileOpenPicker PickerForDocuments()
    {
        var picker = new FileOpenPicker(AppWindow.Id);
        foreach (var type in FileTypes) picker.FileTypeFilter.Add(type);
        return picker;
    }
    // endregion

    // region addPages
    private async void OnAddPagesClick(object sender, RoutedEventArgs e) => await RunAsync(AddPagesAsync);

    private async Task AddPagesAsync()
    {
        if (await PickerForDocuments().PickSingleFileAsync() is not { } file) return;

        await InvoiceReader.AddPagesAsync(file.Path);
        Message.Text = $"Pages: {Document.PageCount()}";
    }
    // endregion

    // region joinFiles
    private async void OnJoinFilesClick(object sender, RoutedEventArgs e) => await RunAsync(JoinFilesAsync);

    private async Task JoinFilesAsync()
    {
        var files = await PickerForDocuments().PickMultipleFilesAsync();
        if (files.Count == 0) return;

        await InvoiceReader.LoadAllAsync(InvoiceReader.InPageOrder(files.Select(file => file.Path)));
        Message.Text = $"Pages: {Document.PageCount()}";
    }
    // endregion

    // region showText
    private async void OnTextClick(object sender, RoutedEventArgs e) => await RunAsync(ShowTextAsync);

    private async Task ShowTextAsync()
    {
        Message.Text = "Reading…";
        var text = await InvoiceReader.ReadTextAsync();
        Message.Text = text.Length > 0 ? text : "No text found";
    }
    // endregion

    // region showInvoice
    private async void OnDataClick(object sender, RoutedEventArgs e) => await RunAsync(ShowInvoiceAsync);

    private async Task ShowInvoiceAsync()
    {
        Message.Text = "Reading…";
        ShowAccounts([]);
        var invoice = await InvoiceReader.ReadInvoiceAsync();
        Message.Text = invoice?.Describe() ?? "No data found on this document";
        ShowAccounts(invoice?.Accounts ?? []);
    }
    // endregion

    // region showAccounts
    private void ShowAccounts(IReadOnlyList<BankAccount> found)
    {
        Accounts.DisplayMemberPath = nameof(BankAccount.DisplayIban);
        Accounts.ItemsSource = found;
        Accounts.SelectedIndex = found.Count > 0 ? 0 : -1;
    }
    // endregion

    // region readInbox
    private async void OnReadInboxClick(object sender, RoutedEventArgs e) => await RunAsync(ReadInboxAsync);

    private async Task ReadInboxAsync()
    {
        var documents = Environment.GetFolderPath(Environment.SpecialFolder.MyDocuments);
        var progress = new Progress<string>(name => Message.Text = $"Reading {name}…");
        using var cancellation = new CancellationTokenSource();
        reading = cancellation;
        try
        {
            var invoices = await InvoiceReader.ReadFolderAsync(
                Path.Combine(documents, "Inbox"), progress, cancellation.Token);
            Message.Text = $"Invoices: {invoices.Count}";
        }
        catch (OperationCanceledException)
        {
            Trace.TraceInformation("The window was closed before all files were read.");
        }
        finally
        {
            reading = null;
        }
    }

    private void OnClosed(object sender, WindowEventArgs args) => reading?.Cancel();
    // endregion

    // region savePDF
    private async void OnSavePdfClick(object sender, RoutedEventArgs e) => await RunAsync(SavePdfAsync);

    private async Task SavePdfAsync()
    {
        var picker = new FileSavePicker(AppWindow.Id) { SuggestedFileName = "Invoice" };
        picker.FileTypeChoices.Add("PDF", [".pdf"]);
        if (await picker.PickSaveFileAsync() is not { } file) return;

        var pdf = await InvoiceReader.WritePdfAsync(file.Path);
        Message.Text = $"Saved as {pdf}";
    }
    // endregion

    // region archive
    private async void OnArchiveClick(object sender, RoutedEventArgs e) => await RunAsync(ArchiveAsync);

    private async Task ArchiveAsync()
    {
        var invoice = await InvoiceReader.ReadInvoiceAsync();
        var name = invoice is null ? "Invoice.pdf" : InvoiceReader.FileNameOf(invoice);
        OpenPdf(await InvoiceReader.ArchivePdfAsync(name));
    }
    // endregion

    // region openPDF
    private void OpenPdf(string path)
    {
        try
        {
            Process.Start(new ProcessStartInfo(path) { UseShellExecute = true });
        }
        catch (Win32Exception e)
        {
            Trace.TraceWarning(e.Message);
            Message.Text = $"No app is set up to open PDF files. The file was saved as {path}.";
        }
    }
    // endregion
}
