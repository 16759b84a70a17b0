/// The time for which a handler is waited for.
struct HandlerTimeLimit: Sendable {
    /// A handler that blocks a thread for ever must not stop the next handlers or the timers.
    private static let executor = QueueExecutor("Handset.handlers", isConcurrent: true)

    let duration: Duration
    let clock: any Clock<Duration>

    /// Runs work on an executor of its own; late work is cancelled, and not waited for as by a task group.
    func run(_ work: @escaping @Sendable () async throws -> Void) async -> SessionOutcome.Result {
        await withCheckedContinuation { continuation in
            let race = Race(continuation)
            let worker = Task(executorPreference: Self.executor) {
                race.end(await SessionOutcome.Result(of: work))
            }
            let timer = Task { [duration, clock] in
                // A cancelled timer has lost the race.
                guard (try? await Self.wait(for: duration, on: clock)) != nil else { return }
                race.end(.timedOut(limit: duration))
            }
            race.cancelAtEnd(worker, timer)
        }
    }

    /// The longest sleep at once: the runtime keeps the task of a cancelled sleep until the sleep would have ended.
    private static let longestSleep = Duration.seconds(5)

    private static func wait<Time: Clock<Duration>>(
        for duration: Duration, on clock: Time
    ) async throws {
        let start = clock.now
        var waited = Duration.zero
        while waited < duration {
            waited = min(duration, waited + longestSleep)
            try await clock.sleep(until: start.advanced(by: waited), tolerance: nil)
        }
    }
}

/// A race between several ends, of which the first counts.
private final class Race: Sendable {
    private struct State: Sendable {
        /// The continuation that waits for the end; `nil` after it.
        var continuation: CheckedContinuation<SessionOutcome.Result, Never>?
        var tasks: [Task<Void, Never>] = []
    }

    private let state: Locked<State>

    init(_ continuation: CheckedContinuation<SessionOutcome.Result, Never>) {
        state = Locked(State(continuation: continuation))
    }

    func cancelAtEnd(_ tasks: Task<Void, Never>...) {
        let hasEnded = state.withLock { state in
            state.tasks = tasks
            return state.continuation == nil
        }
        if hasEnded { for task in tasks { task.cancel() } }
    }

    func end(_ result: SessionOutcome.Result) {
        let (continuation, tasks) = state.withLock { state in
            defer { state = State() }
            return (state.continuation, state.tasks)
        }
        // First, since the process may end as soon as the continuation runs.
        for task in tasks { task.cancel() }
        continuation?.resume(returning: result)
    }
}
