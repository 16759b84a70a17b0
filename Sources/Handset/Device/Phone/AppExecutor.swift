/// The executor of an app's actor, which runs on the app's thread.
final class AppExecutor: SerialExecutor {
    let thread: AppThread

    init(_ thread: AppThread) {
        self.thread = thread
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        thread.enqueue { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
