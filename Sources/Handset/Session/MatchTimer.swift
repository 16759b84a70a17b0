/// Measures the time of a search, or of several together.
final class MatchTimer {
    /// How much time there is.
    let duration: Duration

    private let clock: any Clock<Duration>
    private var hasPassed: (() -> Bool)?

    init(_ duration: Duration, _ clock: any Clock<Duration>) {
        self.duration = duration
        self.clock = clock
    }

    /// Whether the time is over, which begins when this is asked first.
    ///
    /// So a search that is over before anybody asks does not cost a look at the clock.
    var isOver: Bool {
        if let hasPassed { return hasPassed() }
        hasPassed = Self.end(of: duration, on: clock)
        return false
    }

    private static func end<Time: Clock<Duration>>(
        of duration: Duration, on clock: Time
    ) -> () -> Bool {
        let end = clock.now.advanced(by: duration)
        return { clock.now >= end }
    }
}
