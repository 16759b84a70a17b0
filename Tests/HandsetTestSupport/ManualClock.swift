/// A clock on which time passes only when a test says so.
public final class ManualClock: Clock {
    /// A moment, as the time since the clock was made.
    public struct Instant: InstantProtocol {
        /// The time since the clock was made.
        public var offset = Duration.zero

        /// A later moment.
        public func advanced(by duration: Duration) -> Instant {
            Instant(offset: offset + duration)
        }

        /// The time until another moment.
        public func duration(to other: Instant) -> Duration { other.offset - offset }

        /// Whether a moment comes before another.
        public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private struct State: Sendable {
        var sleepers: [Int: CheckedContinuation<Void, any Error>] = [:]
        var cancelled: Set<Int> = []
        var count = 0
        var pendingEnds = 0
        var lengths: [Duration] = []
    }

    private let state = Guarded(State())

    /// Creates a clock that stands still.
    public init() {}

    /// The beginning: the time does not go on.
    public var now: Instant { Instant() }
    /// There is none.
    public var minimumResolution: Duration { .zero }

    /// How long each sleep was to be.
    public var lengths: [Duration] { state.value.lengths }

    /// How many sleeps go on.
    public var countOfSleepers: Int { state.value.sleepers.count }

    /// Ends the sleep that goes on, or else the next one that nobody has cancelled.
    public func endSleep() {
        let sleepers = state.withLock { state in
            defer { state.sleepers = [:] }
            if state.sleepers.isEmpty { state.pendingEnds += 1 }
            return Array(state.sleepers.values)
        }
        for sleeper in sleepers { sleeper.resume() }
    }

    /// Sleeps until ``endSleep()`` or a cancellation.
    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let number = state.withLock { state in
            state.count += 1
            state.lengths.append(deadline.offset)
            return state.count
        }
        defer { state.withLock { _ = $0.cancelled.remove(number) } }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let end: Result<Void, any Error>? = state.withLock { state in
                    if state.cancelled.contains(number) { return .failure(CancellationError()) }
                    if state.pendingEnds > 0 {
                        state.pendingEnds -= 1
                        return .success(())
                    }
                    state.sleepers[number] = continuation
                    return nil
                }
                if let end { continuation.resume(with: end) }
            }
        } onCancel: {
            let sleeper = state.withLock { state in
                state.cancelled.insert(number)
                return state.sleepers.removeValue(forKey: number)
            }
            sleeper?.resume(throwing: CancellationError())
        }
    }
}
