/// A way to a value that is elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    private let read: () -> Value
    private let write: (Value) -> Void

    /// Creates a way.
    ///
    /// - Parameters:
    ///   - get: Returns the value.
    ///   - set: Takes a new value.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        (read, write) = (get, set)
    }

    /// A way to a value that stays.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Part>(
        dynamicMember keyPath: WritableKeyPath<Value, Part>
    ) -> Binding<Part> {
        Binding<Part>(
            get: { read()[keyPath: keyPath] },
            set: { part in
                var value = read()
                value[keyPath: keyPath] = part
                write(value)
            })
    }
}
