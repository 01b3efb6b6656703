public class DeckleSDK {
    /// @return `true` if the license key is accepted
    /// @failure Returns `false`. `sdk:BarcodeSDK.getLastError` returns the message.
    /// @when In `application(_:didFinishLaunchingWithOptions:)`.
    public static func initSDK(licenseKey: String) -> Bool { declared() }

    /// @return the message, or an empty string if the last call succeeded or was canceled by the user
    public static func getLastError() -> String { declared() }

    /// @return `true` if the files were deleted
    /// @failure Returns `false`. `sdk:BarcodeSDK.getLastError` returns the message.
    public static func deleteTempFiles(deleteTraceFileContent: Bool) -> Bool { declared() }
}
