// region externalFile
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let navigation = UINavigationController(rootViewController: HomeViewController())

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
        openInvoice(in: connectionOptions.urlContexts)
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        openInvoice(in: contexts)
    }

    private func openInvoice(in contexts: Set<UIOpenURLContext>) {
        guard let file = contexts.first(where: { $0.url.isFileURL && !$0.options.openInPlace }) else { return }
        let payment = PhotoPaymentViewController()
        payment.sharedFile = file.url
        navigation.pushViewController(payment, animated: false)
    }
}
// endregion
