// region swiftUI
import Combine
import DeckleBarcodeSdk
import SwiftUI

/// Starts the scanner and publishes what it read.
final class ScanModel: ObservableObject, BarcodeScanDelegate {
    @Published private(set) var message = "No code scanned yet"
    @Published private(set) var page: URL?
    @Published private(set) var isScanning = false

    func scan(_ config: BarcodeScannerConfiguration = BarcodeScannerConfiguration()) {
        isScanning = true
        BarcodeUI.scanBarcode(delegate: self, config: config)
    }

    func didFinishScan(barcodes: [Barcode]) {
        isScanning = false
        page = barcodes.first.flatMap { webPage(in: $0) }
        let error = DeckleSDK.getLastError()
        if !barcodes.isEmpty {
            message = barcodes.map { $0.value }.joined(separator: "\n")
        } else if error.isEmpty {
            message = "Scan canceled"
        } else {
            print("Scanner not opened: \(error)")
            message = "The scanner couldn't be opened"
        }
    }
}

struct ScanView: View {
    @StateObject private var scanner = ScanModel()

    var body: some View {
        VStack(spacing: 16) {
            Button("Scan a code") { scanner.scan() }
                .disabled(scanner.isScanning || !AppDelegate.isSDKReady)
            Text(scanner.message)
            if let page = scanner.page {
                Link("Open \(page.absoluteString)", destination: page)
            }
        }
    }
}
// endregion
