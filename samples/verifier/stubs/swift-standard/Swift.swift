// The part of the standard library that samples use, for the check without a compiler (README, "Swift"). One member per
// line. A structure or class may have members that are not listed here, unless it is @frozen; a protocol has no others.

public protocol AnyObject {}
public protocol Sendable {}
public protocol Equatable {}
public protocol Hashable: Equatable {
    var hashValue: Int { get }
    func hash(into hasher: inout Hasher)
}
public protocol Comparable: Equatable {}
public protocol Identifiable {
    associatedtype ID
}
public protocol CaseIterable {}
public protocol RawRepresentable {
    associatedtype RawValue
}
public protocol OptionSet: RawRepresentable {
    func contains(_ member: Self) -> Bool
    func insert(_ member: Self)
    func remove(_ member: Self)
    func union(_ other: Self) -> Self
}
public protocol CodingKey {
    var stringValue: String { get }
}
public protocol Encodable {}
public protocol Decodable {}
public protocol Decoder {}
public protocol Encoder {}
public protocol Error {
    var localizedDescription: String { get }
}
public protocol CustomStringConvertible {
    var description: String { get }
}
public protocol StringProtocol {}
public protocol Sequence {}
public protocol Collection: Sequence {}
public protocol RandomAccessCollection: Collection {}
public protocol ExpressibleByNilLiteral {}
public protocol ExpressibleByStringLiteral {}
public protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {}

public typealias Codable = Decodable

public struct Bool: Hashable, Sendable {}
public struct Int: Comparable, Hashable, Sendable {
    public init(_ value: Any) {}
    public static let max: Int
    public static let min: Int
}
public struct Int8: Comparable, Hashable {}
public struct Int32: Comparable, Hashable {
    public init(_ value: Int) {}
}
public struct Int64: Comparable, Hashable {
    public init(_ value: Int) {}
}
public struct UInt: Comparable, Hashable {}
public struct UInt8: Comparable, Hashable {}
public struct UInt32: Comparable, Hashable {
    public init(_ value: Int) {}
}
public struct Double: Comparable, Hashable, Sendable {
    public init(_ value: Any) {}
}
public struct Float: Comparable, Hashable {
    public init(_ value: Any) {}
}
public struct Never {}
public struct Hasher {}
public struct StaticString {}
public struct AnyHashable {}
public typealias AnyClass = AnyObject

public struct String: Comparable, Hashable, Sendable, StringProtocol, Collection {
    public init(_ value: Any) {}
    public var count: Int
    public var isEmpty: Bool
    public var first: Character?
    public var last: Character?
    public var description: String
    public var utf8: UTF8View
    public func append(_ other: String) {}
    public func dropFirst(_ count: Int = 1) -> Substring {}
    public func dropLast(_ count: Int = 1) -> Substring {}
    public func hasPrefix(_ prefix: String) -> Bool {}
    public func hasSuffix(_ suffix: String) -> Bool {}
    public func lowercased() -> String {}
    public func uppercased() -> String {}
    public func prefix(_ count: Int) -> Substring {}
    public func split(separator: Character) -> [Substring] {}

    public struct UTF8View: Collection {}
}
public struct Substring: Comparable, Hashable, StringProtocol, Collection {
    public var count: Int
    public var isEmpty: Bool
}
public struct Character: Comparable, Hashable {
    public var isNumber: Bool
    public var isLetter: Bool
    public var isWhitespace: Bool
}

public struct Array<Element>: RandomAccessCollection {
    public init(_ elements: Any) {}
    public init(repeating element: Element, count: Int) {}
    public var count: Int
    public var isEmpty: Bool
    public var first: Element?
    public var last: Element?
    public var indices: Range<Int>
    public func append(_ element: Element) {}
    public func append(contentsOf elements: [Element]) {}
    public func insert(_ element: Element, at index: Int) {}
    public func remove(at index: Int) -> Element {}
    public func removeAll() -> Void {}
    public func removeFirst() -> Element {}
    public func removeLast() -> Element {}
    public func contains(_ element: Element) -> Bool {}
    public func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool {}
    public func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool {}
    public func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T] {}
    public func enumerated() -> Any {}
    public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {}
    public func first(where predicate: (Element) throws -> Bool) rethrows -> Element? {}
    public func firstIndex(of element: Element) -> Int? {}
    public func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Int? {}
    public func flatMap<T>(_ transform: (Element) throws -> [T]) rethrows -> [T] {}
    public func forEach(_ body: (Element) throws -> Void) rethrows {}
    public func joined(separator: String = "") -> String {}
    public func map<T>(_ transform: (Element) throws -> T) rethrows -> [T] {}
    public func max() -> Element? {}
    public func min() -> Element? {}
    public func prefix(_ count: Int) -> [Element] {}
    public func reduce<T>(_ initial: T, _ next: (T, Element) throws -> T) rethrows -> T {}
    public func reduce<T>(into initial: T, _ next: (T, Element) throws -> Void) rethrows -> T {}
    public func reversed() -> [Element] {}
    public func sorted() -> [Element] {}
    public func sorted(by areInOrder: (Element, Element) throws -> Bool) rethrows -> [Element] {}
}
public struct Dictionary<Key, Value>: Collection {
    public var count: Int
    public var isEmpty: Bool
    public var keys: [Key]
    public var values: [Value]
    public func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T] {}
    public func removeValue(forKey key: Key) -> Value? {}
}
public struct Set<Element>: Collection {
    public init(_ elements: [Element]) {}
    public var count: Int
    public var isEmpty: Bool
    public var first: Element?
    public func contains(_ element: Element) -> Bool {}
    public func insert(_ element: Element) {}
    public func remove(_ element: Element) -> Element? {}
    public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element> {}
    public func first(where predicate: (Element) throws -> Bool) rethrows -> Element? {}
    public func map<T>(_ transform: (Element) throws -> T) rethrows -> [T] {}
    public func sorted(by areInOrder: (Element, Element) throws -> Bool) rethrows -> [Element] {}
}
public struct Range<Bound>: Collection {}
public struct ClosedRange<Bound>: Collection {}
public struct Optional<Wrapped> {
    public func map<T>(_ transform: (Wrapped) throws -> T) rethrows -> T? {}
    public func flatMap<T>(_ transform: (Wrapped) throws -> T?) rethrows -> T? {}
}
public enum Result<Success, Failure> {
    case success(Success)
    case failure(Failure)
    public init(catching body: () throws -> Success) {}
    public func get() throws -> Success {}
    public func map<T>(_ transform: (Success) -> T) -> Result<T, Failure> {}
}
public struct KeyPath<Root, Value> {}
public struct WritableKeyPath<Root, Value> {}
public struct ReferenceWritableKeyPath<Root, Value> {}

public struct MainActor {
    public static func run<T>(_ body: () throws -> T) async rethrows -> T {}
}
public struct Task<Success, Failure> {
    public init(priority: TaskPriority? = nil, operation: () async throws -> Success) {}
    public func cancel() {}
    public static func detached(priority: TaskPriority? = nil, operation: () async throws -> Success) -> Task<Success, Failure> {}
    public static func sleep(nanoseconds duration: UInt64) async throws {}
}
public struct TaskPriority {
    public static let userInitiated: TaskPriority
    public static let utility: TaskPriority
    public static let background: TaskPriority
}
public struct UInt64: Comparable, Hashable {}
public struct CheckedContinuation<T, E> {
    public func resume() {}
    public func resume(returning value: T) {}
    public func resume(throwing error: E) {}
    public func resume(with result: Result<T, Error>) {}
}

public func withCheckedContinuation<T>(_ body: (CheckedContinuation<T, Never>) -> Void) async -> T {}
public func withCheckedThrowingContinuation<T>(_ body: (CheckedContinuation<T, Error>) -> Void) async throws -> T {}
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {}
public func fatalError(_ message: String = "") -> Never {}
public func precondition(_ condition: Bool, _ message: String = "") {}
public func assert(_ condition: Bool, _ message: String = "") {}
public func min<T>(_ x: T, _ y: T, _ rest: T...) -> T {}
public func max<T>(_ x: T, _ y: T, _ rest: T...) -> T {}
public func abs<T>(_ x: T) -> T {}
public func zip<A, B>(_ a: [A], _ b: [B]) -> [(A, B)] {}
public func stride<T>(from start: T, to end: T, by step: T) -> [T] {}
public func stride<T>(from start: T, through end: T, by step: T) -> [T] {}
public func type<T>(of value: T) -> T.Type {}
