// region paymentForm
import Combine
import DeckleSdk
import SwiftUI

/// Starts photo payment and publishes the transfer.
final class PaymentReader: ObservableObject, PhotoPaymentDelegate {
    @Published var transfer: Transfer?
    @Published private(set) var isReading = false
    @Published private(set) var message = "Ready to read an invoice"
    private var sharedFile: URL?

    func read(_ config: PhotoPaymentConfiguration = PhotoPaymentConfiguration()) {
        isReading = true
        UI.startPhotoPayment(photoPaymentDelegate: self, paymentConfig: config)
    }

    func readSharedFile(_ file: URL) {
        isReading = true
        sharedFile = file
        UI.startPhotoPaymentWithExternalFile(
            photoPaymentDelegate: self, paymentConfig: PhotoPaymentConfiguration(), fileUrl: file
        )
    }

    func didFinishPhotoPayment(withResult result: String?) {
        isReading = false
        let found = result.flatMap { try? Transfer(json: $0) }
        message = describePayment(found, result: result)
        // After a failure, the previous invoice must not stay in the form.
        if !isCanceled(result) {
            transfer = found
        }
        // iOS put a copy into Documents/Inbox, and the app has to delete it.
        if let sharedFile {
            try? FileManager.default.removeItem(at: sharedFile)
        }
        sharedFile = nil
    }
}

struct PaymentForm: View {
    /// Whether another view of the app has a scan open.
    var isScanning = false
    @StateObject private var reader = PaymentReader()
    @State private var waiting: [URL] = []

    var body: some View {
        Form {
            Button("Read an invoice") { reader.read() }
                .disabled(isBusy || !AppDelegate.isSDKReady)
            if let file = waiting.first {
                Button("Read the shared invoice") {
                    waiting.removeFirst()
                    reader.readSharedFile(file)
                }
                .disabled(isBusy)
            }
            Text(reader.message)
            if let transfer = Binding($reader.transfer) {
                TextField("Recipient", text: transfer.recipient)
                TextField("IBAN", text: transfer.iban)
                TextField("BIC", text: transfer.bic)
                TextField(
                    "Amount",
                    value: transfer.amount,
                    format: .number.grouping(.never).precision(.fractionLength(2))
                )
                TextField("Reference", text: transfer.reference)
            }
        }
        .onOpenURL { file in
            // Other URLs are links or originals of other apps.
            guard file.path.contains("/Documents/Inbox/") else { return }
            if isBusy {
                waiting.append(file)
            } else {
                reader.readSharedFile(file)
            }
        }
    }

    /// Only one scan or photo payment can be open.
    private var isBusy: Bool { isScanning || reader.isReading }
}
// endregion
