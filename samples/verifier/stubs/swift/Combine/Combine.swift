func stub<T>() -> T { fatalError() }

public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
}

public protocol Cancellable {
    func cancel()
}

public final class AnyCancellable: Cancellable {
    public func cancel() {}
    public func store(in set: inout Set<AnyCancellable>) {}
}

extension AnyCancellable: Hashable {
    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { stub() }
    public func hash(into hasher: inout Hasher) {}
}

public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never
    public func send() {}
}

public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    public var objectWillChange: ObservableObjectPublisher { stub() }
}

@propertyWrapper
public struct Published<Value> {
    public init(wrappedValue: Value) {}
    public init(initialValue: Value) {}
    public var wrappedValue: Value {
        get { stub() }
        nonmutating set {}
    }
    public var projectedValue: Published<Value>.Publisher { stub() }

    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
    }
}
