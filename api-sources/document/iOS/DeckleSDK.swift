public class DeckleSDK {
    /// @return `true` when the license key is accepted
    /// @failure Returns `false`. `sdk:DeckleSDK.getLastError` returns the message.
    /// @when In `application(_:didFinishLaunchingWithOptions:)`.
    public static func initSDK(licenseKey: String) -> Bool { declared() }

    public static func getLastError() -> String { declared() }

    public static func getLastErrorCode() -> DeckleError { declared() }

    public static func version() -> Int { declared() }

    public static func deleteTempFiles(deleteTraceFileContent: Bool) -> Bool { declared() }
}
