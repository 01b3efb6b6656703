import Foundation

public class Document {
    public enum PDFPageFormat: Int {
        case FitToPages = 0
        case A4 = 1
        case A4Landscape = 2
        case A5 = 3
        case A5Landscape = 4
        case Letter = 5
        case LetterLandscape = 6
        case Legal = 7
        case LegalLandscape = 8
    }

    public enum PageSourceType: Int {
        case original = 0
        case cutFilter = 1
        case cutOnly = 2
    }

    /// Loads a PDF or image file as the current document, without text recognition and without any screen.
    /// @since 1.5
    /// @param fileUrl The file to load, in a place that your app may read.
    /// @return `true` when the file is loaded and is now the current document; `sdk:DeckleSDK.getText` finds no text in it
    /// @failure Returns `false`. `sdk:DeckleSDK.getLastError` returns the message, `sdk:DeckleSDK.getLastErrorCode` the reason.
    /// @thread Blocks until the file is loaded; call it from a background thread.
    public static func loadFile(fileUrl: URL) -> Bool { declared() }

    public static func pageCount() -> Int { declared() }

    /// @param fileUrl The folder to write to, not the file.
    /// @param fileName The name of the file; `.pdf` is added if it is missing.
    /// @return the URL of the written file, whose name can differ from `fileName` when `overwrite` is `false`
    public static func writePDF(fileUrl: URL, fileName: String, overwrite: Bool = true, pageFormat: Document.PDFPageFormat = .FitToPages, maxSizeKB: UInt32 = 0) -> URL? { declared() }

    /// @param page The number of the page, starting at 1.
    /// @param fileUrl The file to write, in a folder that exists.
    /// @return the URL of the written JPG file
    /// @thread Call it off the main thread.
    public static func writeImage(page: Int, fileUrl: URL) -> URL? { declared() }

    /// @param page The number of the page, starting at 1.
    /// @return the page as JPG data
    /// @thread Call it off the main thread.
    public static func getImage(page: Int, pageSourceType: Document.PageSourceType = .cutFilter) -> NSData? { declared() }
}
