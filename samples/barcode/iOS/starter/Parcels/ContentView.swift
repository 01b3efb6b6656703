// region getStarted
import Combine
import DeckleBarcodeSdk
import SwiftUI

private let licenseKey = ""

/// Starts the SDK and the scanner, and publishes what the view shows.
final class CodeScanner: ObservableObject, BarcodeScanDelegate {
    @Published private(set) var message: String
    @Published private(set) var isScanning = false
    let isReady: Bool

    init() {
        isReady = DeckleSDK.initSDK(licenseKey: licenseKey)
        message = isReady ? "Ready to scan" : DeckleSDK.getLastError()
    }

    func scan() {
        isScanning = true
        BarcodeUI.scanBarcode(delegate: self, config: BarcodeScannerConfiguration())
    }

    func didFinishScan(barcodes: [Barcode]) {
        isScanning = false
        if let barcode = barcodes.first {
            message = "\(barcode.format): \(barcode.value)"
            return
        }
        let error = DeckleSDK.getLastError()
        message = error.isEmpty ? "Scan canceled" : "Scan failed: \(error)"
    }
}

struct ContentView: View {
    @StateObject private var scanner = CodeScanner()

    var body: some View {
        VStack(spacing: 16) {
            Button("Scan a code") { scanner.scan() }
                .buttonStyle(.borderedProminent)
                .disabled(!scanner.isReady || scanner.isScanning)
            Text(scanner.message)
                .multilineTextAlignment(.center)
        }
        .padding()
    }
}
// endregion
