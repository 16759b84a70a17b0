/// An activity that can be ended.
public protocol Cancellable {
    /// Ends the activity.
    func cancel()
}

extension Cancellable {
    public func store<Collection: RangeReplaceableCollection>(in collection: inout Collection)
    where Collection.Element == AnyCancellable {
        collection.append(AnyCancellable(self))
    }

    public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}
