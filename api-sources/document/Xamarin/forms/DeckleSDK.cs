using System;

namespace Deckle.SDK.Xamarin.Forms;

// The files of this folder declare the API of the package Deckle.SDK.Xamarin.Forms, without implementation. Descriptions and
// defaults are those of api-sources/model. A comment here says only what differs in Xamarin.
//
// The folders next to it declare the packages Deckle.SDK.Xamarin.Android and Deckle.SDK.Xamarin.iOS. Where they have the same
// symbol, the comment of this folder serves all three; they describe what only they have.
//
// Decisions where the platform left room:
// - Xamarin.Forms ends with 1.3.0, which corresponds to the native 1.7. The other packages end with 1.2.1, which corresponds to
//   1.6: no texts and buttons, no confirmation, no page retake, no limit of the PDF size, no appearance of the system bars.
// - What generation 2 deprecates or removes still exists: it has no replacement in Xamarin.
// - Objects within a configuration exist from the start and can be replaced. What may be `null` says so with `?`.
// - `Logger.SetLogLevel` also takes effect when the license key was rejected.

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
