// The part of Foundation that samples use, for the check without a compiler (README, "Swift").

@_exported import FoundationAdditions

@frozen public class NSObject: NSObjectProtocol, Hashable {
    public init() {}
}
public protocol NSObjectProtocol: AnyObject {}
public class NSCoder {}
public class NSError: Error {}
public protocol LocalizedError: Error {
    var errorDescription: String? { get }
    var failureReason: String? { get }
    var recoverySuggestion: String? { get }
}
public class NSString {}
public class NSAttributedString {}
public class NSData {
    public func write(to url: URL, options: NSData.WritingOptions) throws {}
    public func write(to url: URL, atomically: Bool) -> Bool {}
    public var length: Int

    public struct WritingOptions: OptionSet {
        public static let atomic: NSData.WritingOptions
    }
}
public class NSNumber {
    public init(value: Any) {}
}
public class NSURL {
    public init(fileURLWithPath path: String) {}
}
public class NSNotification {
    public struct Name: Hashable {}
}
public struct Notification {
    public typealias Name = NSNotification.Name
}

public typealias TimeInterval = Double
public struct CGFloat: Comparable, Hashable {
    public init(_ value: Any) {}
}
public struct CGPoint: Equatable {
    public init(x: CGFloat, y: CGFloat) {}
    public static var zero: CGPoint
    public var x: CGFloat
    public var y: CGFloat
}
public struct CGSize: Equatable {
    public init(width: CGFloat, height: CGFloat) {}
    public static var zero: CGSize
    public var width: CGFloat
    public var height: CGFloat
}
public struct CGRect: Equatable {
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {}
    public static var zero: CGRect
    public var size: CGSize
}

public struct URL: Hashable, Sendable {
    public init?(string: String) {}
    public init(fileURLWithPath path: String) {}
    public init(fileURLWithPath path: String, isDirectory: Bool) {}
    public var absoluteString: String
    public var host: String?
    public var isFileURL: Bool
    public var lastPathComponent: String
    public var path: String
    public var pathExtension: String
    public var scheme: String?
    public func appendingPathComponent(_ component: String) -> URL {}
    public func appendingPathComponent(_ component: String, isDirectory: Bool) -> URL {}
    public func appendingPathExtension(_ pathExtension: String) -> URL {}
    public func deletingLastPathComponent() -> URL {}
    public func deletingPathExtension() -> URL {}
}
public struct Data: Hashable {
    public init() {}
    public init(_ bytes: Any) {}
    public init(contentsOf url: URL) throws {}
    public init(referencing data: NSData) {}
    public var count: Int
    public var isEmpty: Bool
    public func write(to url: URL, options: Data.WritingOptions) throws {}
    public func write(to url: URL) throws {}

    public typealias WritingOptions = NSData.WritingOptions
}
public struct Date: Comparable, Hashable {
    public init() {}
    public init(timeIntervalSince1970 seconds: TimeInterval) {}
    public var timeIntervalSince1970: TimeInterval
    public func formatted() -> String {}
    public func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String {}

    public struct FormatStyle {
        public struct DateStyle {
            public static let abbreviated: Date.FormatStyle.DateStyle
            public static let complete: Date.FormatStyle.DateStyle
            public static let long: Date.FormatStyle.DateStyle
            public static let numeric: Date.FormatStyle.DateStyle
            public static let omitted: Date.FormatStyle.DateStyle
        }

        public struct TimeStyle {
            public static let complete: Date.FormatStyle.TimeStyle
            public static let omitted: Date.FormatStyle.TimeStyle
            public static let shortened: Date.FormatStyle.TimeStyle
            public static let standard: Date.FormatStyle.TimeStyle
        }
    }
}
public struct Decimal: Comparable, Hashable {
    public init(_ value: Any) {}
    public init?(string: String, locale: Locale? = nil) {}
    public func formatted() -> String {}
    public func formatted(_ style: Decimal.FormatStyle) -> String {}

    public struct FormatStyle {
        public static func currency(code: String) -> Decimal.FormatStyle {}
        public static var number: Decimal.FormatStyle
        public static var percent: Decimal.FormatStyle
    }
}
public protocol FormatStyle {
    associatedtype FormatInput
    associatedtype FormatOutput
}
public struct Locale: Hashable {
    public init(identifier: String) {}
    public static var current: Locale
    public var identifier: String
}
public struct UUID: Hashable {
    public init() {}
    public var uuidString: String
}
public struct IndexPath: Hashable {}
public struct URLRequest {
    public init(url: URL) {}
    public var httpBody: Data?
    public var httpMethod: String?
    public func addValue(_ value: String, forHTTPHeaderField field: String) {}
    public func setValue(_ value: String?, forHTTPHeaderField field: String) {}
}
public class URLResponse {}
public class HTTPURLResponse: URLResponse {
    public var statusCode: Int
}
public struct URLError: Error {
    public init(_ code: URLError.Code) {}

    public struct Code {
        public static var badServerResponse: URLError.Code
        public static var cannotConnectToHost: URLError.Code
        public static var timedOut: URLError.Code
    }
}
public class URLSession {
    public static var shared: URLSession
    public func data(from url: URL) async throws -> (Data, URLResponse) {}
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {}
    public func upload(for request: URLRequest, from body: Data) async throws -> (Data, URLResponse) {}
    public func upload(for request: URLRequest, fromFile file: URL) async throws -> (Data, URLResponse) {}
}
public class Progress {}
public class Bundle {
    public static var main: Bundle
    public var bundleIdentifier: String?
    public func object(forInfoDictionaryKey key: String) -> Any? {}
    public func path(forResource name: String?, ofType ext: String?) -> String? {}
    public func url(forResource name: String?, withExtension ext: String?) -> URL? {}
}
public class FileManager {
    public static var `default`: FileManager
    public var temporaryDirectory: URL
    public func contentsOfDirectory(at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?) throws -> [URL] {}
    public func copyItem(at source: URL, to target: URL) throws {}
    public func createDirectory(at url: URL, withIntermediateDirectories: Bool) throws {}
    public func fileExists(atPath path: String) -> Bool {}
    public func moveItem(at source: URL, to target: URL) throws {}
    public func removeItem(at url: URL) throws {}
    public func url(for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask, appropriateFor url: URL?, create: Bool) throws -> URL {}
    public func urls(for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask) -> [URL] {}

    public enum SearchPathDirectory {
        case applicationSupportDirectory
        case cachesDirectory
        case documentDirectory
    }

    public struct SearchPathDomainMask: OptionSet {
        public static var userDomainMask: FileManager.SearchPathDomainMask
    }
}
public struct URLResourceKey {}
public class UserDefaults {
    public static var standard: UserDefaults
    public func bool(forKey key: String) -> Bool {}
    public func integer(forKey key: String) -> Int {}
    public func string(forKey key: String) -> String? {}
    public func set(_ value: Any?, forKey key: String) {}
}
public class JSONDecoder {
    public init() {}
    public func decode<T>(_ type: T.Type, from data: Data) throws -> T {}
}
public class JSONEncoder {
    public init() {}
    public func encode(_ value: Encodable) throws -> Data {}
}
public class JSONSerialization {
    public static func jsonObject(with data: Data) throws -> Any {}
}
public class Formatter {}
public class DateFormatter: Formatter {
    public init() {}
    public var dateFormat: String!
    public var dateStyle: DateFormatter.Style
    public var timeStyle: DateFormatter.Style
    public var locale: Locale!
    public func date(from string: String) -> Date? {}
    public func string(from date: Date) -> String {}
    public static func localizedString(from date: Date, dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style) -> String {}

    public enum Style {
        case none
        case short
        case medium
        case long
        case full
    }
}
public class NumberFormatter: Formatter {
    public init() {}
}
public class NotificationCenter {
    public static var `default`: NotificationCenter
}
public class DispatchQueue {
    public init(label: String, qos: DispatchQoS = .unspecified) {}
    public static var main: DispatchQueue
    public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {}
    public func async(execute work: () -> Void) {}
    public func asyncAfter(deadline: DispatchTime, execute work: () -> Void) {}
    public func sync<T>(execute work: () throws -> T) rethrows -> T {}
}
public struct DispatchQoS {
    public static let background: DispatchQoS
    public static let unspecified: DispatchQoS
    public static let userInitiated: DispatchQoS
    public static let utility: DispatchQoS

    public enum QoSClass {
        case background
        case `default`
        case userInitiated
        case userInteractive
        case utility
    }
}
public struct DispatchTime {
    public static func now() -> DispatchTime {}
}

extension String {
    public func localizedCaseInsensitiveContains(_ other: String) -> Bool {}
    public func replacingOccurrences(of target: String, with replacement: String) -> String {}
    public func trimmingCharacters(in set: CharacterSet) -> String {}
    public func components(separatedBy separator: String) -> [String] {}
    public func range(of other: String) -> Range<String>? {}
}
public struct CharacterSet {
    public static var whitespaces: CharacterSet
    public static var whitespacesAndNewlines: CharacterSet
}

public func NSLocalizedString(_ key: String, comment: String) -> String {}
