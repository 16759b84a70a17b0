/// The executor of asynchronous methods that leave the app's actor, which runs on the app's thread.
///
/// All asynchronous methods do so in modules without `NonisolatedNonsendingByDefault`.
final class AppTaskExecutor: TaskExecutor {
    private let thread: SerialThread

    init(_ thread: SerialThread) {
        self.thread = thread
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        thread.enqueue { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
