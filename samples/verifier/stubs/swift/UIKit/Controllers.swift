@MainActor open class UIViewController: UIResponder {
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    public required init?(coder: NSCoder) { fatalError() }
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
    open var view: UIView!
    open var title: String?
    open var isModalInPresentation = false
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var traitCollection: UITraitCollection { stub() }
    open var isViewLoaded: Bool { stub() }
    open var isBeingDismissed: Bool { stub() }
    open var navigationItem: UINavigationItem { stub() }
    open var navigationController: UINavigationController? { stub() }
    open var tabBarController: UITabBarController? { stub() }
    open var presentedViewController: UIViewController? { stub() }
    open var presentingViewController: UIViewController? { stub() }
    open var parent: UIViewController? { stub() }
    open var children: [UIViewController] { stub() }
    open var preferredStatusBarStyle: UIStatusBarStyle { stub() }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { stub() }
    open var popoverPresentationController: UIPopoverPresentationController? { stub() }
    open var sheetPresentationController: UISheetPresentationController? { stub() }
    open func loadView() {}
    open func loadViewIfNeeded() {}
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {}
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
    open func show(_ vc: UIViewController, sender: Any?) {}
    open func addChild(_ childController: UIViewController) {}
    open func didMove(toParent parent: UIViewController?) {}
    open func willMove(toParent parent: UIViewController?) {}
    open func removeFromParent() {}
    open func setNeedsStatusBarAppearanceUpdate() {}
}

public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen
    case pageSheet
    case formSheet
    case currentContext
    case custom
    case overFullScreen
    case overCurrentContext
    case popover
    case none = -1
    case automatic = -2
}

public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical
    case flipHorizontal
    case crossDissolve
    case partialCurl
}

public enum UIStatusBarStyle: Int, Sendable {
    case `default`
    case lightContent
    case darkContent = 3
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public let rawValue: UInt
    public static var portrait: UIInterfaceOrientationMask { stub() }
    public static var landscape: UIInterfaceOrientationMask { stub() }
    public static var all: UIInterfaceOrientationMask { stub() }
    public static var allButUpsideDown: UIInterfaceOrientationMask { stub() }
}

@MainActor open class UIPresentationController: NSObject {
}

@MainActor open class UIPopoverPresentationController: UIPresentationController {
    open var sourceView: UIView?
    open var sourceRect = CGRect.zero
    open var barButtonItem: UIBarButtonItem?
}

@MainActor open class UISheetPresentationController: UIPresentationController {
    open class Detent: NSObject {
        open class func medium() -> Self { stub() }
        open class func large() -> Self { stub() }
    }

    open var detents: [UISheetPresentationController.Detent] = []
    open var prefersGrabberVisible = false
}

@MainActor open class UINavigationItem: NSObject {
    open var title: String?
    open var prompt: String?
    open var leftBarButtonItem: UIBarButtonItem?
    open var rightBarButtonItem: UIBarButtonItem?
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
}

@MainActor open class UIBarButtonItem: NSObject {
    public enum SystemItem: Int, Sendable {
        case done
        case cancel
        case edit
        case save
        case add
        case flexibleSpace
        case fixedSpace
        case compose
        case reply
        case action
        case organize
        case bookmarks
        case search
        case refresh
        case stop
        case camera
        case trash
        case close = 24
    }

    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) { self.init() }
    public convenience init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) { self.init() }
    open var isEnabled = true
    open var title: String?
    open var primaryAction: UIAction?
    open var accessibilityLabel: String?
}

@MainActor open class UINavigationController: UIViewController {
    public init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
    public required init?(coder: NSCoder) { fatalError() }
    open var viewControllers: [UIViewController] = []
    open var topViewController: UIViewController? { stub() }
    open var visibleViewController: UIViewController? { stub() }
    open var navigationBar: UINavigationBar { stub() }
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {}
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? { stub() }
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { stub() }
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {}
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
}

@MainActor open class UINavigationBar: UIView {
    open var prefersLargeTitles = false
    open var barTintColor: UIColor?
}

@MainActor open class UITabBarController: UIViewController {
    open var viewControllers: [UIViewController]?
    open var selectedIndex = 0
}

@MainActor open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet
        case alert
    }

    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) { self.init() }
    open var message: String?
    open var actions: [UIAlertAction] { stub() }
    open var textFields: [UITextField]? { stub() }
    open var preferredAction: UIAlertAction?
    open func addAction(_ action: UIAlertAction) {}
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {}
}

@MainActor open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable {
        case `default`
        case cancel
        case destructive
    }

    public convenience init(title: String?, style: UIAlertAction.Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) { self.init() }
    open var title: String? { stub() }
    open var isEnabled = true
}

@MainActor open class UIActivityViewController: UIViewController {
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { fatalError() }
    open var completionWithItemsHandler: UIActivityViewController.CompletionWithItemsHandler?
    open var excludedActivityTypes: [UIActivity.ActivityType]?
}

@MainActor open class UIActivity: NSObject {
    public struct ActivityType: Hashable, RawRepresentable, Sendable {
        public init(rawValue: String) { self.rawValue = rawValue }
        public let rawValue: String
        public static var mail: UIActivity.ActivityType { stub() }
        public static var print: UIActivity.ActivityType { stub() }
    }
}
