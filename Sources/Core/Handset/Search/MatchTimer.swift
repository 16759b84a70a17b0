/// A timer of a search, or of several together.
final class MatchTimer {
    let duration: Duration

    private let clock: any Clock<Duration>
    private var hasPassed: (() -> Bool)?

    init(_ duration: Duration, _ clock: any Clock<Duration>) {
        self.duration = duration
        self.clock = clock
    }

    /// The clock starts at the first call, so that a short search never reads it.
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
