/// How long a pattern may search one text.
///
/// A pattern in which repetitions stand within repetitions, such as `(a+)+$`, can take a time that doubles
/// with each character. Such a search ends with ``SessionPattern/SearchError/timeIsOver(limit:)``.
///
/// ```swift
/// let rules = SessionRules.app.limitingMatches(to: MatchTimeLimit(.seconds(1)))
/// ```
public struct MatchTimeLimit: Sendable {
    /// The limit unless the caller says otherwise: 10 seconds.
    public static let `default` = MatchTimeLimit(.seconds(10))

    /// How long a search may take.
    public let duration: Duration

    private let clock: any Clock<Duration>

    /// Creates a limit.
    ///
    /// - Parameters:
    ///   - duration: How long a search may take.
    ///   - clock: The clock that it is measured with; it must not be set back.
    public init(_ duration: Duration, clock: any Clock<Duration> = ContinuousClock()) {
        self.duration = duration
        self.clock = clock
    }

    /// A timer that has not begun.
    func makeTimer() -> MatchTimer { MatchTimer(duration, clock) }
}
