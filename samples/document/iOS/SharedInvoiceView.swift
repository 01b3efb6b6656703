// region sharedInvoiceView
import Combine
import DeckleSdk
import SwiftUI

/// Reads the payment data of a file that another app has handed over.
final class SharedInvoiceReader: ObservableObject, PhotoPaymentDelegate {
    @Published private(set) var message = "Share an invoice with this app"
    private var file: URL?

    @MainActor func read(_ file: URL) {
        // One photo payment at a time: a second file waits until the user shares it again.
        guard AppDelegate.isSDKReady, self.file == nil else { return }
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
            // iOS has put a copy into Documents/Inbox, and the app has to remove it.
            try? FileManager.default.removeItem(at: file)
        }
        file = nil
        if let json = result {
            message = json.isEmpty ? "No payment data found" : describe(json)
        } else {
            message = error.isEmpty ? "Canceled" : "The invoice could not be read"
        }
    }

    private func describe(_ json: String) -> String {
        do {
            let transfer = try Transfer(json: json)
            return "\(transfer.recipient)\n\(formatIban(transfer.iban))"
        } catch {
            print("The payment data is not valid: \(error)")
            return "The invoice could not be read"
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
