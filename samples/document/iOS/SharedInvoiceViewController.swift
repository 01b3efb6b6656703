import DeckleSdk
import UIKit

/// Reads the payment data of a file that another app shared.
final class SharedInvoiceViewController: UIViewController, PhotoPaymentDelegate {
    private let fileUrl: URL
    private let message = UILabel()
    private var isStarted = false

    init(fileUrl: URL) {
        self.fileUrl = fileUrl
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This view controller is created in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        message.numberOfLines = 0
        showColumn([message])
    }

    // region startPhotoPaymentWithExternalFile
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // The view appears again when the SDK's screens close.
        if isStarted { return }
        isStarted = true
        UI.startPhotoPaymentWithExternalFile(
            photoPaymentDelegate: self,
            paymentConfig: PhotoPaymentConfiguration(),
            fileUrl: fileUrl
        )
    }

    func didFinishPhotoPayment(withResult result: String?) {
        let error = DeckleSDK.getLastError()
        // iOS put a copy into Documents/Inbox, and the app has to delete it.
        try? FileManager.default.removeItem(at: fileUrl)

        if let json = result {
            message.text = json.isEmpty ? "No payment data found" : describe(json)
        } else if error.isEmpty {
            message.text = "Canceled"
        } else {
            print("Photo payment failed: \(error)")
            message.text = "The invoice couldn't be read"
        }
    }
    // endregion

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
