// region getStarted
import DeckleSdk
import UIKit

private let licenseKey = ""

final class ViewController: UIViewController, ScanDelegate {
    private let message = UILabel()
    private lazy var button = UIButton(
        configuration: .filled(),
        primaryAction: UIAction(title: "Scan a document") { [weak self] _ in self?.scan() }
    )

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let isReady = DeckleSDK.initSDK(licenseKey: licenseKey)

        message.text = isReady ? "Ready to scan" : DeckleSDK.getLastError()
        message.textAlignment = .center
        message.numberOfLines = 0

        button.isEnabled = isReady

        let stack = UIStackView(arrangedSubviews: [button, message])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    private func scan() {
        button.isEnabled = false
        UI.scanDocument(scanDelegate: self, scanConfig: DocumentScannerConfiguration())
    }

    func didFinishScan(withResult result: Bool) {
        button.isEnabled = true
        let error = DeckleSDK.getLastError()
        if result {
            message.text = "Pages scanned: \(Document.pageCount())"
        } else {
            message.text = error.isEmpty ? "Scan canceled" : "Scan failed: \(error)"
        }
    }
}
// endregion
