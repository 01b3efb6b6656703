// canary: missing argument | line 6 | missing argument for parameter 'scanConfig' in call
import DeckleSdk

final class Scanner: ScanDelegate {
    func scan() {
        UI.scanDocument(scanDelegate: self)
    }

    func didFinishScan(withResult result: Bool) {}
}
