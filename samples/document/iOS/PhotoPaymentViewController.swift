import DeckleSdk
import UIKit

final class PhotoPaymentViewController: UIViewController, PhotoPaymentDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        let fields = [recipientField, ibanField, bicField, amountField, referenceField]
        for (field, name) in zip(fields, ["Recipient", "IBAN", "BIC", "Amount", "Reference"]) {
            field.placeholder = name
            field.borderStyle = .roundedRect
        }
        buttons = [
            makeButton("Read an invoice") { [weak self] in self?.readInvoice() },
            makeButton("Read one page") { [weak self] in self?.readInvoiceQuickly() },
            makeButton("Check payment state") { [weak self] in self?.readPaymentState() },
            makeButton("Read with custom tips") { [weak self] in self?.readWithOwnTips() },
            makeButton("Read or enter") { [weak self] in self?.readOrTypeIt() },
        ]
        view.backgroundColor = .systemBackground
        message.numberOfLines = 0
        showColumn(buttons + [
            recipientField, ibanField, bicField, amountField, referenceField,
            message,
        ])
    }

    // region startPhotoPayment
    private let message = UILabel()
    private var buttons: [UIButton] = []

    private func readInvoice() {
        readPayment(PhotoPaymentConfiguration())
    }

    private func readPayment(_ config: PhotoPaymentConfiguration) {
        buttons.forEach { $0.isEnabled = false }
        UI.startPhotoPayment(photoPaymentDelegate: self, paymentConfig: config)
    }

    func didFinishPhotoPayment(withResult result: String?) {
        buttons.forEach { $0.isEnabled = true }
        guard let json = result else {
            showNoPayment(error: DeckleSDK.getLastError())
            return
        }
        if json.isEmpty {
            message.text = "No payment data found"
        } else {
            showTransfer(json)
        }
    }

    private func showNoPayment(error: String) {
        if error.isEmpty {
            message.text = "Canceled"
        } else {
            print("Photo payment failed: \(error)")
            message.text = "The invoice couldn't be read"
        }
    }
    // endregion

    // region showTransfer
    private let recipientField = UITextField()
    private let ibanField = UITextField()
    private let bicField = UITextField()
    private let amountField = UITextField()
    private let referenceField = UITextField()

    private func showTransfer(_ json: String) {
        do {
            let transfer = try Transfer(json: json)
            recipientField.text = transfer.recipient
            ibanField.text = formatIban(transfer.iban)
            bicField.text = transfer.bic
            amountField.text = transfer.amount?
                .formatted(.number.grouping(.never).precision(.fractionLength(2)))
            referenceField.text = transfer.reference
            message.text = transfer.isAlreadyPaid
                ? "This invoice seems to be paid"
                : "Check every field before you pay"
        } catch {
            print("The payment data isn't valid: \(error)")
            message.text = "The invoice couldn't be read"
        }
    }
    // endregion

    // region quickPayment
    private func readInvoiceQuickly() {
        let config = PhotoPaymentConfiguration()
        config.multiPage = false
        config.allowPageEditing = false
        readPayment(config)
    }
    // endregion

    // region paymentState
    private func readPaymentState() {
        let config = PhotoPaymentConfiguration()
        config.analyzeConfig.readPaymentState = true
        readPayment(config)
    }
    // endregion

    // region emptyResultScreen
    private func readWithOwnTips() {
        let ownTip = DeckleListItem(title: "Is it an invoice?", message: "Scan the page with the bank account.")
        let screen = EmptyResultScreen()
        screen.title = "No payment data found"
        screen.items = EmptyResultScreen.defaultItems + [ownTip]
        screen.repeatButton = DeckleButton(title: "Scan again")

        let config = PhotoPaymentConfiguration()
        config.emptyResultScreen = screen
        readPayment(config)
    }
    // endregion

    // region noEmptyResultScreen
    private func readOrTypeIt() {
        let config = PhotoPaymentConfiguration()
        config.emptyResultScreen = nil
        readPayment(config)
    }
    // endregion
}
