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
        let wake: @Sendable (Result<Void, any Error>) -> Void
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

    /// The number of sleeps that go on, such as the time limits of calls that wait, and what is to be done later.
    public var sleepCount: Int { state.withLock(\.sleepers.count) }

    /// Returns the present time in whole seconds since 1970.
    public var secondsSince1970: @Sendable () -> Int {
        { [self] in
            let (sum, isTooLarge) = start.addingReportingOverflow(
                Int(clamping: now.offset.components.seconds))
            return isTooLarge ? .max : sum
        }
    }

    /// The present time in seconds since 1970, with parts of a second.
    package var timeIntervalSince1970: Double { Double(start) + now.offset / .seconds(1) }

    /// Lets time pass, and ends the sleeps whose time has come, in the order of their ends.
    ///
    /// - Parameter duration: The time; a negative one counts as none.
    public func advance(by duration: Duration) {
        let end = now.advanced(by: max(duration, .zero))
        while let sleeper = nextSleeper(until: end) { sleeper.wake(.success(())) }
        state.withLock { $0.now = max($0.now, end) }
    }

    /// Takes away the sleeper that is the first to wake until a moment, to which the clock goes on.
    private func nextSleeper(until end: Instant) -> Sleeper? {
        state.withLock { state in
            let due = state.sleepers.lazy.filter { $0.value.deadline <= end }
            guard
                let next = due.min(by: { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }
                )
            else { return nil }
            state.sleepers[next.key] = nil
            state.now = max(state.now, next.value.deadline)
            return next.value
        }
    }

    /// Lets something be done when a time has passed, in the call that lets it pass.
    ///
    /// - Parameters:
    ///   - duration: The time; a negative one counts as none.
    ///   - action: The thing to do, which may schedule more.
    /// - Returns: A number, which ``cancelSchedule(_:)`` takes.
    @discardableResult package func schedule(
        after duration: Duration, _ action: @escaping @Sendable () -> Void
    ) -> Int {
        state.withLock { state in
            state.count += 1
            state.sleepers[state.count] = Sleeper(
                deadline: state.now.advanced(by: max(duration, .zero))
            ) { result in
                if case .success = result { action() }
            }
            return state.count
        }
    }

    /// Takes back what was to be done later, if it is not done yet.
    package func cancelSchedule(_ number: Int) {
        state.withLock { _ = $0.sleepers.removeValue(forKey: number) }
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
                    state.sleepers[number] = Sleeper(deadline: deadline) {
                        continuation.resume(with: $0)
                    }
                    return nil
                }
                if let end { continuation.resume(with: end) }
            }
        } onCancel: {
            let sleeper = state.withLock { state in
                state.cancelled.insert(number)
                return state.sleepers.removeValue(forKey: number)
            }
            sleeper?.wake(.failure(CancellationError()))
        }
    }
}
