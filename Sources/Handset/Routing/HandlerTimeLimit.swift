internal import Dispatch

/// Waits for a handler for a limited time, and then no longer.
struct HandlerTimeLimit: Sendable {
    let duration: Duration
    let clock: any Clock<Duration>

    /// Runs some work on an executor of its own, and returns its result or that it was late.
    ///
    /// Work that is late is cancelled and left to itself: a task group would have to wait for it.
    func run(_ work: @escaping @Sendable () async throws -> Void) async -> SessionOutcome.Result {
        await withCheckedContinuation { continuation in
            let race = Race(continuation)
            let worker = Task(executorPreference: HandlerExecutor.shared) {
                race.end(await SessionOutcome.Result(of: work))
            }
            let timer = Task { [duration, clock] in
                // A timer that is cancelled has lost the race.
                guard (try? await clock.sleep(for: duration)) != nil else { return }
                race.end(.timedOut(limit: duration))
            }
            race.cancelAtEnd(worker, timer)
        }
    }
}

/// The first of several ends counts.
private final class Race: Sendable {
    private struct State: Sendable {
        /// Who waits for the end; nobody once it has come.
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
        // First, so that what is late is ended before anybody goes on, perhaps to the process's end.
        for task in tasks { task.cancel() }
        continuation?.resume(returning: result)
    }
}

/// Runs handlers apart from Swift's own threads, of which there are only as many as processors: a
/// handler that blocks one for good must not keep the next handlers, or the timers, from running.
private final class HandlerExecutor: TaskExecutor {
    static let shared = HandlerExecutor()

    private let queue = DispatchQueue(label: "Handset.handlers", attributes: .concurrent)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
