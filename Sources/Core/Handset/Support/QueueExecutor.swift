internal import Dispatch

/// An executor with a queue of its own, apart from the threads that Swift's tasks share.
///
/// Those are only as many as there are processors. Work that must go on while tasks block all of them needs
/// an executor like this one.
///
/// A serial one gets a thread at once. A concurrent one gets another only when the system sees that all threads
/// are blocked, which takes about half a second.
package final class QueueExecutor: TaskExecutor {
    private let queue: DispatchQueue

    /// If `isConcurrent`, a job may begin while another one runs; the label is for debuggers.
    package init(_ label: String, isConcurrent: Bool = false) {
        queue = DispatchQueue(label: label, attributes: isConcurrent ? .concurrent : [])
    }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
