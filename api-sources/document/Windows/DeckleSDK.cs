using System;

namespace Deckle.SDK.Windows;

// The files of this folder declare the API of the Windows library, without implementation. Descriptions and defaults are
// those of api-sources/model. A comment here says only what differs on Windows.

public static class DeckleSDK
{
    /// @param licenseKey Your license key, which is bound to the `Product` of the project that makes this call, or an empty string for a test of one minute.
    /// @param tempPath A folder for temporary files that your app may write to, for example `Path.GetTempPath()`.
    /// @return `true` when the license key is accepted
    /// @failure Returns `false`. `sdk:DeckleSDK.getLastError` returns the message.
    /// @when Before all other functions except `sdk:DeckleSDK.setLogLevel`.
    public static bool InitSDK(string licenseKey, string tempPath) => throw new NotImplementedException();

    /// @return the message, or an empty string when the last call succeeded or found nothing
    public static string GetLastError() => throw new NotImplementedException();

    public static bool SetAnalyzeConfiguration(AnalyzeConfiguration config) => throw new NotImplementedException();
}
