using System;

namespace Deckle.SDK.MAUI;

// The files of this folder declare the API of the package Deckle.SDK.Maui, without implementation. Descriptions and defaults
// are those of api-sources/model. A comment here says only what differs in .NET MAUI.
//
// Decisions where the platform left room:
// - A failure is never thrown, except by `UI.StartPhotoPayment` and `UI.StartPhotoPaymentWithExternalFiles`, whose `null` means
//   cancel: they throw an exception with the message.
// - Objects within a configuration exist from the start and can be replaced. What may be `null` says so with `?`.
// - Paths are absolute, without `file://`.
// - `Logger.SetLogLevel` also takes effect when the license key was rejected, so that a release build never logs everything.

public static class DeckleSDK
{
    /// @return `true` when the license key is accepted
    /// @failure Returns `false`. `sdk:DeckleSDK.getLastError` returns the message.
    /// @when In the constructor of `App`, after `InitializeComponent`.
    public static bool InitSDK(string licenseKey) => throw new NotImplementedException();

    /// The message of the error in the last call.
    /// @return the message, or an empty string when the last call succeeded, was canceled, or found nothing
    public static string LastError => throw new NotImplementedException();

    public static bool DeleteTempFiles(bool deleteTraceFileContent) => throw new NotImplementedException();
}
