@_exported import Foundation
#if canImport(FoundationNetworking)
@_exported import FoundationAdditions
#endif

func stub<T>() -> T { fatalError() }

@MainActor open class UIResponder: NSObject {
    open var next: UIResponder? { stub() }
    open var isFirstResponder: Bool { stub() }
    @discardableResult
    open func becomeFirstResponder() -> Bool { stub() }
    @discardableResult
    open func resignFirstResponder() -> Bool { stub() }
}

@MainActor open class UIApplication: UIResponder {
    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
        public init(rawValue: String) { self.rawValue = rawValue }
        public let rawValue: String
        public static var url: UIApplication.LaunchOptionsKey { stub() }
        public static var remoteNotification: UIApplication.LaunchOptionsKey { stub() }
    }

    public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
        public init(rawValue: String) { self.rawValue = rawValue }
        public let rawValue: String
        public static var openInPlace: UIApplication.OpenURLOptionsKey { stub() }
        public static var sourceApplication: UIApplication.OpenURLOptionsKey { stub() }
    }

    public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
        public init(rawValue: String) { self.rawValue = rawValue }
        public let rawValue: String
        public static var universalLinksOnly: UIApplication.OpenExternalURLOptionsKey { stub() }
    }

    public enum State: Int, Sendable {
        case active
        case inactive
        case background
    }

    open class var shared: UIApplication { stub() }
    public class var openSettingsURLString: String { stub() }
    public nonisolated class var didBecomeActiveNotification: NSNotification.Name { stub() }
    public nonisolated class var willResignActiveNotification: NSNotification.Name { stub() }
    public nonisolated class var didEnterBackgroundNotification: NSNotification.Name { stub() }
    public nonisolated class var willEnterForegroundNotification: NSNotification.Name { stub() }
    public nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name { stub() }
    open unowned(unsafe) var delegate: (any UIApplicationDelegate)?
    open var applicationState: UIApplication.State { stub() }
    open var connectedScenes: Set<UIScene> { stub() }
    open var isIdleTimerDisabled = false
    open func canOpenURL(_ url: URL) -> Bool { stub() }
    open func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil) {}
}

@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration
    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillTerminate(_ application: UIApplication)
    var window: UIWindow? { get set }
}

extension UIApplicationDelegate {
    public static func main() {}
    public func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { stub() }
    public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool { stub() }
    public func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration { stub() }
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
    public var window: UIWindow? {
        get { stub() }
        set {}
    }
}

@MainActor open class UISceneSession: NSObject {
    public struct Role: Hashable, RawRepresentable, Sendable {
        public init(rawValue: String) { self.rawValue = rawValue }
        public let rawValue: String
        public static var windowApplication: UISceneSession.Role { stub() }
    }

    open var role: UISceneSession.Role { stub() }
    open var configuration: UISceneConfiguration { stub() }
}

@MainActor open class UISceneConfiguration: NSObject {
    public init(name: String?, sessionRole: UISceneSession.Role) { super.init() }
    open var delegateClass: AnyClass?
}

@MainActor open class UIScene: UIResponder {
    open class ConnectionOptions: NSObject {
        open var urlContexts: Set<UIOpenURLContext> { stub() }
        open var userActivities: Set<NSUserActivity> { stub() }
    }

    open class OpenURLOptions: NSObject {
        open var openInPlace: Bool { stub() }
        open var sourceApplication: String? { stub() }
    }

    open var session: UISceneSession { stub() }
    open var title: String!
}

@MainActor open class UIOpenURLContext: NSObject {
    open var url: URL { stub() }
    open var options: UIScene.OpenURLOptions { stub() }
}

open class NSUserActivity: NSObject {
    open var webpageURL: URL?
    open var activityType: String { stub() }
}

@MainActor open class UIWindowScene: UIScene {
    open var windows: [UIWindow] { stub() }
    open var keyWindow: UIWindow? { stub() }
    open var traitCollection: UITraitCollection { stub() }
}

@MainActor public protocol UISceneDelegate: NSObjectProtocol {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func sceneDidDisconnect(_ scene: UIScene)
}

extension UISceneDelegate {
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
}

@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { stub() }
        set {}
    }
}

@MainActor open class UIDevice: NSObject {
    open class var current: UIDevice { stub() }
    open var name: String { stub() }
    open var model: String { stub() }
    open var systemVersion: String { stub() }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { stub() }
}

public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone
    case pad
    case mac = 5
}

@MainActor open class UIScreen: NSObject {
    open class var main: UIScreen { stub() }
    open var bounds: CGRect { stub() }
    open var scale: CGFloat { stub() }
    open var brightness: CGFloat = 0
}

@MainActor open class UIPasteboard: NSObject {
    open class var general: UIPasteboard { stub() }
    open var string: String?
    open var url: URL?
    open var image: UIImage?
}

@MainActor open class UINotificationFeedbackGenerator: NSObject {
    public enum FeedbackType: Int, Sendable {
        case success
        case warning
        case error
    }

    open func prepare() {}
    open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {}
}
