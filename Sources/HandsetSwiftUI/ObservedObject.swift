/// An object of a view that tells before it changes.
@preconcurrency @MainActor @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
    /// The ways to the properties of an object.
    @preconcurrency @MainActor @dynamicMemberLookup public struct Wrapper {
        let object: ObjectType

        /// A way to a property.
        public subscript<Value>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Value>
        ) -> Binding<Value> {
            Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }

    /// The object.
    public var wrappedValue: ObjectType

    /// Creates the property.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

    /// Creates the property.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// The ways to the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// An object of a view that the view makes when it is first asked for.
@preconcurrency @MainActor @propertyWrapper public struct StateObject<ObjectType: ObservableObject>
{
    private final class Storage {
        lazy var object = make()
        private let make: () -> ObjectType

        init(_ make: @escaping () -> ObjectType) { self.make = make }
    }
    // Safe because only the main actor asks for the object.
    private nonisolated(unsafe) let storage: Storage

    /// Creates the property.
    public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        storage = Storage(thunk)
    }

    /// The object.
    public var wrappedValue: ObjectType { storage.object }

    /// The ways to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: storage.object)
    }
}
