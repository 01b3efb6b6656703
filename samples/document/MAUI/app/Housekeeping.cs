using System.Diagnostics;
using System.IO;
using System.Threading.Tasks;
using Deckle.SDK.MAUI;
using Microsoft.Maui.ApplicationModel.DataTransfer;
using Microsoft.Maui.Graphics;
using Microsoft.Maui.Storage;

namespace Invoices;

public static class Housekeeping
{
    // region getTraceFile
    /// <summary>Opens the share sheet with a copy of the trace file; on an iPad, next to the given place.</summary>
    /// <returns>False when nothing has been logged yet.</returns>
    public static async Task<bool> ShareTraceFileAsync(Rect place)
    {
        var trace = Logger.GetTraceFile();
        if (!File.Exists(trace)) return false;

        var copy = Path.Combine(FileSystem.CacheDirectory, "Deckle.txt");
        File.Copy(trace, copy, overwrite: true);
        await Share.RequestAsync(new ShareFileRequest
        {
            Title = "Log of the document scanner",
            File = new ShareFile(copy, "text/plain"),
            PresentationSourceBounds = place,
        });
        return true;
    }
    // endregion

    // region deleteTempFiles
    /// <summary>Discards the current document. Call it when the export is complete.</summary>
    public static void DiscardDocument()
    {
        if (!DeckleSDK.DeleteTempFiles(false)) Trace.TraceWarning($"Temporary files: {DeckleSDK.LastError}");
    }
    // endregion
}
