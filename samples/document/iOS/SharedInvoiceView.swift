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
            photoPaymentDelegate: self,
            paymentConfig: PhotoPaymentConfiguration(),
            fileUrl: file
        )
    }

    func didFinishPhotoPayment(withResult result: String?) {
        let error = DeckleSDK.getLastError()
        if let file {
            deleteCopy(file)
        }
        file = nil
        if let json = result {
            message = json.isEmpty ? "No payment data found" : describe(json)
        } else if error.isEmpty {
            message = "Canceled"
        } else {
            print("Photo payment failed: \(error)")
            message = "The invoice couldn't be read"
        }
    }

    /// iOS put the copy into Documents/Inbox, and the app has to delete it.
    private func deleteCopy(_ file: URL) {
        try? FileManager.default.removeItem(at: file)
    }

    private func describe(_ json: String) -> String {
        do {
            let transfer = try Transfer(json: json)
            return "\(transfer.recipient)\n\(formatIban(transfer.iban))"
        } catch {
            print("The payment data isn't valid: \(error)")
            return "The invoice couldn't be read"
        }
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
