// region swiftUIDelegate
import Combine
import DeckleSdk
import SwiftUI

/// Starts the scanner and publishes its result.
final class InvoiceScanner: ObservableObject, ScanDelegate {
    @Published private(set) var isScanning = false
    @Published private(set) var message = "Ready to scan"

    func scan(_ config: DocumentScannerConfiguration = DocumentScannerConfiguration()) {
        isScanning = true
        UI.scanDocument(scanDelegate: self, scanConfig: config)
    }

    func didFinishScan(withResult result: Bool) {
        isScanning = false
        let error = DeckleSDK.getLastError()
        if result {
            message = "Pages: \(Document.pageCount())"
        } else if error.isEmpty {
            message = "Scan canceled"
        } else {
            print("The scanner didn't open: \(error)")
            message = "The scanner couldn't be opened"
        }
    }
}
// endregion

// region swiftUIView
struct ScannerView: View {
    @StateObject private var scanner = InvoiceScanner()

    var body: some View {
        VStack(spacing: 16) {
            Button("Scan a document") { scanner.scan() }
                .disabled(scanner.isScanning || !AppDelegate.isSDKReady)
            Text(scanner.message)
        }
    }
}
// endregion
