import DeckleBarcodeSdk

// region quickStart
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
        // The message is empty if the user canceled.
        if barcodes.isEmpty { print(DeckleSDK.getLastError()) }
    }
}
// endregion
