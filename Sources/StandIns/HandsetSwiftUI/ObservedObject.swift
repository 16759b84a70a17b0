/// An object of a view that tells before it changes.
@preconcurrency @MainActor @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: HostedProperty {
    /// The ways to the properties of an object.
    @preconcurrency @MainActor @dynamicMemberLookup public struct Wrapper {
        let object: ObjectType

        public subscript<Value>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Value>
        ) -> Binding<Value> {
            Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }

    public var wrappedValue: ObjectType

    func adopt(_ host: ViewHost, at place: String) { host.observe(wrappedValue, at: place) }

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// An object of a view that the view makes when it is first asked for.
@preconcurrency @MainActor @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: HostedProperty {
    private final class Storage {
        lazy var object = make()
        private let make: () -> ObjectType

        init(_ make: @escaping () -> ObjectType) { self.make = make }
    }
    private final class Box {
        var storage: Storage

        init(_ storage: Storage) { self.storage = storage }
    }
    // Safe because only the main actor asks for the object.
    private nonisolated(unsafe) let box: Box

    public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        box = Box(Storage(thunk))
    }

    func adopt(_ host: ViewHost, at place: String) {
        box.storage = host.storage(box.storage, at: place)
        host.observe(box.storage.object, at: place)
    }

    public var wrappedValue: ObjectType { box.storage.object }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: box.storage.object)
    }
}

/// An object that a view above gives by `environmentObject(_:)`.
@preconcurrency @MainActor @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: HostedProperty {
    public nonisolated init() {}

    func adopt(_ host: ViewHost, at place: String) {
        if let object = host.object(ObjectType.self) { host.observe(object, at: place) }
    }

    /// The object; without a view above that gives it the app ends, as on iOS.
    public var wrappedValue: ObjectType {
        guard let object = ViewHost.shared.object(ObjectType.self) else {
            fatalError(  // because SwiftUI ends the app too
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
                    + "\(ObjectType.self) may be missing as an ancestor of this view.")
        }
        return object
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }
}
