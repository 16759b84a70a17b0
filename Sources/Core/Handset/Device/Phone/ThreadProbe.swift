/// A look whether the threads of an app are free: each gets a job, which a blocked thread does not take up.
struct ThreadProbe: Sendable {
    let thread: SerialThread
    /// The time in which the app's thread takes up a job if it is free.
    ///
    /// It is real time: the clock of a phone may stand still.
    private let time: Duration
    /// The time in which the main thread does, on which others may work too.
    private let mainThreadTime: Duration

    /// Creates a look, which takes less time if the time limit of the app's callbacks is short.
    init(_ thread: SerialThread, timeLimit: Duration) {
        self.thread = thread
        time = min(timeLimit, .seconds(1))
        mainThreadTime = time * 5
    }

    /// True if the app's thread is blocked, or the main thread, on which delegates of the main actor run.
    var isBlocked: Bool {
        get async {
            if await isUnanswered(within: time, by: { thread.enqueue($0) }) { return true }
            return await isUnanswered(within: mainThreadTime) { job in
                Task { @MainActor in job() }
            }
        }
    }

    private func isUnanswered(
        within time: Duration, by enqueue: (_ job: @escaping @Sendable () -> Void) -> Void
    ) async -> Bool {
        let waiting = Locked<CheckedContinuation<Bool, Never>?>(nil)
        let end: @Sendable (Bool) -> Void = { isUnanswered in
            let continuation = waiting.withLock { waiting in
                defer { waiting = nil }
                return waiting
            }
            continuation?.resume(returning: isUnanswered)
        }
        return await withCheckedContinuation { continuation in
            waiting.withLock { $0 = continuation }
            let timer = Task {
                try? await Task.sleep(for: time)
                end(true)
            }
            enqueue {
                end(false)
                timer.cancel()
            }
        }
    }
}
