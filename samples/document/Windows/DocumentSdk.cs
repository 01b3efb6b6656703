// region initSDK
using System;
using System.Diagnostics;
using System.IO;
using System.Threading;
using Deckle.SDK.Windows;

namespace Invoices;

public static class DocumentSdk
{
    // Held until the process ends, so that other instances find it.
    private static Mutex? runningInstance;

    /// <summary>False means that no function of the SDK can be used in this run.</summary>
    public static bool IsReady { get; private set; }

    public static void Start(string licenseKey)
    {
        SdkLog.KeepTraceMessages();
        // Set the level first, so that the log also shows why an initialization failed.
        SdkLog.ChooseLevel();
        try
        {
            IsReady = DeckleSDK.InitSDK(licenseKey, EmptyFolder());
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            Trace.TraceError($"Temporary folder: {exception.Message}");
            return;
        }
        Trace.TraceInformation($"SDK log: {Logger.Filename}");
        if (IsReady)
        {
            PrepareDataExtraction();
        }
        else
        {
            Trace.TraceError($"Deckle SDK: {DeckleSDK.GetLastError()}");
        }
    }

    /// <summary>A folder for temporary files, without those of earlier runs.</summary>
    private static string EmptyFolder()
    {
        var folder = Path.Combine(Path.GetTempPath(), "Invoices");
        // Another running instance still needs its files.
        runningInstance = new Mutex(false, "com.example.invoices", out var isOnlyInstance);
        try
        {
            if (isOnlyInstance && Directory.Exists(folder)) Directory.Delete(folder, true);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            Trace.TraceWarning($"Files of an earlier run: {exception.Message}");
        }
        Directory.CreateDirectory(folder);
        return folder;
    }

    // region setAnalyzeConfiguration
    private static void PrepareDataExtraction()
    {
        var config = new AnalyzeConfiguration { ReadBIC = true, ReadPaymentState = true };
        if (!DeckleSDK.SetAnalyzeConfiguration(config))
        {
            Trace.TraceError($"Data extraction: {DeckleSDK.GetLastError()}");
        }
    }
    // endregion
}
// endregion
