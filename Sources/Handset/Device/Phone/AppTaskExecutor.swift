/// Runs on the app's thread what Swift would run on its own: asynchronous methods that leave the app's
/// actor, as do all of modules without `NonisolatedNonsendingByDefault`.
final class AppTaskExecutor: TaskExecutor {
    private let thread: AppThread

    init(_ thread: AppThread) {
        self.thread = thread
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        thread.enqueue { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
