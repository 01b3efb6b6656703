using System;
using System.Collections.Generic;
using System.ComponentModel;
using System.Diagnostics;
using System.IO;
using System.Runtime.Serialization;
using System.Threading;
using System.Threading.Tasks;
using System.Windows;
using Deckle.SDK.Windows;
using Microsoft.Win32;

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
    private async Task OpenFileAsync()
    {
        var dialog = new OpenFileDialog { Filter = InvoiceReader.FileFilter };
        if (dialog.ShowDialog(this) != true) return;

        await InvoiceReader.LoadAsync(dialog.FileName);
        Message.Text = $"Pages: {Document.PageCount()}";
    }
    // endregion

    // region openArgument
    /// <summary>Opens the file on the command line, so that UI tests need no dialog.</summary>
    protected override async void OnContentRendered(EventArgs e)
    {
        base.OnContentRendered(e);
        var arguments = Environment.GetCommandLineArgs();
        if (!DocumentSdk.IsReady || arguments.Length < 2) return;

        await RunAsync(async () =>
        {
            await InvoiceReader.LoadAsync(arguments[1]);
            Message.Text = $"Pages: {Document.PageCount()}";
        });
    }
    // endregion

    // region addPages
    private async void OnAddPagesClick(object sender, RoutedEventArgs e) => await RunAsync(AddPagesAsync);

    private async Task AddPagesAsync()
    {
        var dialog = new OpenFileDialog { Filter = InvoiceReader.FileFilter };
        if (dialog.ShowDialog(this) != true) return;

        await InvoiceReader.AddPagesAsync(dialog.FileName);
        Message.Text = $"Pages: {Document.PageCount()}";
    }
    // endregion

    // region joinFiles
    private async void OnJoinFilesClick(object sender, RoutedEventArgs e) => await RunAsync(JoinFilesAsync);

    private async Task JoinFilesAsync()
    {
        var dialog = new OpenFileDialog { Filter = InvoiceReader.FileFilter, Multiselect = true };
        if (dialog.ShowDialog(this) != true) return;

        await InvoiceReader.LoadAllAsync(InvoiceReader.InPageOrder(dialog.FileNames));
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

    private void OnClosed(object? sender, EventArgs e) => reading?.Cancel();
    // endregion

    // region savePDF
    private async void OnSavePdfClick(object sender, RoutedEventArgs e) => await RunAsync(SavePdfAsync);

    private async Task SavePdfAsync()
    {
        var dialog = new SaveFileDialog { Filter = "PDF|*.pdf", FileName = "Invoice.pdf" };
        if (dialog.ShowDialog(this) != true) return;

        var pdf = await InvoiceReader.WritePdfAsync(dialog.FileName);
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
