// region getStarted
import Combine
import DeckleSdk
import SwiftUI

private let licenseKey = ""

/// Starts the SDK and the scanner, and publishes the state of the view.
final class DocumentScanner: ObservableObject, ScanDelegate {
    @Published private(set) var message: String
    @Published private(set) var isScanning = false
    let isReady: Bool

    init() {
        isReady = DeckleSDK.initSDK(licenseKey: licenseKey)
        message = isReady ? "Ready to scan" : DeckleSDK.getLastError()
    }

    func scan() {
        isScanning = true
        UI.scanDocument(scanDelegate: self, scanConfig: DocumentScannerConfiguration())
    }

    func didFinishScan(withResult result: Bool) {
        isScanning = false
        if result {
            message = "Pages scanned: \(Document.pageCount())"
            return
        }
        let error = DeckleSDK.getLastError()
        message = error.isEmpty ? "Scan canceled" : "Scan failed: \(error)"
    }
}

struct ContentView: View {
    @StateObject private var scanner = DocumentScanner()

    var body: some View {
        VStack(spacing: 16) {
            Button("Scan a document") { scanner.scan() }
                .buttonStyle(.borderedProminent)
                .disabled(!scanner.isReady || scanner.isScanning)
            Text(scanner.message)
                .multilineTextAlignment(.center)
        }
        .padding()
    }
}
// endregion
