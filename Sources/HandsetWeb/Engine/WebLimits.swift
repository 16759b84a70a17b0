/// The limits of a web view.
public struct WebLimits: Hashable, Sendable {
    /// The time that a statement has, with all that it begins, and the time that the loading of a page has; 5 s by
    /// default.
    public var time = Duration.seconds(5)
    /// The time without an event after which a statement, and all that it has begun, has ended; 0.05 s by
    /// default.
    public var quietTime = Duration.milliseconds(50)

    /// The number of events after which a page is ended.
    static let maximumEventCount = 5_000
    /// The number of dialogs after which a page is ended.
    static let maximumDialogCount = 100

    /// Creates the default limits.
    public init() {}
}
