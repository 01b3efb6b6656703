using System;
using System.Collections.Generic;
using System.ComponentModel;
using System.Diagnostics;
using System.IO;
using System.Linq;
using System.Runtime.Serialization;
using System.Threading;
using System.Threading.Tasks;
using System.Windows.Forms;
using Deckle.SDK.Windows;

namespace Invoices;

/// <summary>Opens documents, shows their text and data and writes them as PDF.</summary>
public sealed class Form1 : Form
{
    // region window
    private readonly FlowLayoutPanel buttons = new() { Dock = DockStyle.Top, AutoSize = true };
    private readonly TextBox message = new()
    {
        Dock = DockStyle.Fill, Multiline = true, ReadOnly = true, ScrollBars = ScrollBars.Vertical,
    };

    public Form1()
    {
        Text = "Invoices";
        Controls.Add(message);
        Controls.Add(buttons);
        AddButton("Open…", OpenFileAsync);
        EnableEntryPoints();
    }

    private void AddButton(string label, Func<Task> operation)
    {
        var button = new Button { Text = label, AutoSize = true };
        button.Click += async (_, _) => await RunAsync(operation);
        buttons.Controls.Add(button);
    }
    // endregion

    // region accounts
    private readonly ComboBox accounts = new()
    {
        Dock = DockStyle.Bottom, DropDownStyle = ComboBoxStyle.DropDownList,
    };
    // endregion

    private CancellationTokenSource? reading;

    protected override void OnLoad(EventArgs e)
    {
        base.OnLoad(e);
        AddButton("Add pages…", AddPagesAsync);
        AddButton("Join files…", JoinFilesAsync);
        AddButton("Text", ShowTextAsync);
        AddButton("Data", ShowInvoiceAsync);
        AddButton("Read a folder", ReadInboxAsync);
        AddButton("Save as PDF…", SavePdfAsync);
        AddButton("Archive", ArchiveAsync);
        Controls.Add(accounts);
        FormClosed += OnFormClosed;
    }

    // region entryPoints
    private void EnableEntryPoints()
    {
        buttons.Enabled = DocumentSdk.IsReady;
        if (!DocumentSdk.IsReady)
        {
            message.Text = "Reading documents isn't available. The log has the reason.";
        }
    }
    // endregion

    // region runOperation
    private async Task RunAsync(Func<Task> operation)
    {
        buttons.Enabled = false;
        try
        {
            await operation();
        }
        catch (Exception e) when (e is DocumentException or IOException
            or UnauthorizedAccessException or SerializationException)
        {
            Trace.TraceError(e.Message);
            message.Text = "This didn't work. The log has the reason.";
        }
        finally
        {
            buttons.Enabled = true;
        }
    }
    // endregion

    // region openFile
    private async Task OpenFileAsync()
    {
        using var dialog = new OpenFileDialog { Filter = InvoiceReader.FileFilter };
        if (dialog.ShowDialog(this) != DialogResult.OK) return;

        await InvoiceReader.LoadAsync(dialog.FileName);
        message.Text = $"Pages: {Document.PageCount()}";
    }
    // endregion

    // region addPages
    private async Task AddPagesAsync()
    {
        using var dialog = new OpenFileDialog { Filter = InvoiceReader.FileFilter };
        if (dialog.ShowDialog(this) != DialogResult.OK) return;

        await InvoiceReader.AddPagesAsync(dialog.FileName);
        message.Text = $"Pages: {Document.PageCount()}";
    }
    // endregion

    // region joinFiles
    private async Task JoinFilesAsync()
    {
        using var dialog = new OpenFileDialog { Filter = InvoiceReader.FileFilter, Multiselect = true };
        if (dialog.ShowDialog(this) != DialogResult.OK) return;

        await InvoiceReader.LoadAllAsync(InvoiceReader.InPageOrder(dialog.FileNames));
        message.Text = $"Pages: {Document.PageCount()}";
    }
    // endregion

    // region showText
    private async Task ShowTextAsync()
    {
        message.Text = "Reading…";
        var text = await InvoiceReader.ReadTextAsync();
        message.Text = text.Length > 0 ? text.Replace("\n", Environment.NewLine) : "No text found";
    }
    // endregion

    // region showInvoice
    private async Task ShowInvoiceAsync()
    {
        message.Text = "Reading…";
        ShowAccounts([]);
        var invoice = await InvoiceReader.ReadInvoiceAsync();
        message.Text = invoice?.Describe() ?? "No data found on this document";
        ShowAccounts(invoice?.Accounts ?? []);
    }
    // endregion

    // region showAccounts
    private void ShowAccounts(IReadOnlyList<BankAccount> found)
    {
        accounts.DisplayMember = nameof(BankAccount.DisplayIban);
        accounts.DataSource = found.ToList();
    }
    // endregion

    // region readInbox
    private async Task ReadInboxAsync()
    {
        var documents = Environment.GetFolderPath(Environment.SpecialFolder.MyDocuments);
        var progress = new Progress<string>(name => message.Text = $"Reading {name}…");
        using var cancellation = new CancellationTokenSource();
        reading = cancellation;
        try
        {
            var invoices = await InvoiceReader.ReadFolderAsync(
                Path.Combine(documents, "Inbox"), progress, cancellation.Token);
            message.Text = $"Invoices: {invoices.Count}";
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

    private void OnFormClosed(object? sender, FormClosedEventArgs e) => reading?.Cancel();
    // endregion

    // region savePDF
    private async Task SavePdfAsync()
    {
        using var dialog = new SaveFileDialog { Filter = "PDF|*.pdf", FileName = "Invoice.pdf" };
        if (dialog.ShowDialog(this) != DialogResult.OK) return;

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
        catch (Win32Exception e)
        {
            Trace.TraceWarning(e.Message);
            message.Text = $"No app is set up to open PDF files. The file was saved as {path}.";
        }
    }
    // endregion
}
