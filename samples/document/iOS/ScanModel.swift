// region scanning
import Combine
import DeckleSdk
import SwiftUI

/// The scanner function that the app needs. Tests replace it with a fake.
protocol DocumentScanning {
    /// Returns the number of scanned pages, or `nil` if the user canceled.
    @MainActor func scan() async throws -> Int?
}

/// Waits until the SDK calls the delegate. Call `scan` again only after it returns.
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
            print(error.localizedDescription)
            message = "The scanner couldn't be opened"
        }
    }
}

struct ScanScreen: View {
    @StateObject private var model = ScanModel(scanner: DeckleScanner())

    var body: some View {
        VStack(spacing: 16) {
            Button("Scan a document") { Task { await model.scan() } }
                .disabled(model.isScanning || !AppDelegate.isSDKReady)
            Text(model.message)
        }
    }
}
// endregion

// region forThisRun
extension DocumentScannerConfiguration {
    /// Uses the camera, or an image from the app bundle in a UI test.
    static func forThisRun() -> DocumentScannerConfiguration {
        let config = DocumentScannerConfiguration()
        #if DEBUG
        if CommandLine.arguments.contains("-scanExample"),
           let image = Bundle.main.url(forResource: "invoice", withExtension: "png") {
            config.source = .image
            config.sourceImages = [image]
            config.onboarding = nil
            // The test looks for this title, regardless of the device's language.
            config.buttonConfig.buttonEditFinish = DeckleButton(title: "Use invoice")
        }
        #endif
        return config
    }
}
// endregion
