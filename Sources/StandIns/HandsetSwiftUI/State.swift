/// A value of a view.
@propertyWrapper public struct State<Value>: HostedProperty {
    private final class Storage {
        var value: Value

        init(_ value: Value) { self.value = value }
    }
    private final class Box {
        var storage: Storage

        init(_ storage: Storage) { self.storage = storage }
    }
    private let box: Box

    public init(wrappedValue: Value) { box = Box(Storage(wrappedValue)) }

    func adopt(_ host: ViewHost, at place: String) {
        box.storage = host.storage(box.storage, at: place)
    }

    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    public var wrappedValue: Value {
        get { box.storage.value }
        nonmutating set {
            box.storage.value = newValue
            Task { @MainActor in ViewHost.shared.setNeedsUpdate() }
        }
    }

    public var projectedValue: Binding<Value> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates no value.
    public init() { self.init(wrappedValue: nil) }
}
