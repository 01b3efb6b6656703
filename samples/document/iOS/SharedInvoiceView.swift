// region sharedInvoiceView
import Combine
import DeckleSdk
import SwiftUI

/// Reads the payment data of a file that another app shared.
final class SharedInvoiceReader: ObservableObject, PhotoPaymentDelegate {
    @Published private(set) var message = "Share an invoice with this app"
    private var file: URL?

    @MainActor func read(_ file: URL) {
        // Only one photo payment can run at a time. The user has to share a second file again later.
        guard self.file == nil else {
            deleteCopy(file)
            return
        }
        self.file = file
        UI.startPhotoPaymentWithExternalFile(
            photoPaymentDelegate: self, paymentConfig: PhotoPaymentConfiguration(), fileUrl: file
        )
    }

    func didFinishPhotoPayment(withResult result: String?) {
        message = describePayment(result)
        if let file {
            deleteCopy(file)
        }
        file = nil
    }

    /// iOS put the copy into Documents/Inbox, and the app has to delete it.
    private func deleteCopy(_ file: URL) {
        try? FileManager.default.removeItem(at: file)
    }
}

struct SharedInvoiceView: View {
    @StateObject private var reader = SharedInvoiceReader()

    var body: some View {
        Text(reader.message)
            .padding()
            .onOpenURL { file in reader.read(file) }
    }
}
// endregion
