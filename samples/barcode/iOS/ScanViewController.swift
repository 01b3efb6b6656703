// region scanBarcode
import DeckleBarcodeSdk
import UIKit

final class ScanViewController: UIViewController {
    private let message = UILabel()
    private lazy var scanButton = makeButton("Scan a code") { [weak self] in self?.scanCode() }
    private lazy var linkButton = makeButton("Open the link") { [weak self] in self?.offerLink() }
    private var barcode: Barcode?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        message.numberOfLines = 0
        linkButton.isHidden = true
        showColumn([scanButton, message, linkButton])
    }

    private func scanCode() {
        scan(BarcodeScannerConfiguration())
    }

    private func scan(_ config: BarcodeScannerConfiguration) {
        scanButton.isEnabled = false
        BarcodeUI.scanBarcode(delegate: self, config: config)
    }

    private func makeButton(_ title: String, action: @escaping () -> Void) -> UIButton {
        UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    }

    private func show(_ barcode: Barcode) {
        self.barcode = barcode
        message.text = barcode.value.isEmpty ? "\(barcode.format): no text" : describe(barcode)
        linkButton.isHidden = webPage(in: barcode) == nil
    }
}
// endregion

// region didFinishScan
extension ScanViewController: BarcodeScanDelegate {
    func didFinishScan(barcodes: [Barcode]) {
        scanButton.isEnabled = true
        if let barcode = barcodes.first {
            show(barcode)
            return
        }
        let error = DeckleSDK.getLastError()
        if !error.isEmpty {
            print("Scanner not opened: \(error)")
            message.text = "The scanner couldn't be opened"
            linkButton.isHidden = true
        }
    }
}
// endregion

// region openLink
extension ScanViewController {
    private func offerLink() {
        guard let url = barcode.flatMap({ webPage(in: $0) }) else { return }
        let alert = UIAlertController(
            title: "Open this page?", message: url.absoluteString, preferredStyle: .alert
        )
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Open", style: .default) { [weak self] _ in
            UIApplication.shared.open(url) { opened in
                if !opened { self?.message.text = "This page can't be opened" }
            }
        })
        present(alert, animated: true)
    }
}
// endregion
