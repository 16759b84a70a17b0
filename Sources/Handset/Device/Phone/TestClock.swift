/// A clock for tests, on which time passes only when the test says so.
///
/// Given to a ``Phone``, it is also the phone's time: reminders come, and notifications expire by it.
/// ``secondsSince1970`` is the same time for others, such as the `now` of a gateway, whose provider tokens
/// then expire by it.
///
/// ```swift
/// let clock = TestClock(secondsSince1970: 1_000)
/// let phone = Phone(.iOS(18), clock: clock) { ShopDelegate() }
/// await phone.advance(by: .seconds(3_600))
/// print(clock.secondsSince1970())
/// // 4600
/// ```
public final class TestClock: Clock, Sendable {
    /// A moment, as the time since the clock was made.
    public struct Instant: InstantProtocol {
        /// The time since the clock was made.
        public var offset = Duration.zero

        /// Returns a later moment.
        public func advanced(by duration: Duration) -> Instant {
            Instant(offset: offset + duration)
        }

        /// Returns the time until another moment.
        public func duration(to other: Instant) -> Duration { other.offset - offset }

        /// Returns true if one moment comes before another.
        public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private struct Sleeper: Sendable {
        let deadline: Instant
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State: Sendable {
        var now = Instant()
        var count = 0
        var sleepers: [Int: Sleeper] = [:]
        /// The sleeps that were cancelled before they began.
        var cancelled: Set<Int> = []
    }

    private let start: Int
    private let state = Locked(State())

    /// Creates a clock that stands still.
    ///
    /// - Parameter start: The time in seconds since 1970; if `nil`, the system's.
    public init(secondsSince1970 start: Int? = nil) {
        self.start = start ?? Phone.secondsSince1970()
    }

    /// The present moment.
    public var now: Instant { state.withLock(\.now) }
    /// Zero, since every moment can be reached.
    public var minimumResolution: Duration { .zero }

    /// The number of sleeps that go on, such as the time limits of calls that wait.
    public var sleepCount: Int { state.withLock(\.sleepers.count) }

    /// Returns the present time in whole seconds since 1970.
    public var secondsSince1970: @Sendable () -> Int {
        { [self] in
            let (sum, isTooLarge) = start.addingReportingOverflow(
                Int(clamping: now.offset.components.seconds))
            return isTooLarge ? .max : sum
        }
    }

    /// Lets time pass, and ends the sleeps whose time has come.
    ///
    /// - Parameter duration: The time; a negative one counts as none.
    public func advance(by duration: Duration) {
        let due = state.withLock { state in
            state.now = state.now.advanced(by: max(duration, .zero))
            let due = state.sleepers.filter { $0.value.deadline <= state.now }
            for number in due.keys { state.sleepers[number] = nil }
            return due.values.sorted { $0.deadline < $1.deadline }
        }
        for sleeper in due { sleeper.continuation.resume() }
    }

    /// Sleeps until the clock has come to a moment.
    ///
    /// - Throws: `CancellationError` if the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        let number = state.withLock { state in
            state.count += 1
            return state.count
        }
        defer { state.withLock { _ = $0.cancelled.remove(number) } }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let end: Result<Void, any Error>? = state.withLock { state in
                    if state.cancelled.contains(number) { return .failure(CancellationError()) }
                    if deadline <= state.now { return .success(()) }
                    state.sleepers[number] = Sleeper(
                        deadline: deadline, continuation: continuation)
                    return nil
                }
                if let end { continuation.resume(with: end) }
            }
        } onCancel: {
            let sleeper = state.withLock { state in
                state.cancelled.insert(number)
                return state.sleepers.removeValue(forKey: number)
            }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
    }
}
