import Foundation
import UIKit

public typealias FlutterResult = (Any?) -> Void
public typealias FlutterMethodCallHandler = (FlutterMethodCall, @escaping FlutterResult) -> Void

nonisolated(unsafe) public let FlutterMethodNotImplemented = NSObject()

public protocol FlutterBinaryMessenger: NSObjectProtocol {}

open class FlutterMethodCall: NSObject {
    open var method: String { stub() }
    open var arguments: Any? { stub() }
}

open class FlutterMethodChannel: NSObject {
    public init(name: String, binaryMessenger messenger: any FlutterBinaryMessenger) { stub() }
    open func setMethodCallHandler(_ handler: FlutterMethodCallHandler?) { stub() }
    open func invokeMethod(_ method: String, arguments: Any?) { stub() }
}

@MainActor open class FlutterViewController: UIViewController {
    open var binaryMessenger: any FlutterBinaryMessenger { stub() }
}

@MainActor open class FlutterSceneDelegate: UIResponder, UIWindowSceneDelegate {
    open var window: UIWindow?
    open func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) { stub() }
    open func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { stub() }
}

func stub() -> Never { fatalError() }
