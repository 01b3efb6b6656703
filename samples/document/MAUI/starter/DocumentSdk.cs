// region getStarted
using Deckle.SDK.MAUI;

namespace Invoices;

/// <summary>Starts the SDK and remembers whether the license key was accepted.</summary>
public static class DocumentSdk
{
    // With an empty key, the SDK works for one minute after each start.
    private const string LicenseKey = "";

    public static bool IsReady { get; private set; }

    public static string Message { get; private set; } = "";

    public static void Start()
    {
        IsReady = DeckleSDK.InitSDK(LicenseKey);
        Message = IsReady ? "Ready to scan." : DeckleSDK.LastError;
    }
}
// endregion
