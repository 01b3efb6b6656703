open class UIColor: NSObject, @unchecked Sendable {
    public init(white: CGFloat, alpha: CGFloat) {}
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {}
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public init?(named name: String) {}
    public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {}
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {}
    open class var black: UIColor { stub() }
    open class var blue: UIColor { stub() }
    open class var brown: UIColor { stub() }
    open class var clear: UIColor { stub() }
    open class var cyan: UIColor { stub() }
    open class var darkGray: UIColor { stub() }
    open class var gray: UIColor { stub() }
    open class var green: UIColor { stub() }
    open class var lightGray: UIColor { stub() }
    open class var magenta: UIColor { stub() }
    open class var orange: UIColor { stub() }
    open class var purple: UIColor { stub() }
    open class var red: UIColor { stub() }
    open class var white: UIColor { stub() }
    open class var yellow: UIColor { stub() }
    open class var label: UIColor { stub() }
    open class var secondaryLabel: UIColor { stub() }
    open class var separator: UIColor { stub() }
    open class var systemBackground: UIColor { stub() }
    open class var secondarySystemBackground: UIColor { stub() }
    open class var systemBlue: UIColor { stub() }
    open class var systemGray: UIColor { stub() }
    open class var systemGreen: UIColor { stub() }
    open class var systemIndigo: UIColor { stub() }
    open class var systemOrange: UIColor { stub() }
    open class var systemPink: UIColor { stub() }
    open class var systemPurple: UIColor { stub() }
    open class var systemRed: UIColor { stub() }
    open class var systemTeal: UIColor { stub() }
    open class var systemYellow: UIColor { stub() }
    open class var tintColor: UIColor { stub() }
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { stub() }
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { stub() }
}

open class UITraitCollection: NSObject, @unchecked Sendable {
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init() }
    open class var current: UITraitCollection { stub() }
    open var userInterfaceStyle: UIUserInterfaceStyle { stub() }
    open var displayScale: CGFloat { stub() }
    open var preferredContentSizeCategory: UIContentSizeCategory { stub() }
}

public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
    public init(rawValue: String) { self.rawValue = rawValue }
    public let rawValue: String
    public var isAccessibilityCategory: Bool { stub() }
}

public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified
    case light
    case dark
}

open class UIImage: NSObject, @unchecked Sendable {
    public enum RenderingMode: Int, Sendable {
        case automatic
        case alwaysOriginal
        case alwaysTemplate
    }

    public enum Orientation: Int, Sendable {
        case up
        case down
        case left
        case right
        case upMirrored
        case downMirrored
        case leftMirrored
        case rightMirrored
    }

    open class Configuration: NSObject {
    }

    public init?(named name: String) {}
    public init?(systemName name: String) {}
    public init?(contentsOfFile path: String) {}
    public init?(data: Data) {}
    public init?(data: Data, scale: CGFloat) {}
    open var size: CGSize { stub() }
    open var scale: CGFloat { stub() }
    open var imageOrientation: UIImage.Orientation { stub() }
    open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage { stub() }
    open func withTintColor(_ color: UIColor) -> UIImage { stub() }
    open func jpegData(compressionQuality: CGFloat) -> Data? { stub() }
    open func pngData() -> Data? { stub() }
    open func preparingForDisplay() -> UIImage? { stub() }
    open func preparingThumbnail(of size: CGSize) -> UIImage? { stub() }
    open func draw(in rect: CGRect) {}
}

open class UIFont: NSObject, @unchecked Sendable {
    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        public init(rawValue: String) { self.rawValue = rawValue }
        public let rawValue: String
        public static var largeTitle: UIFont.TextStyle { stub() }
        public static var title1: UIFont.TextStyle { stub() }
        public static var title2: UIFont.TextStyle { stub() }
        public static var title3: UIFont.TextStyle { stub() }
        public static var headline: UIFont.TextStyle { stub() }
        public static var subheadline: UIFont.TextStyle { stub() }
        public static var body: UIFont.TextStyle { stub() }
        public static var callout: UIFont.TextStyle { stub() }
        public static var footnote: UIFont.TextStyle { stub() }
        public static var caption1: UIFont.TextStyle { stub() }
        public static var caption2: UIFont.TextStyle { stub() }
    }

    public struct Weight: Hashable, RawRepresentable, Sendable {
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public let rawValue: CGFloat
        public static var regular: UIFont.Weight { stub() }
        public static var medium: UIFont.Weight { stub() }
        public static var semibold: UIFont.Weight { stub() }
        public static var bold: UIFont.Weight { stub() }
    }

    public init?(name fontName: String, size fontSize: CGFloat) {}
    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont { stub() }
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { stub() }
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont { stub() }
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { stub() }
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont { stub() }
    open var pointSize: CGFloat { stub() }
    open var fontName: String { stub() }
}

open class UIFontMetrics: NSObject, @unchecked Sendable {
    public init(forTextStyle textStyle: UIFont.TextStyle) {}
    open class var `default`: UIFontMetrics { stub() }
    open func scaledFont(for font: UIFont) -> UIFont { stub() }
    open func scaledValue(for value: CGFloat) -> CGFloat { stub() }
}

public struct UIEdgeInsets: Equatable, Sendable {
    public init() {}
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {}
    public var top: CGFloat = 0
    public var left: CGFloat = 0
    public var bottom: CGFloat = 0
    public var right: CGFloat = 0
    public static let zero = UIEdgeInsets()
}

public struct NSDirectionalEdgeInsets: Equatable, Sendable {
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
    public var top: CGFloat = 0
    public var leading: CGFloat = 0
    public var bottom: CGFloat = 0
    public var trailing: CGFloat = 0
}
