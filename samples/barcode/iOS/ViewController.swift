// region getStarted
import DeckleBarcodeSdk
import UIKit

private let licenseKey = ""

final class ViewController: UIViewController, BarcodeScanDelegate {
    private let message = UILabel()
    private lazy var button = UIButton(type: .system, primaryAction: UIAction(title: "Scan a code") { [weak self] _ in
        self?.scan()
    })

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let ready = DeckleSDK.initSDK(licenseKey: licenseKey)

        message.text = ready ? "Ready to scan" : DeckleSDK.getLastError()
        message.textAlignment = .center
        message.numberOfLines = 0

        button.isEnabled = ready

        let column = UIStackView(arrangedSubviews: [button, message])
        column.axis = .vertical
        column.spacing = 16
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    private func scan() {
        button.isEnabled = false
        BarcodeUI.scanBarcode(delegate: self, config: BarcodeScannerConfiguration())
    }

    func didFinishScan(barcodes: [Barcode]) {
        button.isEnabled = true
        let error = DeckleSDK.getLastError()
        if let barcode = barcodes.first {
            message.text = "\(barcode.format): \(barcode.value)"
        } else {
            message.text = error.isEmpty ? "Scan canceled" : "Scan failed: \(error)"
        }
    }
}
// endregion
