/// A value of a view.
@propertyWrapper public struct State<Value> {
    private final class Storage {
        var value: Value

        init(_ value: Value) { self.value = value }
    }
    private let storage: Storage

    /// Creates the value.
    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

    /// Creates the value.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// The value.
    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }

    /// A way to the value for another view.
    public var projectedValue: Binding<Value> {
        Binding(get: { storage.value }, set: { storage.value = $0 })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates no value.
    public init() { self.init(wrappedValue: nil) }
}
