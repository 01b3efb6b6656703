@MainActor open class UIControl: UIView {
    public struct State: OptionSet, Sendable {
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public let rawValue: UInt
        public static var normal: UIControl.State { stub() }
        public static var highlighted: UIControl.State { stub() }
        public static var disabled: UIControl.State { stub() }
        public static var selected: UIControl.State { stub() }
    }

    public struct Event: OptionSet, Sendable {
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public let rawValue: UInt
        public static var touchUpInside: UIControl.Event { stub() }
        public static var primaryActionTriggered: UIControl.Event { stub() }
        public static var valueChanged: UIControl.Event { stub() }
        public static var editingChanged: UIControl.Event { stub() }
        public static var editingDidEnd: UIControl.Event { stub() }
        public static var editingDidEndOnExit: UIControl.Event { stub() }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public init(frame: CGRect, primaryAction: UIAction?) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { fatalError() }
    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {}
    open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {}
    open func sendActions(for controlEvents: UIControl.Event) {}
}

public typealias UIActionHandler = @MainActor (UIAction) -> Void

@MainActor open class UIMenuElement: NSObject {
    public struct Attributes: OptionSet, Sendable {
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public let rawValue: UInt
        public static var disabled: UIMenuElement.Attributes { stub() }
        public static var destructive: UIMenuElement.Attributes { stub() }
        public static var hidden: UIMenuElement.Attributes { stub() }
    }

    public enum State: Int, Sendable {
        case off
        case on
        case mixed
    }

    open var title: String { stub() }
    open var image: UIImage? { stub() }
}

@MainActor open class UIAction: UIMenuElement {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
        public let rawValue: String
    }

    public convenience init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler) { self.init() }
    open var sender: Any? { stub() }
    open var attributes: UIMenuElement.Attributes = []
    open var state = UIMenuElement.State.off
}

@MainActor open class UIMenu: UIMenuElement {
    public convenience init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) { self.init() }
    open var children: [UIMenuElement] { stub() }
}

@MainActor open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom
        case system
        case detailDisclosure
        case infoLight
        case infoDark
        case contactAdd
        case close = 7
    }

    public struct Configuration {
        public static func plain() -> UIButton.Configuration { stub() }
        public static func tinted() -> UIButton.Configuration { stub() }
        public static func gray() -> UIButton.Configuration { stub() }
        public static func filled() -> UIButton.Configuration { stub() }
        public static func borderless() -> UIButton.Configuration { stub() }
        public static func bordered() -> UIButton.Configuration { stub() }
        public static func borderedProminent() -> UIButton.Configuration { stub() }
        public var title: String?
        public var subtitle: String?
        public var image: UIImage?
        public var imagePadding: CGFloat = 0
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
        public var showsActivityIndicator = false
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public override init(frame: CGRect, primaryAction: UIAction?) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { fatalError() }
    public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) { self.init(frame: .zero) }
    public convenience init(type buttonType: UIButton.ButtonType) { self.init(frame: .zero) }
    public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) { self.init(frame: .zero) }
    open var configuration: UIButton.Configuration?
    open var menu: UIMenu?
    open var showsMenuAsPrimaryAction = false
    open var titleLabel: UILabel? { stub() }
    open func setTitle(_ title: String?, for state: UIControl.State) {}
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
    open func setImage(_ image: UIImage?, for state: UIControl.State) {}
}

@MainActor open class UISwitch: UIControl {
    open var isOn = false
    open func setOn(_ on: Bool, animated: Bool) {}
}

@MainActor open class UISegmentedControl: UIControl {
    public convenience init(items: [Any]?) { self.init(frame: .zero) }
    open var selectedSegmentIndex = 0
}

@MainActor open class UITextField: UIControl {
    public enum BorderStyle: Int, Sendable {
        case none
        case line
        case bezel
        case roundedRect
    }

    open var text: String?
    open var placeholder: String?
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var borderStyle = UITextField.BorderStyle.none
    open var keyboardType = UIKeyboardType.default
    open var textContentType: UITextContentType!
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var isSecureTextEntry = false
    open weak var delegate: (any UITextFieldDelegate)?
}

@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { stub() }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
}

public enum UIKeyboardType: Int, Sendable {
    case `default`
    case asciiCapable
    case numbersAndPunctuation
    case URL
    case numberPad
    case phonePad
    case namePhonePad
    case emailAddress
    case decimalPad
}

public enum UITextAutocapitalizationType: Int, Sendable {
    case none
    case words
    case sentences
    case allCharacters
}

public enum UITextAutocorrectionType: Int, Sendable {
    case `default`
    case no
    case yes
}

public struct UITextContentType: Hashable, RawRepresentable, Sendable {
    public init(rawValue: String) { self.rawValue = rawValue }
    public let rawValue: String
    public static var password: UITextContentType { stub() }
}
