/// A window of an app, which is not drawn.
@preconcurrency @MainActor public protocol Scene {
    /// The type of the content.
    associatedtype Body: Scene

    /// The content.
    @SceneBuilder var body: Body { get }
}

/// A scene without content.
public struct EmptyScene: Scene, HostedContent {
    public init() {}

    func walk(_ walk: ViewWalk) {}

    public var body: EmptyScene { self }
}

/// A window with views.
public struct WindowGroup<Content: View>: Scene, HostedContent {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

    func walk(_ walk: ViewWalk) { walk.walkView(content, "window") }

    /// No content, as it is not drawn.
    public var body: EmptyScene { EmptyScene() }
}

/// Makes one scene of the scenes in a closure.
@resultBuilder @MainActor public enum SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// The first of several scenes.
    public static func buildBlock<First: Scene, each Others: Scene>(
        _ first: First, _ others: repeat each Others
    ) -> First { first }
}

extension Scene {
    /// Runs code when a value changes.
    public func onChange<Value: Equatable>(
        of value: Value, perform action: @escaping (Value) -> Void
    ) -> some Scene { ModifiedScene(content: self) { ChangeEffect(value) { action($1) } } }

    /// Runs code when a value changes.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
    ) -> some Scene {
        ModifiedScene(content: self) { ChangeEffect(value, isInitial: initial, action) }
    }

    /// Runs code when a value changes.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        ModifiedScene(content: self) {
            ChangeEffect(value, isInitial: initial) { _, _ in action() }
        }
    }
}

/// The state of a scene.
public enum ScenePhase: Hashable, Sendable {
    case background
    /// On the screen, and not in use.
    case inactive
    case active
}
