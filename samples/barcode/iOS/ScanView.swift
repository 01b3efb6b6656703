// region swiftUI
import Combine
import DeckleBarcodeSdk
import SwiftUI

/// Starts the scanner and publishes what it read.
final class CodeScanner: ObservableObject, BarcodeScanDelegate {
    @Published private(set) var message = "No code scanned yet"
    @Published private(set) var isScanning = false

    func scan() {
        isScanning = true
        BarcodeUI.scanBarcode(delegate: self, config: BarcodeScannerConfiguration())
    }

    func didFinishScan(barcodes: [Barcode]) {
        isScanning = false
        if let barcode = barcodes.first {
            message = barcode.value
        } else {
            let error = DeckleSDK.getLastError()
            message = error.isEmpty ? "Scan canceled" : "The scanner couldn't be opened"
        }
    }
}

struct ScanView: View {
    @StateObject private var scanner = CodeScanner()

    var body: some View {
        VStack(spacing: 16) {
            Button("Scan a code") { scanner.scan() }
                .disabled(scanner.isScanning || !AppDelegate.isSDKReady)
            Text(scanner.message)
        }
    }
}
// endregion
