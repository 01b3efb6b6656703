using System;
using System.Diagnostics;
using System.IO;
using System.Threading.Tasks;
using Deckle.SDK.MAUI;
using Microsoft.Maui.Storage;

namespace Invoices;

public static class PdfExport
{
    // region writePDF
    /// <returns>The path of the PDF.</returns>
    /// <exception cref="DocumentException">The PDF couldn't be written.</exception>
    public static Task<string> WriteAsync(string name) => Task.Run(() =>
    {
        var path = Path.Combine(FileSystem.AppDataDirectory, name);
        return Document.WritePDF(path, true, PDFPageFormat.A4)
            ?? throw new DocumentException(DeckleSDK.LastError);
    });
    // endregion

    // region archivePDF
    /// <summary>Adds the document to the archive and discards its scanned pages.</summary>
    /// <returns>The name of the file, such as Invoice(1).pdf.</returns>
    public static Task<string> ArchiveAsync(string name) => Task.Run(() =>
    {
        var folder = Path.Combine(FileSystem.AppDataDirectory, "archive");
        Directory.CreateDirectory(folder);

        var pdf = Document.WritePDF(Path.Combine(folder, name), false, PDFPageFormat.FitToPages)
            ?? throw new DocumentException(DeckleSDK.LastError);
        Housekeeping.DiscardDocument();
        return Path.GetFileName(pdf);
    });
    // endregion

    // region writeSmallPDF
    // A limit that most mail servers accept.
    private const int MaxMailSizeKB = 10 * 1024;

    /// <summary>Writes 10 MB if possible into a folder for files that are on their way to another app.</summary>
    public static Task<string> WriteForMailAsync() => Task.Run(() =>
    {
        Directory.CreateDirectory(SharedFolder);
        var path = Path.Combine(SharedFolder, "Invoice.pdf");
        return Document.WritePDF(path, false, PDFPageFormat.A4, MaxMailSizeKB)
            ?? throw new DocumentException(DeckleSDK.LastError);
    });

    private static string SharedFolder => Path.Combine(FileSystem.CacheDirectory, "shared");
    // endregion

    // region deleteSharedPDFs
    /// <summary>Call it before anything is shared.</summary>
    public static Task DeleteSharedAsync() => Task.Run(() =>
    {
        if (!Directory.Exists(SharedFolder)) return;

        foreach (var file in Directory.EnumerateFiles(SharedFolder))
        {
            var age = DateTime.UtcNow - File.GetLastWriteTimeUtc(file);
            try
            {
                if (age > TimeSpan.FromHours(1)) File.Delete(file);
            }
            catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
            {
                Trace.TraceWarning(exception.Message);
            }
        }
    });
    // endregion
}
