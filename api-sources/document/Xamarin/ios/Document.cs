using System;
using Foundation;

namespace Deckle.SDK.Xamarin.iOS;

public static class Document
{
    /// Loads a PDF or image file as the current document, without text recognition.
    /// @remarks Made for iOS 12 and older, where `sdk:DeckleSDK.loadFile` isn't available.
    /// @since 1.5
    /// @param fileUrl The file to load; copy a file that the user picked into your app's own storage first.
    /// @thread Blocks until the file is loaded. Call it in `Task.Run`.
    public static bool LoadFile(NSUrl fileUrl) => throw new NotImplementedException();

    public static int PageCount() => throw new NotImplementedException();

    /// @param folder The folder to write to, not the file.
    /// @param name The name of the file; `.pdf` is added if it is missing.
    public static NSUrl? WritePDF(NSUrl folder, string name, bool overwrite, PDFPageFormat format) => throw new NotImplementedException();

    /// @param fileUrl The file to write, in a folder that exists.
    public static NSUrl? WriteImage(int page, NSUrl fileUrl) => throw new NotImplementedException();

    public static NSData? GetImage(int page, PageSourceType pageSourceType) => throw new NotImplementedException();
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

public enum PageSourceType
{
    Original,
    CutFilter,
    CutOnly,
}
