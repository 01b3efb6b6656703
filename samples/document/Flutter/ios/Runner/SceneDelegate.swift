// region sharedFiles
import Flutter
import UIKit

class SceneDelegate: FlutterSceneDelegate {
    private var channel: FlutterMethodChannel?
    private var file: URL?

    override func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        super.scene(scene, willConnectTo: session, options: connectionOptions)
        keepFile(of: connectionOptions.urlContexts)
        guard let flutter = window?.rootViewController as? FlutterViewController else { return }
        let name = "com.example.invoices/shared_files"
        channel = FlutterMethodChannel(name: name, binaryMessenger: flutter.binaryMessenger)
        channel?.setMethodCallHandler { [weak self] call, result in
            guard call.method == "take" else { return result(FlutterMethodNotImplemented) }
            result(self?.takeFiles())
        }
    }

    override func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        super.scene(scene, openURLContexts: contexts)
        keepFile(of: contexts)
        channel?.invokeMethod("shared", arguments: nil)
    }

    /// Photo payment reads exactly one file on iOS.
    private func keepFile(of contexts: Set<UIOpenURLContext>) {
        guard let context = contexts.first(where: { $0.url.isFileURL && !$0.options.openInPlace }) else { return }
        file = context.url
    }

    /// Each file is read once.
    private func takeFiles() -> [String] {
        defer { file = nil }
        return file.map { [$0.absoluteString] } ?? []
    }
}
// endregion
