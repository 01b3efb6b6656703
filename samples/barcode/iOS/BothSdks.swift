// region imports
import DeckleBarcodeSdk
import DeckleSdk

typealias BarcodeSDK = DeckleBarcodeSdk.DeckleSDK
typealias BarcodeLogger = DeckleBarcodeSdk.Logger
typealias DocumentSDK = DeckleSdk.DeckleSDK
typealias DocumentLogger = DeckleSdk.Logger
// endregion

// region initBoth
/// Whether each SDK is ready. One key can be rejected while the other SDK works.
func initBoth() -> (barcodes: Bool, documents: Bool) {
    let barcodes = BarcodeSDK.initSDK(licenseKey: "the barcode key for com.example.parcels")
    if !barcodes {
        print("Barcode SDK: \(BarcodeSDK.getLastError())")
    }

    let documents = DocumentSDK.initSDK(licenseKey: "the document key for com.example.parcels")
    if !documents {
        print("Document SDK: \(DocumentSDK.getLastError())")
    }
    return (barcodes, documents)
}
// endregion

// region logBoth
func logOnlyErrors() {
    BarcodeLogger.setLogLevel(level: .error)
    DocumentLogger.setLogLevel(level: .error)
}
// endregion

// region useBoth
/// Reads the number on a parcel, then scans its delivery note.
final class ParcelReception: BarcodeScanDelegate, ScanDelegate {
    private(set) var parcel: String?

    func start() {
        let config = BarcodeScannerConfiguration()
        config.barcodeFormats = [.code128]
        BarcodeUI.scanBarcode(delegate: self, config: config)
    }

    func didFinishScan(barcodes: [Barcode]) {
        guard let label = barcodes.first else {
            // The message is empty if the user canceled.
            print("No parcel. \(BarcodeSDK.getLastError())")
            return
        }
        parcel = label.value
        let scanConfig = DocumentScannerConfiguration()
        scanConfig.multiPage = false
        UI.scanDocument(scanDelegate: self, scanConfig: scanConfig)
    }

    func didFinishScan(withResult result: Bool) {
        print(result ? "Delivery note scanned" : "No delivery note. \(DocumentSDK.getLastError())")
    }
}
// endregion
