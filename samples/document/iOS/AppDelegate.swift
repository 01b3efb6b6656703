// region initSDK
import DeckleSdk
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    /// If false, the app can't use any function of the SDK.
    private(set) static var isSDKReady = false

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let licenseKey = Bundle.main.object(forInfoDictionaryKey: "DeckleLicenseKey") as? String
        Self.isSDKReady = DeckleSDK.initSDK(licenseKey: licenseKey ?? "")
        if Self.isSDKReady {
            prepareDataExtraction()
        } else {
            print("Deckle SDK: \(DeckleSDK.getLastError())")
        }
        return true
    }

    // region setAnalyzeConfiguration
    private func prepareDataExtraction() {
        let config = AnalyzeConfiguration()
        config.readBIC = true
        config.readPaymentState = true
        if !DocumentDataReader.setAnalyzeConfiguration(analyzeConfiguration: config) {
            print("Data extraction: \(DeckleSDK.getLastError())")
        }
    }
    // endregion
}
// endregion

// region prepareText
/// Prepares text recognition with a key that doesn't include data extraction.
func prepareTextRecognition() {
    if !DocumentDataReader.setAnalyzeConfiguration(analyzeConfiguration: AnalyzeConfiguration()) {
        print("Text recognition: \(DeckleSDK.getLastError())")
    }
}
// endregion
