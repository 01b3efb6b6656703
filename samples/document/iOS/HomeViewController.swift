import UIKit

/// Leads to every screen of the app. The last four work on the current document: scan or import one first.
final class HomeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Invoices"
        view.backgroundColor = .systemBackground
        showColumn([
            makeEntry("Scan") { ScanViewController() },
            makeEntry("Import a file") { FileImportViewController() },
            makeEntry("Pay an invoice") { PhotoPaymentViewController() },
            makeEntry("Read the text") { TextDetectionViewController() },
            makeEntry("Read the data") { DataExtractionViewController() },
            makeEntry("Write a PDF") { PdfExportViewController() },
            makeEntry("Export the pages") { ImageExportViewController() },
        ])
    }

    // region entryPoints
    /// A button that opens a screen that uses the SDK. It's disabled if the SDK isn't ready.
    private func makeEntry(_ title: String, screen: @escaping () -> UIViewController) -> UIButton {
        let open = UIAction(title: title) { [weak self] _ in
            self?.navigationController?.pushViewController(screen(), animated: true)
        }
        let button = UIButton(configuration: .filled(), primaryAction: open)
        button.isEnabled = AppDelegate.isSDKReady
        return button
    }
    // endregion
}
