@MainActor open class UIView: UIResponder {
    public enum ContentMode: Int, Sendable {
        case scaleToFill
        case scaleAspectFit
        case scaleAspectFill
        case redraw
        case center
    }

    public init(frame: CGRect) { super.init() }
    public required init?(coder: NSCoder) { fatalError() }
    public convenience override init() { self.init(frame: .zero) }
    open var frame = CGRect.zero
    open var bounds = CGRect.zero
    open var backgroundColor: UIColor?
    open var tintColor: UIColor!
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var isUserInteractionEnabled = true
    open var clipsToBounds = false
    open var contentMode = UIView.ContentMode.scaleToFill
    open var tag = 0
    open var translatesAutoresizingMaskIntoConstraints = true
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    open var accessibilityLabel: String?
    open var accessibilityIdentifier: String?
    open var isAccessibilityElement = false
    open var traitCollection: UITraitCollection { stub() }
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var superview: UIView? { stub() }
    open var subviews: [UIView] { stub() }
    open var window: UIWindow? { stub() }
    open var leadingAnchor: NSLayoutXAxisAnchor { stub() }
    open var trailingAnchor: NSLayoutXAxisAnchor { stub() }
    open var leftAnchor: NSLayoutXAxisAnchor { stub() }
    open var rightAnchor: NSLayoutXAxisAnchor { stub() }
    open var centerXAnchor: NSLayoutXAxisAnchor { stub() }
    open var topAnchor: NSLayoutYAxisAnchor { stub() }
    open var bottomAnchor: NSLayoutYAxisAnchor { stub() }
    open var centerYAnchor: NSLayoutYAxisAnchor { stub() }
    open var widthAnchor: NSLayoutDimension { stub() }
    open var heightAnchor: NSLayoutDimension { stub() }
    open var safeAreaLayoutGuide: UILayoutGuide { stub() }
    open var layoutMarginsGuide: UILayoutGuide { stub() }
    open var readableContentGuide: UILayoutGuide { stub() }
    open func addSubview(_ view: UIView) {}
    open func removeFromSuperview() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func layoutSubviews() {}
    open func sizeToFit() {}
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
    open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {}
}

@MainActor open class UIGestureRecognizer: NSObject {
}

@MainActor open class UIWindow: UIView {
    public init(windowScene: UIWindowScene) { super.init(frame: .zero) }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { fatalError() }
    open var rootViewController: UIViewController?
    open weak var windowScene: UIWindowScene?
    open func makeKeyAndVisible() {}
}

@MainActor open class UILayoutGuide: NSObject {
    open var leadingAnchor: NSLayoutXAxisAnchor { stub() }
    open var trailingAnchor: NSLayoutXAxisAnchor { stub() }
    open var centerXAnchor: NSLayoutXAxisAnchor { stub() }
    open var topAnchor: NSLayoutYAxisAnchor { stub() }
    open var bottomAnchor: NSLayoutYAxisAnchor { stub() }
    open var centerYAnchor: NSLayoutYAxisAnchor { stub() }
    open var widthAnchor: NSLayoutDimension { stub() }
    open var heightAnchor: NSLayoutDimension { stub() }
}

@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { stub() }
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint { stub() }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { stub() }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint { stub() }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { stub() }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint { stub() }
}

@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
}

@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
}

@MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { stub() }
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { stub() }
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { stub() }
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint { stub() }
}

@MainActor open class NSLayoutConstraint: NSObject {
    public enum Axis: Int, Sendable {
        case horizontal
        case vertical
    }

    open var constant: CGFloat = 0
    open var isActive = false
    open class func activate(_ constraints: [NSLayoutConstraint]) {}
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {}
}

@MainActor open class UIStackView: UIView {
    public enum Distribution: Int, Sendable {
        case fill
        case fillEqually
        case fillProportionally
        case equalSpacing
        case equalCentering
    }

    public enum Alignment: Int, Sendable {
        case fill
        case leading
        case firstBaseline
        case center
        case trailing
        case lastBaseline
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public convenience init(arrangedSubviews views: [UIView]) { self.init(frame: .zero) }
    public required init(coder: NSCoder) { fatalError() }
    open var arrangedSubviews: [UIView] { stub() }
    open var axis = NSLayoutConstraint.Axis.horizontal
    open var alignment = UIStackView.Alignment.fill
    open var distribution = UIStackView.Distribution.fill
    open var spacing: CGFloat = 0
    open var isLayoutMarginsRelativeArrangement = false
    open func addArrangedSubview(_ view: UIView) {}
    open func removeArrangedSubview(_ view: UIView) {}
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
}

public enum NSTextAlignment: Int, Sendable {
    case left
    case center
    case right
    case justified
    case natural
}

@MainActor open class UILabel: UIView {
    open var text: String?
    open var attributedText: NSAttributedString?
    open var font: UIFont!
    open var textColor: UIColor!
    open var textAlignment = NSTextAlignment.natural
    open var numberOfLines = 1
    open var adjustsFontForContentSizeCategory = false
}

@MainActor open class UIImageView: UIView {
    public init(image: UIImage?) { super.init(frame: .zero) }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { fatalError() }
    open var image: UIImage?
}

@MainActor open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium = 100
        case large
    }

    public init(style: UIActivityIndicatorView.Style) { super.init(frame: .zero) }
    public required init(coder: NSCoder) { fatalError() }
    open var hidesWhenStopped = true
    open var isAnimating: Bool { stub() }
    open func startAnimating() {}
    open func stopAnimating() {}
}

@MainActor open class UIProgressView: UIView {
    open var progress: Float = 0
    open func setProgress(_ progress: Float, animated: Bool) {}
}

@MainActor open class UIScrollView: UIView {
    open var contentSize = CGSize.zero
    open var contentOffset = CGPoint.zero
    open var contentInset = UIEdgeInsets.zero
    open var isScrollEnabled = true
    open var contentLayoutGuide: UILayoutGuide { stub() }
    open var frameLayoutGuide: UILayoutGuide { stub() }
}

@MainActor open class UITextView: UIScrollView {
    open var text: String!
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var isEditable = true
    open var isSelectable = true
    open var adjustsFontForContentSizeCategory = false
}

@MainActor open class UITableView: UIScrollView {
    public enum Style: Int, Sendable {
        case plain
        case grouped
        case insetGrouped
    }

    public init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { fatalError() }
    open weak var dataSource: (any UITableViewDataSource)?
    open weak var delegate: (any UITableViewDelegate)?
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell { stub() }
    open func reloadData() {}
    open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {}
    open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {}
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {}

    public enum RowAnimation: Int, Sendable {
        case fade
        case right
        case left
        case top
        case bottom
        case none
        case middle
        case automatic = 100
    }
}

@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

@MainActor public protocol UITableViewDelegate: NSObjectProtocol {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

@MainActor open class UITableViewCell: UIView {
    open func defaultContentConfiguration() -> UIListContentConfiguration { stub() }
    open var contentConfiguration: (any UIContentConfiguration)?
}

@MainActor public protocol UIContentConfiguration {
}

public struct UIListContentConfiguration: UIContentConfiguration {
    public var text: String?
    public var secondaryText: String?
    public var image: UIImage?
}

extension IndexPath {
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    public var row: Int { stub() }
    public var section: Int { stub() }
}
