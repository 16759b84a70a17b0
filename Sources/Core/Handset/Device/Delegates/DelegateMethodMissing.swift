/// An error for a method that the delegate does not implement.
///
/// The default implementations throw it. A ``Phone`` then leaves the method out, which is not a fault.
public struct DelegateMethodMissing: Error, Hashable, Sendable, CustomStringConvertible {
    /// The method.
    public var selector: AppCallback.Selector

    /// Creates the error.
    public init(_ selector: AppCallback.Selector) {
        self.selector = selector
    }

    /// The missing method.
    public var description: String { "the delegate does not implement \(selector)" }
}
