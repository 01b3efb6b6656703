import DeckleBarcodeSdk
import Foundation

// region acceptKnown
/// Closes the scanner at the first number that is on the delivery list and rejects all others.
final class ParcelSearch: BarcodeScanDelegate {
    private let expected: Set<String>
    private let onEnd: (Barcode?) -> Void

    init(expected: Set<String>, onEnd: @escaping (Barcode?) -> Void) {
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
        onEnd(barcodes.first)
    }
}
// endregion

// region checkAfterwards
/// Passes the codes that the server recognizes to `completion`.
/// `isExpected` is your request to the server, which blocks.
func checkIn(
    _ barcodes: [Barcode],
    isExpected: @escaping @Sendable (String) throws -> Bool,
    completion: @escaping @MainActor @Sendable (Result<[Barcode], Error>) -> Void
) {
    DispatchQueue.global(qos: .userInitiated).async {
        let checked = Result { try barcodes.filter { try isExpected($0.value) } }
        DispatchQueue.main.async { completion(checked) }
    }
}
// endregion

// region keepOnClose
/// Keeps the codes even if the user closes the scanner instead of tapping the finish button.
final class Inventory: BarcodeScanDelegate {
    private var read: [Barcode] = []
    private let onEnd: ([Barcode]) -> Void

    init(onEnd: @escaping ([Barcode]) -> Void) {
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
        onEnd(read)
    }
}
// endregion
