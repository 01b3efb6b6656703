import DeckleSdk
import UIKit

final class ScanViewController: UIViewController, ScanDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        buttons = [
            makeButton("Scan an invoice") { [weak self] in self?.scanInvoice() },
            makeButton("Scan a receipt") { [weak self] in self?.scanReceipt() },
            makeButton("Scan with capture switch") { [weak self] in self?.scanWithCaptureSwitch() },
            makeButton("Pick photos") { [weak self] in self?.pickPhotos() },
            makeButton("Scan or import") { [weak self] in self?.scanOrImport() },
            makeButton("Scan for the archive") { [weak self] in self?.scanForArchive() },
            makeButton("Scan with tips") { [weak self] in self?.scanWithTips() },
            makeButton("Crop an example") { [weak self] in self?.cropExample() },
        ]
        view.backgroundColor = .systemBackground
        message.numberOfLines = 0
        showColumn(buttons + [message])
    }

    // region scanDocument
    private let message = UILabel()
    private var buttons: [UIButton] = []

    private func scanInvoice() {
        scan(DocumentScannerConfiguration())
    }

    private func scan(_ config: DocumentScannerConfiguration) {
        buttons.forEach { $0.isEnabled = false }
        UI.scanDocument(scanDelegate: self, scanConfig: config)
    }

    func didFinishScan(withResult result: Bool) {
        buttons.forEach { $0.isEnabled = true }
        if result {
            message.text = "Pages: \(Document.pageCount())"
            return
        }
        let error = DeckleSDK.getLastError()
        if !error.isEmpty {
            print("The scanner didn't open: \(error)")
            message.text = "The scanner couldn't be opened"
        }
    }
    // endregion

    // region singlePage
    private func scanReceipt() {
        let config = DocumentScannerConfiguration()
        config.multiPage = false
        config.allowPageEditing = false
        scan(config)
    }
    // endregion

    // region manualCapture
    private func scanWithCaptureSwitch() {
        let config = DocumentScannerConfiguration()
        config.autoCapture = false
        config.allowCaptureModeSetting = true
        config.vibrateOnCapture = true
        scan(config)
    }
    // endregion

    // region importImages
    private func cropPhotos(_ photos: [URL]) {
        let config = DocumentScannerConfiguration()
        config.source = .image
        config.sourceImages = photos
        scan(config)
    }
    // endregion

    // region scanWithTips
    private func scanWithTips() {
        scan(ScannerTips.configWithTips())
    }
    // endregion

    // region cropExample
    private func cropExample() {
        guard let photo = Bundle.main.url(forResource: "invoice", withExtension: "jpg") else {
            print("The app doesn't contain the example")
            return
        }
        cropPhotos([photo])
    }
    // endregion

    // region pickPhotos
    private func pickPhotos() {
        let config = DocumentScannerConfiguration()
        config.source = .galleryMultiple
        scan(config)
    }

    private func scanOrImport() {
        let config = DocumentScannerConfiguration()
        config.source = .cameraImport
        scan(config)
    }
    // endregion

    // region editOptions
    private func scanForArchive() {
        let config = DocumentScannerConfiguration()
        config.defaultScanFilter = .blackWhite
        config.confirmPages = true
        config.pageEditConfig.allowPageFilter = false
        config.pageEditConfig.allowPageRetake = true
        config.pageEditConfig.allowPageAdd = true
        config.pageEditConfig.pageArrangementShowDeleteButton = true
        scan(config)
    }
    // endregion
}
