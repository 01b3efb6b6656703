// Decisions where the platform left room:
// - `CFBundleShortVersionString` in the `Info.plist` of the framework is the version of the SDK. The core has its own number.
// - Versions before 1.9.1 need Xcode 15.1 and weren't tested with Xcode 26: the changelog raises it only in 1.9.1.

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
