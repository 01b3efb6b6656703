using System;
using Uri = Android.Net.Uri;

namespace Deckle.SDK.Xamarin.Android;

public static class DocumentDataReader
{
    public static bool SetAnalyzeConfiguration(AnalyzeConfiguration config) => throw new NotImplementedException();

    /// @param uri The file to load: a `file://` or a `content://` URI.
    /// @thread Blocks until the file is loaded. Call it in `Task.Run`.
    public static bool LoadFile(Uri uri, string? password = null) => throw new NotImplementedException();

    /// @thread Blocks until recognition is complete. Call it in `Task.Run`.
    public static string GetText(int pageNumber = -1) => throw new NotImplementedException();

    /// @thread Blocks until extraction is complete. Call it in `Task.Run`.
    public static string Analyze() => throw new NotImplementedException();
}

public class AnalyzeConfiguration
{
    public bool ReadBIC { get; set; }
    public bool ReadPaymentState { get; set; }
}
