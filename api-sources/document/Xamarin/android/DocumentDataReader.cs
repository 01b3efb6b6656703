using System;
using Uri = Android.Net.Uri;

namespace Deckle.SDK.Xamarin.Android;

public static class DocumentDataReader
{
    /// @return `true` when the configuration is accepted
    /// @failure Returns `false`. `sdk:DeckleSDK.getLastError` returns the message.
    public static bool SetAnalyzeConfiguration(AnalyzeConfiguration config) => throw new NotImplementedException();

    /// @param uri the file to load: a `file://` or a `content://` URI
    /// @param password the password of an encrypted PDF; leave it out for all other files
    /// @return `true` when the file is loaded and is now the current document
    /// @failure Returns `false`. `sdk:DeckleSDK.getLastError` returns the message.
    /// @thread Blocks until the file is loaded. Call it in `Task.Run`.
    public static bool LoadFile(Uri uri, string? password = null) => throw new NotImplementedException();

    /// @return the recognized text, lines separated by `\n`
    /// @nothingFound Returns an empty string.
    /// @failure Returns an empty string. `sdk:DeckleSDK.getLastError` returns the message.
    /// @thread Blocks until recognition is complete. Call it in `Task.Run`.
    public static string GetText(int pageNumber = -1) => throw new NotImplementedException();

    /// @return a JSON string with the fields of `sdk:AnalyzeResult`
    /// @nothingFound Returns an empty string.
    /// @failure Returns an empty string. `sdk:DeckleSDK.getLastError` returns the message.
    /// @thread Blocks until extraction is complete. Call it in `Task.Run`.
    public static string Analyze() => throw new NotImplementedException();
}

public class AnalyzeConfiguration
{
    public bool ReadBIC { get; set; }
    public bool ReadPaymentState { get; set; }
}
