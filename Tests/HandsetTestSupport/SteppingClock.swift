/// A clock that goes on by one second whenever somebody looks at it.
public final class SteppingClock: Clock {
    /// A moment, as the time since the clock was made.
    public typealias Instant = ManualClock.Instant

    private let looks = Guarded(0)

    /// Creates a clock that nobody has looked at.
    public init() {}

    /// How often somebody has looked.
    public var lookCount: Int { looks.value }

    /// One second later than at the last look.
    public var now: Instant {
        looks.withLock { looks in
            looks += 1
            return Instant(offset: .seconds(looks))
        }
    }
    /// There is none.
    public var minimumResolution: Duration { .zero }

    /// Returns at once.
    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
}
