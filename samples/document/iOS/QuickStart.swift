import DeckleSdk
import Foundation

// region quickStart
final class QuickStart: ScanDelegate {
    /// Call it once, when your app starts.
    func start() {
        // With an empty license key, the SDK works for one minute.
        guard DeckleSDK.initSDK(licenseKey: "") else {
            print(DeckleSDK.getLastError())
            return
        }
        // Scanning also works without text recognition.
        if !DocumentDataReader.setAnalyzeConfiguration(analyzeConfiguration: AnalyzeConfiguration()) {
            print(DeckleSDK.getLastError())
        }
    }

    func scanInvoice() {
        UI.scanDocument(scanDelegate: self, scanConfig: DocumentScannerConfiguration())
    }

    func didFinishScan(withResult result: Bool) {
        guard result else {
            // The message is empty if the user canceled.
            print(DeckleSDK.getLastError())
            return
        }
        DispatchQueue.global().async {
            print(DocumentDataReader.analyze())
        }
    }
}
// endregion
