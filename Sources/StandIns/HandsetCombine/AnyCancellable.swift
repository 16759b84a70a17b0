/// An activity that ends with this object.
public final class AnyCancellable: Cancellable, Hashable {
    private var end: (() -> Void)?

    /// Creates the object of an activity.
    ///
    /// - Parameter cancel: Ends the activity.
    public init(_ cancel: @escaping () -> Void) { end = cancel }

    public init<Canceller: Cancellable>(_ canceller: Canceller) { end = canceller.cancel }

    deinit { end?() }

    /// Ends the activity, once.
    public func cancel() {
        defer { end = nil }
        end?()
    }

    public func store<Collection: RangeReplaceableCollection>(in collection: inout Collection)
    where Collection.Element == AnyCancellable {
        collection.append(self)
    }

    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    /// True if both are the same object.
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
