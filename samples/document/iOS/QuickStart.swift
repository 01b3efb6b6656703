// region quickStart
import DeckleSdk
import Foundation

/// Keep the object in a property, because the scanner needs it until the scan has ended.
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
            let error = DeckleSDK.getLastError()
            print(error.isEmpty ? "Canceled" : error)
            return
        }
        DispatchQueue.global().async {
            let json = DocumentDataReader.analyze()
            print(json.isEmpty ? "No data found. \(DeckleSDK.getLastError())" : json)
        }
    }
}
// endregion
