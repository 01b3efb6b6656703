// region paymentForm
import Combine
import DeckleSdk
import SwiftUI

/// Starts photo payment and publishes the transfer.
final class PaymentReader: ObservableObject, PhotoPaymentDelegate {
    @Published var transfer: Transfer?
    @Published private(set) var isReading = false
    @Published private(set) var message = "Ready to read an invoice"

    func read(_ config: PhotoPaymentConfiguration = PhotoPaymentConfiguration()) {
        isReading = true
        UI.startPhotoPayment(photoPaymentDelegate: self, paymentConfig: config)
    }

    func didFinishPhotoPayment(withResult result: String?) {
        isReading = false
        if let json = result, let transfer = try? Transfer(json: json) {
            self.transfer = transfer
            message = transfer.isAlreadyPaid
                ? "This invoice seems to be paid"
                : "Check every field before you pay"
        } else {
            message = describePayment(result)
        }
    }
}

struct PaymentForm: View {
    @StateObject private var reader = PaymentReader()

    var body: some View {
        Form {
            Button("Read an invoice") { reader.read() }
                .disabled(reader.isReading || !AppDelegate.isSDKReady)
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
    }
}
// endregion
