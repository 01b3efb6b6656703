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
        Logger.SetLogLevel(Logger.Level.Verbose);
#else
        Logger.SetLogLevel(Logger.Level.Error);
#endif
    }
    // endregion

    // region traceListener
    /// <summary>Appends the messages of Trace to a file.</summary>
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
