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
    /// @param fileUrl the file to load, in a place that your app may read
    /// @return `true` when the file is loaded and is now the current document; `sdk:DeckleSDK.getText` finds no text in it
    /// @failure Returns `false`. `sdk:DeckleSDK.getLastError` returns the message, `sdk:DeckleSDK.getLastErrorCode` the reason.
    /// @thread Blocks until the file is loaded. Call it off the main thread.
    public static func loadFile(fileUrl: URL) -> Bool { declared() }

    /// @return the number of pages of the currently loaded document, `0` when none is loaded
    public static func pageCount() -> Int { declared() }

    /// @param fileUrl the folder to write to, not the file
    /// @param fileName the name of the file; `.pdf` is added if it is missing
    /// @param overwrite `true` replaces an existing file; `false` keeps it and adds a number to the new name, for example `Invoice(1).pdf`
    /// @param pageFormat the page size of the PDF
    /// @param maxSizeKB (since 1.7) the upper limit of the file size in kilobytes; 10 MB are `10 * 1024`. A file that would be larger is compressed, which lowers the image quality and takes longer. `0`, the default, sets no limit.
    /// @return the URL of the written file, whose name can differ from `fileName` when `overwrite` is `false`
    /// @failure Returns `nil`. `sdk:DeckleSDK.getLastError` returns the message.
    /// @thread Blocks until pending text recognition is complete and the file is written. Call it off the main thread.
    public static func writePDF(fileUrl: URL, fileName: String, overwrite: Bool = true, pageFormat: Document.PDFPageFormat = .FitToPages, maxSizeKB: UInt32 = 0) -> URL? { declared() }

    /// @param page the number of the page, starting at 1
    /// @param fileUrl the file to write, in a folder that exists
    /// @return the URL of the written JPG file
    /// @failure Returns `nil`. `sdk:DeckleSDK.getLastError` returns the message.
    /// @thread Call it off the main thread.
    public static func writeImage(page: Int, fileUrl: URL) -> URL? { declared() }

    /// @param page the number of the page, starting at 1
    /// @param pageSourceType the version of the page: untouched, cropped, or cropped and filtered
    /// @return the page as JPG data
    /// @failure Returns `nil`. `sdk:DeckleSDK.getLastError` returns the message.
    /// @thread Call it off the main thread.
    public static func getImage(page: Int, pageSourceType: Document.PageSourceType = .cutFilter) -> NSData? { declared() }
}
