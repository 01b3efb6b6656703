// region startPhotoPaymentWithExternalFile
import DeckleSdk
import UIKit

/// Reads the payment data of a file that another app shared.
final class SharedInvoiceViewController: UIViewController, PhotoPaymentDelegate {
    /// Set the file before you show the view controller.
    var file: URL?
    private let message = UILabel()
    private var isStarted = false

    override func loadView() {
        message.backgroundColor = .systemBackground
        message.textAlignment = .center
        message.numberOfLines = 0
        view = message
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // The view appears again when the SDK's screens close.
        guard let file, !isStarted else { return }
        isStarted = true
        UI.startPhotoPaymentWithExternalFile(
            photoPaymentDelegate: self, paymentConfig: PhotoPaymentConfiguration(), fileUrl: file
        )
    }

    func didFinishPhotoPayment(withResult result: String?) {
        message.text = describePayment(result)
        // iOS put a copy into Documents/Inbox, and the app has to delete it.
        if let file {
            try? FileManager.default.removeItem(at: file)
        }
    }
}
// endregion
