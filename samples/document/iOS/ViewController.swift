// region getStarted
import DeckleSdk
import UIKit

private let licenseKey = ""

final class ViewController: UIViewController, ScanDelegate {
    private let message = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let isReady = DeckleSDK.initSDK(licenseKey: licenseKey)

        message.text = isReady ? "Ready to scan" : DeckleSDK.getLastError()
        message.textAlignment = .center
        message.numberOfLines = 0

        let scan = UIAction(title: "Scan a document") { [weak self] _ in self?.scan() }
        let button = UIButton(configuration: .filled(), primaryAction: scan)
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
        UI.scanDocument(scanDelegate: self, scanConfig: DocumentScannerConfiguration())
    }

    func didFinishScan(withResult result: Bool) {
        let error = DeckleSDK.getLastError()
        if result {
            message.text = "Pages scanned: \(Document.pageCount())"
        } else {
            message.text = error.isEmpty ? "Scan canceled" : "Scan failed: \(error)"
        }
    }
}
// endregion
