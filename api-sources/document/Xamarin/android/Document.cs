using System;

namespace Deckle.SDK.Xamarin.Android;

public static class Document
{
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

    public enum PageSourceType
    {
        Original,
        CutFilter,
        CutOnly,
    }

    public static int PageCount() => throw new NotImplementedException();

    /// @param file The file to write; `.pdf` is added if it is missing.
    public static Java.IO.File? WritePDF(Java.IO.File file, bool overwrite, Document.PDFPageFormat format) => throw new NotImplementedException();

    /// @param file The file to write, in a folder that exists.
    public static Java.IO.File? WriteImage(int page, Java.IO.File file) => throw new NotImplementedException();

    public static byte[]? GetImageBytes(int page, Document.PageSourceType pageSourceType) => throw new NotImplementedException();
}
