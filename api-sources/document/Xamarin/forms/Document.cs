using System;

namespace Deckle.SDK.Xamarin.Forms;

public static class Document
{
    public static int PageCount() => throw new NotImplementedException();

    /// @param path The file to write; `.pdf` is added if it is missing.
    /// @param format The page size of the PDF.
    /// @return the written file, whose name can differ from the one you passed when `overwrite` is `false`
    /// @thread Blocks until pending text recognition is complete and the file is written. Call it in `Task.Run`.
    public static string? WritePDF(string path, bool overwrite, PDFPageFormat format, int maxSizeKB = 0) => throw new NotImplementedException();

    /// @param page The number of the page, starting at 1.
    /// @param path The file to write, in a folder that exists.
    /// @return the written JPG file
    /// @thread Returns when the file is written. Call it in `Task.Run`.
    /// @since 1.1.0
    public static string? WriteImage(int page, string path) => throw new NotImplementedException();

    /// @param page The number of the page, starting at 1.
    /// @return the page as JPG data
    /// @thread Returns when the image is encoded. Call it in `Task.Run`.
    /// @since 1.1.0
    public static byte[]? GetImageBytes(int page, PageSourceType pageSourceType) => throw new NotImplementedException();
}

public enum PDFPageFormat
{
    FitToPages,
    A4,
    A4Landscape,
    A5,
    A5Landscape,
    Letter,
    LetterLandscape,
    Legal,
    LegalLandscape,
}

/// @since 1.1.0
public enum PageSourceType
{
    Original,
    CutFilter,
    CutOnly,
}
