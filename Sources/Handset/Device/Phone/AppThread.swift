internal import Dispatch

/// The main thread of an app.
///
/// It is apart from Swift's own threads, of which there are only as many as processors: an app that
/// blocks its thread for good must not stop the phone.
final class AppThread: SerialExecutor {
    private let queue = DispatchQueue(label: "Handset.app")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
