using System;

namespace Deckle.SDK.MAUI;

public static class DocumentDataReader
{
    public static bool SetAnalyzeConfiguration(AnalyzeConfiguration config) => throw new NotImplementedException();

    /// @param path The path of a file that your app may read; on iOS, copy a file that the user picked into your app's own storage first.
    /// @thread Blocks until the file is loaded. Call it in `Task.Run`.
    public static bool LoadFile(string path, string? password = null) => throw new NotImplementedException();

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
