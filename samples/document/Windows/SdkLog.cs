using System;
using System.Diagnostics;
using System.IO;
using Deckle.SDK.Windows;

namespace Invoices;

public static class SdkLog
{
    // region setLogLevel
    public static void ChooseLevel()
    {
#if DEBUG
        var isVerbose = true;
#else
        // On a customer's computer: setx INVOICES_LOG verbose
        var isVerbose = Environment.GetEnvironmentVariable("INVOICES_LOG") == "verbose";
#endif
        Logger.SetLogLevel(isVerbose ? Logger.Level.Verbose : Logger.Level.Error);
    }
    // endregion

    // region traceListener
    /// <summary>Appends the messages of Trace to %LOCALAPPDATA%\Invoices.log.</summary>
    public static void KeepTraceMessages()
    {
        var folder = Environment.GetFolderPath(Environment.SpecialFolder.LocalApplicationData);
        Trace.Listeners.Add(new TextWriterTraceListener(Path.Combine(folder, "Invoices.log")));
        Trace.AutoFlush = true;
    }
    // endregion

    // region getTraceFile
    /// <summary>Opens the folder of the log file in Explorer and selects the file.</summary>
    public static void ShowFile()
    {
        if (File.Exists(Logger.Filename))
        {
            Process.Start("explorer.exe", $"/select,\"{Logger.Filename}\"");
        }
    }
    // endregion
}
