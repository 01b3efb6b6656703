// canary: missing protocol function | line 4 | does not conform to protocol 'ScanDelegate'
import DeckleSdk

final class Scanner: ScanDelegate {
    func scan() {
        UI.scanDocument(scanDelegate: self, scanConfig: DocumentScannerConfiguration())
    }
}
