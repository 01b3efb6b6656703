// region quickStart
import DeckleBarcodeSdk

/// Keep the reader in a property until the scanner has closed.
final class ParcelReader: BarcodeScanDelegate {
    func readParcelNumber() {
        // With an empty license key, the SDK works for one minute.
        guard DeckleSDK.initSDK(licenseKey: "") else {
            print(DeckleSDK.getLastError())
            return
        }
        let config = BarcodeScannerConfiguration()
        config.barcodeFormats = [.code128, .qrCode]
        BarcodeUI.scanBarcode(delegate: self, config: config)
    }

    func didFinishScan(barcodes: [Barcode]) {
        barcodes.forEach { print($0.value) }
        if barcodes.isEmpty {
            let error = DeckleSDK.getLastError()
            print(error.isEmpty ? "Canceled" : error)
        }
    }
}
// endregion
