import Foundation

/// An executor that runs tasks on the thread that calls ``run(_:)``.
///
/// Most commands do one thing after another. On Swift's own threads, each start would make three of them
/// first, with memory of their own: a fifth of the time of a start.
final class MainThreadExecutor: TaskExecutor, @unchecked Sendable {  // because the condition guards
    // every use
    private let condition = NSCondition()
    private var jobs: [UnownedJob] = []
    private var hasEnded = false

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        condition.withLock {
            jobs.append(job)
            condition.signal()
        }
    }

    /// Runs an operation, and returns after its end.
    ///
    /// Tasks that the operation detaches run on Swift's threads.
    func run(_ operation: @escaping @Sendable () async -> Void) {
        Task.detached(executorPreference: self) {
            await operation()
            self.condition.withLock { self.hasEnded = true }
        }
        while let next = takeJobs() {
            for job in next { job.runSynchronously(on: asUnownedTaskExecutor()) }
        }
    }

    /// Waits for jobs; returns `nil` after the end of the operation.
    private func takeJobs() -> [UnownedJob]? {
        condition.withLock {
            while jobs.isEmpty, !hasEnded { condition.wait() }
            guard !jobs.isEmpty else { return nil }
            defer { jobs = [] }
            return jobs
        }
    }
}
