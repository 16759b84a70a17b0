/// A value that a view gets from those around it; here the one that it has without them.
@propertyWrapper public struct Environment<Value> {
    private let read: () -> Value

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { EnvironmentValues()[keyPath: keyPath] }
    }

    public var wrappedValue: Value { read() }
}

/// The values that views get from those around them.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Creates the values that there are without any view.
    public init() {}

    /// The state of the scene.
    @MainActor public var scenePhase: ScenePhase {
        get { ViewHost.shared.phase }
        set {}
    }

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key of a value that views get from those around them.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value

    /// The value as long as no view gives another.
    static var defaultValue: Value { get }
}
