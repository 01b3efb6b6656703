// region sharedInvoiceView
import Combine
import DeckleSdk
import SwiftUI

/// Reads the payment data of files that other apps shared.
final class SharedInvoiceReader: ObservableObject, PhotoPaymentDelegate {
    @Published private(set) var message = "Share an invoice with this app"
    @Published private(set) var waiting: [URL] = []
    private var current: URL?

    @MainActor func add(_ file: URL, isScanning: Bool) {
        // Other URLs are links or originals of other apps.
        guard file.path.contains("/Documents/Inbox/") else { return }
        waiting.append(file)
        if !isScanning {
            readNext()
        }
    }

    @MainActor func readNext() {
        // Only one scan or photo payment can be open, so other files wait.
        guard current == nil, !waiting.isEmpty else { return }
        let file = waiting.removeFirst()
        current = file
        UI.startPhotoPaymentWithExternalFile(
            photoPaymentDelegate: self, paymentConfig: PhotoPaymentConfiguration(), fileUrl: file
        )
    }

    func didFinishPhotoPayment(withResult result: String?) {
        message = describePayment(result)
        // iOS put a copy into Documents/Inbox, and the app has to delete it.
        if let current {
            try? FileManager.default.removeItem(at: current)
        }
        current = nil
    }
}

struct SharedInvoiceView: View {
    /// Whether another view of the app has a scan open.
    let isScanning: Bool
    @StateObject private var reader = SharedInvoiceReader()

    var body: some View {
        VStack(spacing: 16) {
            Text(reader.message)
            if !reader.waiting.isEmpty {
                Button("Read the next invoice") { reader.readNext() }
                    .disabled(isScanning)
            }
        }
        .padding()
        .onOpenURL { file in reader.add(file, isScanning: isScanning) }
    }
}
// endregion
