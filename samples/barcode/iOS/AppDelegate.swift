// region initSDK
import DeckleBarcodeSdk
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    /// False if initialization failed and the scanner can't be used.
    private(set) static var isSDKReady = false

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Self.isSDKReady = DeckleSDK.initSDK(licenseKey: LicenseKey.barcode)
        if !Self.isSDKReady {
            print("Barcode SDK: \(DeckleSDK.getLastError())")
        }
        return true
    }
}
// endregion
