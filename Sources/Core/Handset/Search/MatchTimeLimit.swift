/// The longest time that a pattern may search one text.
///
/// A pattern with a repetition inside another, such as `(a+)+$`, can take a time that doubles with each
/// character. Such a search ends with ``SessionPattern/SearchError/timeIsOver(limit:)``.
///
/// ```swift
/// let rules = SessionRules.app.limitingMatches(to: MatchTimeLimit(.seconds(1)))
/// ```
public struct MatchTimeLimit: Sendable {
    /// The default limit: 10 seconds.
    public static let `default` = MatchTimeLimit(.seconds(10))

    /// The longest time of a search.
    public let duration: Duration

    private let clock: any Clock<Duration>

    /// Creates a limit.
    ///
    /// - Parameters:
    ///   - duration: The longest time of a search.
    ///   - clock: The clock that measures it. It must not go back.
    public init(_ duration: Duration, clock: any Clock<Duration> = ContinuousClock()) {
        self.duration = duration
        self.clock = clock
    }

    /// Returns a timer that has not started.
    func makeTimer() -> MatchTimer { MatchTimer(duration, clock) }
}
