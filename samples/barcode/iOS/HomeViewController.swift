// region entryPoints
import UIKit

final class HomeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        let open = UIAction(title: "Scan a code") { [weak self] _ in
            self?.present(ScanViewController(), animated: true)
        }
        let button = UIButton(type: .system, primaryAction: open)
        button.isEnabled = AppDelegate.isSDKReady

        let message = UILabel()
        message.text = AppDelegate.isSDKReady ? nil : "Scanning isn't available in this version."
        message.numberOfLines = 0
        showColumn([button, message])
    }
}
// endregion
