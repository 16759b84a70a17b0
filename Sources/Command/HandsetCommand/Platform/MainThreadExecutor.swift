import Foundation

/// An executor that runs tasks on the thread that calls ``run(_:)``.
///
/// Most commands do one thing after another. On Swift's own threads, each start would make three of them
/// first, with memory of their own: a fifth of the time of a start.
package final class MainThreadExecutor: TaskExecutor,
    @unchecked Sendable  // because the condition guards every use
{
    private let condition = NSCondition()
    private var jobs: [UnownedJob] = []
    /// The exit status of the operation, after its end.
    private var status: Int32?

    package init() {}

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        condition.withLock {
            jobs.append(job)
            condition.signal()
        }
    }

    /// Runs an operation, and returns its exit status after its end.
    ///
    /// Tasks that the operation detaches run on Swift's threads.
    package func run(_ operation: @escaping @Sendable () async -> Int32) -> Int32 {
        Task.detached(executorPreference: self) {
            let status = await operation()
            self.condition.withLock { self.status = status }
        }
        while true {
            switch next() {
            case .jobs(let jobs):
                for job in jobs { job.runSynchronously(on: asUnownedTaskExecutor()) }
            case .end(let status): return status
            }
        }
    }

    private enum Next {
        case jobs([UnownedJob])
        case end(status: Int32)
    }

    /// Waits for jobs, or for the end of the operation.
    private func next() -> Next {
        condition.withLock {
            while true {
                if !jobs.isEmpty {
                    defer { jobs = [] }
                    return .jobs(jobs)
                }
                if let status { return .end(status: status) }
                condition.wait()
            }
        }
    }
}
