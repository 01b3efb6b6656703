using System.Diagnostics;
using System.IO;
using Deckle.SDK.Windows;

namespace Invoices;

// region initSDK
public static class DocumentSdk
{
    /// <summary>False means that no function of the SDK can be used in this run.</summary>
    public static bool IsReady { get; private set; }

    public static void Start(string licenseKey)
    {
        SdkLog.ChooseLevel();

        var folder = Path.Combine(Path.GetTempPath(), "Invoices");
        Directory.CreateDirectory(folder);
        IsReady = DeckleSDK.InitSDK(licenseKey, folder);
        if (IsReady)
        {
            PrepareDataExtraction();
        }
        else
        {
            Trace.TraceError($"Deckle SDK: {DeckleSDK.GetLastError()}");
        }
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
