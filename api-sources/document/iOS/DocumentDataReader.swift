import Foundation

@available(iOS 13, *)
public class DocumentDataReader {
    /// @param analyzeConfiguration The values to read in addition to the usual ones.
    public static func setAnalyzeConfiguration(analyzeConfiguration: AnalyzeConfiguration) -> Bool { declared() }

    /// @param fileUrl The file to load; copy a file that the user picked into your app's own storage first.
    /// @failure Returns `false`. `sdk:DeckleSDK.getLastError` returns the message, `sdk:DeckleSDK.getLastErrorCode` the reason.
    public static func loadFile(fileUrl: URL, password: String? = nil) -> Bool { declared() }

    public static func getText(pageNumber: Int32 = -1) -> String { declared() }

    /// @thread Blocks until extraction is complete. Call it off the main thread.
    public static func analyze() -> String { declared() }
}

public class AnalyzeConfiguration {
    public var readBIC: Bool = declared()
    public var readPaymentState: Bool = declared()

    public init() {}
}
