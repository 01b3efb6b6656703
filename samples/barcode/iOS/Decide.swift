// region acceptKnown
import DeckleBarcodeSdk

/// Closes the scanner at the first number that is on the delivery list and rejects all others.
final class ParcelSearch: BarcodeScanDelegate {
    private let expected: Set<String>
    private let onEnd: (_ barcode: Barcode?, _ hasFailed: Bool) -> Void

    init(expected: Set<String>, onEnd: @escaping (_ barcode: Barcode?, _ hasFailed: Bool) -> Void) {
        self.expected = expected
        self.onEnd = onEnd
    }

    func start() {
        let config = BarcodeScannerConfiguration()
        config.barcodeFormats = [.code128]
        BarcodeUI.scanBarcode(delegate: self, config: config)
    }

    func didDetect(barcode: Barcode) -> ReadingState {
        expected.contains(barcode.value) ? .finished : .rejected
    }

    func didFinishScan(barcodes: [Barcode]) {
        let error = DeckleSDK.getLastError()
        if !error.isEmpty { print("Scanner not opened: \(error)") }
        onEnd(barcodes.first, !error.isEmpty)
    }
}
// endregion

// region checkAfterwards
/// Returns the codes that the server recognizes. `isExpected` is your request to the server.
@MainActor
func checkIn(
    _ barcodes: [Barcode],
    isExpected: @Sendable (String) async throws -> Bool
) async throws -> [Barcode] {
    var recognized: [Barcode] = []
    for barcode in barcodes {
        if try await isExpected(barcode.value) {
            recognized.append(barcode)
        }
    }
    return recognized
}
// endregion

// region keepOnClose
/// Keeps the codes even if the user closes the scanner instead of tapping the finish button.
final class Inventory: BarcodeScanDelegate {
    private var read: [Barcode] = []
    private let onEnd: (_ barcodes: [Barcode], _ hasFailed: Bool) -> Void

    init(onEnd: @escaping (_ barcodes: [Barcode], _ hasFailed: Bool) -> Void) {
        self.onEnd = onEnd
    }

    func start() {
        read = []
        let config = BarcodeScannerConfiguration()
        config.multiScan = true
        BarcodeUI.scanBarcode(delegate: self, config: config)
    }

    func didDetect(barcode: Barcode) -> ReadingState {
        read.append(barcode)
        return .active
    }

    func didFinishScan(barcodes: [Barcode]) {
        let error = DeckleSDK.getLastError()
        if !error.isEmpty { print("Scanner not opened: \(error)") }
        onEnd(read, !error.isEmpty)
    }
}
// endregion
