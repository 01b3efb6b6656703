@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Self.Body { get }
    init()
}

extension App {
    public static func main() {}
}

@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder var body: Self.Body { get }
}

extension Never: Scene {
}

@resultBuilder
public enum SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
}

extension Scene {
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene { self }
}

public struct WindowGroup<Content: View>: Scene {
    public init(@ViewBuilder content: () -> Content) {}
    public var body: Never { return stub() }
}

@propertyWrapper
@MainActor public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate> {
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
    public var wrappedValue: DelegateType { stub() }
}

public enum ScenePhase: Comparable, Sendable {
    case background
    case inactive
    case active
}

public struct EnvironmentValues {
    public var scenePhase: ScenePhase { stub() }
    public var colorScheme: ColorScheme { stub() }
    public var dismiss: DismissAction { stub() }
    public var openURL: OpenURLAction { stub() }
}

public struct DismissAction {
    @MainActor public func callAsFunction() {}
}

public struct OpenURLAction {
    @MainActor public func callAsFunction(_ url: URL) {}
}

public enum ColorScheme: CaseIterable, Sendable {
    case light
    case dark
}
