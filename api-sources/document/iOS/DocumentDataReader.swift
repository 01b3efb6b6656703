import Foundation

@available(iOS 13, *)
public class DocumentDataReader {
    /// @return `true` when the configuration is accepted
    /// @failure Returns `false`. `sdk:DeckleSDK.getLastError` returns the message.
    /// @param analyzeConfiguration the values to read in addition to the usual ones
    public static func setAnalyzeConfiguration(analyzeConfiguration: AnalyzeConfiguration) -> Bool { declared() }

    /// @param fileUrl the file to load; copy a file that the user picked into your app's own storage first
    /// @param password the password of an encrypted PDF; leave it out for all other files
    /// @return `true` when the file is loaded and is now the current document
    /// @failure Returns `false`. `sdk:DeckleSDK.getLastError` returns the message, `sdk:DeckleSDK.getLastErrorCode` the reason.
    /// @thread Blocks until the file is loaded. Call it off the main thread.
    public static func loadFile(fileUrl: URL, password: String? = nil) -> Bool { declared() }

    /// @return the recognized text, lines separated by `\n`
    /// @nothingFound Returns an empty string.
    /// @failure Returns an empty string. `sdk:DeckleSDK.getLastError` returns the message.
    /// @thread Blocks until recognition is complete. Call it off the main thread.
    public static func getText(pageNumber: Int32 = -1) -> String { declared() }

    /// @return a JSON string with the fields of `sdk:AnalyzeResult`
    /// @nothingFound Returns an empty string.
    /// @failure Returns an empty string. `sdk:DeckleSDK.getLastError` returns the message.
    /// @thread Blocks until extraction is complete. Call it off the main thread.
    public static func analyze() -> String { declared() }
}

public class AnalyzeConfiguration {
    public var readBIC: Bool = declared()
    public var readPaymentState: Bool = declared()

    public init() {}
}
