using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Runtime.Serialization;
using System.Text.RegularExpressions;
using System.Threading;
using System.Threading.Tasks;
using Deckle.SDK.Windows;

namespace Invoices;

/// <summary>
/// Works on the current document of the SDK. There is only one, so start one operation at a time.
/// </summary>
public static class InvoiceReader
{
    // region fileFilter
    public const string FileFilter = "Documents|*.pdf;*.jpg;*.jpeg;*.png;*.tif;*.tiff;*.heic";
    // endregion

    // region loadFile
    public static async Task LoadAsync(string path)
    {
        if (!await Document.Load(path))
        {
            throw new DocumentException(DeckleSDK.GetLastError());
        }
    }
    // endregion

    // region loadBytes
    /// <summary>Loads an email attachment or a value from a database.</summary>
    public static async Task LoadAsync(byte[] content, string fileName)
    {
        if (!await Document.Load(content, Path.GetExtension(fileName)))
        {
            throw new DocumentException(DeckleSDK.GetLastError());
        }
    }
    // endregion

    // region loadStream
    /// <summary>Loads a complete file that another program, such as an editor, keeps open.</summary>
    public static async Task LoadSharedAsync(string path)
    {
        using var stream = new FileStream(path, FileMode.Open, FileAccess.Read, FileShare.ReadWrite);
        if (!await Document.Load(stream, Path.GetExtension(path)))
        {
            throw new DocumentException(DeckleSDK.GetLastError());
        }
    }
    // endregion

    // region addPage
    /// <summary>Puts the pages of a file at the end of the current document.</summary>
    public static async Task AddPagesAsync(string path)
    {
        if (!await Document.AddPage(path))
        {
            throw new DocumentException(DeckleSDK.GetLastError());
        }
    }
    // endregion

    // region joinFiles
    /// <summary>Makes one document of several files, in the order given.</summary>
    public static async Task LoadAllAsync(IReadOnlyList<string> paths)
    {
        Func<string, Task> load = LoadAsync;
        foreach (var path in paths)
        {
            try
            {
                await load(path);
            }
            catch (DocumentException e) when (!e.Message.Contains(path))
            {
                throw new DocumentException($"{path}: {e.Message}");
            }
            load = AddPagesAsync;
        }
    }

    /// <summary>Sorts as File Explorer does: page2 before page10.</summary>
    public static List<string> InPageOrder(IEnumerable<string> paths) => paths
        .OrderBy(path => Regex.Replace(path, "[0-9]+", digits => digits.Value.PadLeft(20, '0')))
        .ToList();
    // endregion

    // region getText
    /// <summary>The text of all pages, or an empty string when there is none.</summary>
    public static Task<string> ReadTextAsync() => Task.Run(() => TextOf(-1));

    private static string TextOf(int page)
    {
        var text = Document.Text(page);
        var error = DeckleSDK.GetLastError();
        return text.Length > 0 || error.Length == 0 ? text : throw new DocumentException(error);
    }
    // endregion

    // region getTextPage
    /// <summary>The text of one page. The first page is 1.</summary>
    public static Task<string> ReadPageAsync(int page) => Task.Run(() => TextOf(page));
    // endregion

    // region findPages
    /// <summary>The texts of all pages, in page order.</summary>
    public static Task<List<string>> ReadPagesAsync() => Task.Run(() =>
        Enumerable.Range(1, Document.PageCount()).Select(TextOf).ToList());

    /// <summary>The numbers of the pages that contain a word, in any letter case.</summary>
    public static List<int> FindPages(IReadOnlyList<string> pages, string word) =>
        Enumerable.Range(1, pages.Count)
            .Where(page => pages[page - 1].IndexOf(word, StringComparison.OrdinalIgnoreCase) >= 0)
            .ToList();
    // endregion

    // region analyze
    /// <summary>The data of the current document, or null when it shows none.</summary>
    public static async Task<Invoice?> ReadInvoiceAsync()
    {
        var (json, error) = await Task.Run(() => (Document.Analyze(), DeckleSDK.GetLastError()));
        if (json.Length > 0) return InvoiceParser.Parse(json);
        if (error.Length > 0) throw new DocumentException(error);
        return null;
    }
    // endregion

    // region readFolder
    /// <summary>Reads the PDF files of a folder in turn. Those that show no data are left out.</summary>
    public static async Task<Dictionary<string, Invoice>> ReadFolderAsync(
        string folder, IProgress<string> progress, CancellationToken cancellation)
    {
        var invoices = new Dictionary<string, Invoice>();
        foreach (var path in Directory.GetFiles(folder, "*.pdf"))
        {
            cancellation.ThrowIfCancellationRequested();
            progress.Report(Path.GetFileName(path));
            try
            {
                await LoadAsync(path);
                if (await ReadInvoiceAsync() is { } invoice) invoices.Add(path, invoice);
            }
            catch (Exception e) when (e is DocumentException or SerializationException)
            {
                Trace.TraceWarning(e.Message.Contains(path) ? e.Message : $"{path}: {e.Message}");
            }
        }
        return invoices;
    }
    // endregion

    // region writePDF
    /// <summary>Writes the current document and returns the path of the written file.</summary>
    public static Task<string> WritePdfAsync(string path) => Task.Run(() =>
        Document.WritePDF(path, true, Document.PDFPageFormat.FitToPages)
        ?? throw new DocumentException(DeckleSDK.GetLastError()));
    // endregion

    // region archivePDF
    /// <summary>Never replaces a file: the second Invoice.pdf becomes Invoice(1).pdf.</summary>
    public static Task<string> ArchivePdfAsync(string fileName) => Task.Run(() =>
    {
        var documents = Environment.GetFolderPath(Environment.SpecialFolder.MyDocuments);
        var folder = Path.Combine(documents, "Invoices");
        Directory.CreateDirectory(folder);
        var path = Path.Combine(folder, fileName);
        return Document.WritePDF(path, false, Document.PDFPageFormat.FitToPages)
            ?? throw new DocumentException(DeckleSDK.GetLastError());
    });
    // endregion

    // region fileName
    /// <summary>For example "2025-04-17 Papierhaus Lindner GmbH.pdf".</summary>
    public static string FileNameOf(Invoice invoice)
    {
        var date = invoice.Date?.ToString("yyyy-MM-dd", CultureInfo.InvariantCulture);
        var name = $"{date} {invoice.Sender ?? "Invoice"}".Trim();
        foreach (var character in Path.GetInvalidFileNameChars())
        {
            name = name.Replace(character, '_');
        }
        return name + ".pdf";
    }
    // endregion
}
