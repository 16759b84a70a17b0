/// The limits of a web view.
public struct WebLimits: Hashable, Sendable {
    /// The time for a statement, with all that it begins, and for the loading of a page; 10 s by default.
    ///
    /// More than a day counts as one.
    public var time = Duration.seconds(10)
    /// The time without an event after which a statement, and all that it has begun, has ended; 0.05 s by
    /// default.
    public var quietTime = Duration.milliseconds(50)

    /// The number of events after which a page is ended.
    static let maximumEventCount = 5_000
    /// The number of dialogs after which a page is ended.
    static let maximumDialogCount = 100

    /// The limits with a time that a clock can add.
    var bounded: WebLimits {
        var limits = self
        limits.time = min(max(time, .zero), .seconds(86_400))
        limits.quietTime = min(max(quietTime, .zero), limits.time)
        return limits
    }

    /// Creates the default limits.
    public init() {}
}
