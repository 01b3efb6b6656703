import DeckleSdk
import Foundation

// region quickStart
final class QuickStart: ScanDelegate {
    func start() {
        // With an empty license key, the SDK works for one minute.
        guard DeckleSDK.initSDK(licenseKey: ""),
              DocumentDataReader.setAnalyzeConfiguration(analyzeConfiguration: AnalyzeConfiguration())
        else {
            print(DeckleSDK.getLastError())
            return
        }
        UI.scanDocument(scanDelegate: self, scanConfig: DocumentScannerConfiguration())
    }

    func didFinishScan(withResult result: Bool) {
        guard result else { return }
        DispatchQueue.global().async {
            print(DocumentDataReader.analyze())
        }
    }
}
// endregion
