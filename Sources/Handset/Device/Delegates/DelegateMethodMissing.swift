/// An error for a method that ``Device/delegates`` lists and the delegate does not implement.
public struct DelegateMethodMissing: Error, Hashable, Sendable, CustomStringConvertible {
    /// The method.
    public var selector: AppCallback.Selector

    /// Creates the error.
    public init(_ selector: AppCallback.Selector) {
        self.selector = selector
    }

    /// The missing method, and what to do.
    public var description: String {
        "the delegate does not implement \(selector); implement it, or leave it out of the device's "
            + "delegates"
    }
}
