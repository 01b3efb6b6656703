using System;

namespace Deckle.SDK.MAUI;

public static class Document
{
    /// @return the number of pages of the current document, `0` when there is none
    public static int PageCount() => throw new NotImplementedException();

    /// @param path the file to write; `.pdf` is added if it is missing
    /// @param overwrite `true` replaces an existing file; `false` keeps it and adds a number to the new name, for example `Invoice(1).pdf`
    /// @param format the page size of the PDF
    /// @param maxSizeKB (since 1.7) the upper limit of the file size in kilobytes; 10 MB are `10 * 1024`. A file that would be larger is compressed, which lowers the image quality and takes longer. `0`, the default, sets no limit.
    /// @return the path of the written file, whose name can differ from `path` when `overwrite` is `false`
    /// @failure Returns `null`. `sdk:DeckleSDK.getLastError` returns the message.
    /// @thread Blocks until pending text recognition is complete and the file is written. Call it in `Task.Run`.
    public static string? WritePDF(string path, bool overwrite, PDFPageFormat format, int maxSizeKB = 0) => throw new NotImplementedException();

    /// @param page the number of the page, starting at 1
    /// @param path the file to write, in a folder that exists
    /// @return the path of the written JPG file
    /// @failure Returns `null`. `sdk:DeckleSDK.getLastError` returns the message.
    /// @thread Returns when the file is written. Call it in `Task.Run`.
    /// @since 1.0.2
    public static string? WriteImage(int page, string path) => throw new NotImplementedException();

    /// @param page the number of the page, starting at 1
    /// @param pageSourceType the version of the page: untouched, cropped, or cropped and filtered
    /// @return the page as JPG data
    /// @failure Returns `null`. `sdk:DeckleSDK.getLastError` returns the message.
    /// @thread Returns when the image is encoded. Call it in `Task.Run`.
    /// @since 1.0.2
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

/// @since 1.0.2
public enum PageSourceType
{
    Original,
    CutFilter,
    CutOnly,
}
