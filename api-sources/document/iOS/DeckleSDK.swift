public class DeckleSDK {
    /// @return `true` when the license key is accepted
    /// @failure Returns `false`. `sdk:DeckleSDK.getLastError` returns the message.
    /// @thread Call it when the app starts, in `application(_:didFinishLaunchingWithOptions:)`.
    public static func initSDK(licenseKey: String) -> Bool { declared() }

    /// @return the message, or an empty string when the last call succeeded, found nothing, or was canceled by the user
    public static func getLastError() -> String { declared() }

    public static func getLastErrorCode() -> DeckleError { declared() }

    public static func version() -> Int { declared() }

    /// @return `true` when the files are deleted
    /// @failure Returns `false`. `sdk:DeckleSDK.getLastError` returns the message.
    public static func deleteTempFiles(deleteTraceFileContent: Bool) -> Bool { declared() }
}
