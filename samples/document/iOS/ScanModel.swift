import Combine
import DeckleSdk
import SwiftUI

// region scanning
/// What the app needs of the scanner. Tests put a fake in its place.
protocol DocumentScanning {
    /// Returns the number of scanned pages, or `nil` if the user canceled.
    @MainActor func scan() async throws -> Int?
}

/// Waits for the delegate call of the SDK. Call `scan` again only after it has returned.
final class DeckleScanner: DocumentScanning, ScanDelegate {
    private var continuation: CheckedContinuation<Int?, Error>?

    @MainActor func scan() async throws -> Int? {
        try await withCheckedThrowingContinuation { continuation in
            self.continuation = continuation
            UI.scanDocument(scanDelegate: self, scanConfig: .forThisRun())
        }
    }

    func didFinishScan(withResult result: Bool) {
        if result {
            continuation?.resume(returning: Document.pageCount())
        } else if DeckleSDK.getLastError().isEmpty {
            continuation?.resume(returning: nil)
        } else {
            continuation?.resume(throwing: DocumentError("The scanner didn't open"))
        }
        continuation = nil
    }
}
// endregion

// region scanModel
/// The state of the screen.
@MainActor
final class ScanModel: ObservableObject {
    @Published private(set) var message = "Ready to scan"
    @Published private(set) var isScanning = false
    private let scanner: DocumentScanning

    init(scanner: DocumentScanning) {
        self.scanner = scanner
    }

    func scan() async {
        isScanning = true
        defer { isScanning = false }
        do {
            let pages = try await scanner.scan()
            message = pages.map { "Pages scanned: \($0)" } ?? "Scan canceled"
        } catch {
            message = "Scan failed: \(error.localizedDescription)"
        }
    }
}

struct ScanScreen: View {
    @StateObject private var model = ScanModel(scanner: DeckleScanner())

    var body: some View {
        VStack(spacing: 16) {
            Button("Scan a document") { Task { await model.scan() } }
                .disabled(model.isScanning)
            Text(model.message)
        }
    }
}
// endregion

// region forThisRun
extension DocumentScannerConfiguration {
    /// The camera; in a UI test, a photo from the app bundle.
    static func forThisRun() -> DocumentScannerConfiguration {
        let config = DocumentScannerConfiguration()
        #if DEBUG
        if CommandLine.arguments.contains("-scanExample"),
           let photo = Bundle.main.url(forResource: "invoice", withExtension: "jpg") {
            config.source = .image
            config.sourceImages = [photo]
            config.onboarding = nil
            // The test looks for this title, whatever the language of the device is.
            config.buttonConfig.buttonEditFinish = DeckleButton(title: "Use invoice")
        }
        #endif
        return config
    }
}
// endregion
