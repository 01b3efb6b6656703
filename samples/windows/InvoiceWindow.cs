using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.IO;
using System.Linq;
using System.Runtime.Serialization;
using System.Threading;
using System.Threading.Tasks;
using System.Windows;
using System.Windows.Controls;
using Deckle.SDK.Windows;
using Microsoft.Win32;

namespace Invoices;

/// <summary>Opens documents, shows their text and data and writes them as PDF.</summary>
public sealed class InvoiceWindow : Window
{
    private readonly WrapPanel buttons = new();
    private readonly ComboBox accounts = new();
    private readonly TextBox message = new() { IsReadOnly = true, TextWrapping = TextWrapping.Wrap };
    private CancellationTokenSource? reading;

    public InvoiceWindow()
    {
        Title = "Invoices";
        AddButton("Open …", OpenFileAsync);
        AddButton("Add pages …", AddPagesAsync);
        AddButton("Join files …", JoinFilesAsync);
        AddButton("Text", ShowTextAsync);
        AddButton("Data", ShowInvoiceAsync);
        AddButton("Read a folder", ReadInboxAsync);
        AddButton("Save as PDF …", SavePdfAsync);
        AddButton("Archive", ArchiveAsync);
        EnableEntryPoints();

        var panel = new StackPanel();
        panel.Children.Add(buttons);
        panel.Children.Add(accounts);
        panel.Children.Add(message);
        Content = panel;
        Closed += (_, _) => reading?.Cancel();
    }

    // region entryPoints
    private void EnableEntryPoints()
    {
        buttons.IsEnabled = DocumentSdk.IsReady;
        if (!DocumentSdk.IsReady)
        {
            message.Text = "Reading documents is not available. The log tells why.";
        }
    }
    // endregion

    // region runOperation
    private void AddButton(string label, Func<Task> operation)
    {
        var button = new Button { Content = label };
        button.Click += async (_, _) => await RunAsync(operation);
        buttons.Children.Add(button);
    }

    private async Task RunAsync(Func<Task> operation)
    {
        buttons.IsEnabled = false;
        try
        {
            await operation();
        }
        catch (Exception e) when (e is DocumentException or IOException or UnauthorizedAccessException or SerializationException)
        {
            Trace.TraceError(e.Message);
            message.Text = "This did not work. The log tells why.";
        }
        finally
        {
            buttons.IsEnabled = true;
        }
    }
    // endregion

    // region openFile
    private async Task OpenFileAsync()
    {
        var dialog = new OpenFileDialog { Filter = InvoiceReader.FileFilter };
        if (dialog.ShowDialog(this) != true) return;

        await InvoiceReader.LoadAsync(dialog.FileName);
        message.Text = $"Pages: {Document.PageCount()}";
    }
    // endregion

    // region addPages
    private async Task AddPagesAsync()
    {
        var dialog = new OpenFileDialog { Filter = InvoiceReader.FileFilter };
        if (dialog.ShowDialog(this) != true) return;

        var added = await Document.AddPage(dialog.FileName);
        message.Text = added ? $"Pages: {Document.PageCount()}" : "The file could not be added.";
    }
    // endregion

    // region joinFiles
    private async Task JoinFilesAsync()
    {
        var dialog = new OpenFileDialog { Filter = InvoiceReader.FileFilter, Multiselect = true };
        if (dialog.ShowDialog(this) != true) return;

        await InvoiceReader.LoadAllAsync(dialog.FileNames.OrderBy(name => name).ToList());
        message.Text = $"Pages: {Document.PageCount()}";
    }
    // endregion

    // region showText
    private async Task ShowTextAsync()
    {
        message.Text = "Reading …";
        var text = await InvoiceReader.ReadTextAsync();
        message.Text = text.Length > 0 ? text : "No text found";
    }
    // endregion

    // region showInvoice
    private async Task ShowInvoiceAsync()
    {
        message.Text = "Reading …";
        var invoice = await InvoiceReader.ReadInvoiceAsync();
        message.Text = invoice is null
            ? "No data found on this document"
            : $"{invoice.Sender}\n{invoice.Date:d}\n{invoice.Amount:0.00} €\n{invoice.InvoiceId}\n{invoice.PaymentState}";
        ShowAccounts(invoice?.Accounts ?? []);
    }
    // endregion

    // region showAccounts
    private void ShowAccounts(IReadOnlyList<BankAccount> found)
    {
        accounts.DisplayMemberPath = nameof(BankAccount.DisplayIban);
        accounts.ItemsSource = found;
        accounts.SelectedIndex = found.Count > 0 ? 0 : -1;
    }
    // endregion

    // region readInbox
    private async Task ReadInboxAsync()
    {
        var documents = Environment.GetFolderPath(Environment.SpecialFolder.MyDocuments);
        var progress = new Progress<string>(name => message.Text = $"Reading {name} …");
        reading = new CancellationTokenSource();
        try
        {
            var invoices = await InvoiceReader.ReadFolderAsync(
                Path.Combine(documents, "Inbox"), progress, reading.Token);
            message.Text = $"Invoices: {invoices.Count}";
        }
        catch (OperationCanceledException)
        {
            Trace.TraceInformation("The window was closed before all files were read.");
        }
    }
    // endregion

    // region savePDF
    private async Task SavePdfAsync()
    {
        var dialog = new SaveFileDialog { Filter = "PDF|*.pdf", FileName = "Invoice.pdf" };
        if (dialog.ShowDialog(this) != true) return;

        var pdf = await InvoiceReader.WritePdfAsync(dialog.FileName);
        message.Text = $"Saved as {pdf}";
    }
    // endregion

    // region archive
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
        catch (System.ComponentModel.Win32Exception e)
        {
            Trace.TraceWarning(e.Message);
            message.Text = $"No program opens PDF files. The file is {path}";
        }
    }
    // endregion
}
