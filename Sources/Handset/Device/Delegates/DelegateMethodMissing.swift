/// Says that a device was told of a method in ``Device/delegates`` that the delegate does not have.
public struct DelegateMethodMissing: Error, Hashable, Sendable, CustomStringConvertible {
    /// The method.
    public var selector: AppCallback.Selector

    /// Creates the error.
    public init(_ selector: AppCallback.Selector) {
        self.selector = selector
    }

    /// What is missing, and what to do next.
    public var description: String {
        "the delegate does not implement \(selector); implement it, or leave it out of the device's "
            + "delegates"
    }
}
