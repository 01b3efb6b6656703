using System;

namespace Deckle.SDK.Xamarin.iOS;

public static class DeckleSDK
{
    /// @return `true` when the license key is accepted
    /// @failure Returns `false`. `sdk:DeckleSDK.getLastError` returns the message.
    /// @when Once, when the app starts.
    public static bool InitSDK(string licenseKey) => throw new NotImplementedException();

    /// The message of the error in the last call.
    /// @return the message, or an empty string when the last call succeeded, was canceled, or found nothing
    public static string LastError => throw new NotImplementedException();

    public static bool DeleteTempFiles(bool deleteTraceFileContent) => throw new NotImplementedException();
}
