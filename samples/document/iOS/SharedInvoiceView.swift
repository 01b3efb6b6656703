// region sharedInvoiceView
import Combine
import DeckleSdk
import SwiftUI

/// Reads the payment data of files that other apps shared.
final class SharedInvoiceReader: ObservableObject, PhotoPaymentDelegate {
    @Published private(set) var message = "Share an invoice with this app"
    @Published private(set) var waiting: [URL] = []
    private var current: URL?

    @MainActor func read(_ file: URL) {
        // Only one photo payment can be open, so a second file waits.
        guard current == nil else {
            waiting.append(file)
            return
        }
        current = file
        UI.startPhotoPaymentWithExternalFile(
            photoPaymentDelegate: self, paymentConfig: PhotoPaymentConfiguration(), fileUrl: file
        )
    }

    @MainActor func readNext() {
        guard current == nil, !waiting.isEmpty else { return }
        read(waiting.removeFirst())
    }

    func didFinishPhotoPayment(withResult result: String?) {
        message = describePayment(result)
        if let current {
            deleteCopy(current)
        }
        current = nil
    }

    /// Deletes the copy that iOS made, but never an original.
    private func deleteCopy(_ file: URL) {
        guard file.path.contains("/Documents/Inbox/") else { return }
        try? FileManager.default.removeItem(at: file)
    }
}

struct SharedInvoiceView: View {
    @StateObject private var reader = SharedInvoiceReader()

    var body: some View {
        VStack(spacing: 16) {
            Text(reader.message)
            if !reader.waiting.isEmpty {
                Button("Read the next invoice") { reader.readNext() }
            }
        }
        .padding()
        .onOpenURL { file in reader.read(file) }
    }
}
// endregion
