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
        let transfer = result.flatMap { try? Transfer(json: $0) }
        message.text = describePayment(transfer, result: result)
        // After a failure, the previous invoice must not stay in the form.
        if !isCanceled(result) {
            showTransfer(transfer)
        }
    }
    // endregion

    // region showTransfer
    private let recipientField = UITextField()
    private let ibanField = UITextField()
    private let bicField = UITextField()
    private let amountField = UITextField()
    private let referenceField = UITextField()

    private func showTransfer(_ transfer: Transfer?) {
        recipientField.text = transfer?.recipient
        ibanField.text = transfer.map { formatIban($0.iban) }
        bicField.text = transfer?.bic
        amountField.text = transfer?.amount?
            .formatted(.number.grouping(.never).precision(.fractionLength(2)))
        referenceField.text = transfer?.reference
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

    // region startPhotoPaymentWithExternalFile
    /// A file that another app shared. Set it before you show the view controller.
    var sharedFile: URL?
    private var isStarted = false

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // The view appears again when the SDK's screens close.
        guard let sharedFile, !isStarted else { return }
        isStarted = true
        buttons.forEach { $0.isEnabled = false }
        UI.startPhotoPaymentWithExternalFile(
            photoPaymentDelegate: self, paymentConfig: PhotoPaymentConfiguration(), fileUrl: sharedFile
        )
    }

    deinit {
        // iOS put a copy into Documents/Inbox, and the app has to delete it.
        if let sharedFile {
            try? FileManager.default.removeItem(at: sharedFile)
        }
    }
    // endregion
}
