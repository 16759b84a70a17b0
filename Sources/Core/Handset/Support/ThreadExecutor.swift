/// The executor of an actor that runs on a thread of its own.
package final class ThreadExecutor: SerialExecutor {
    package let thread: SerialThread

    package init(_ thread: SerialThread) {
        self.thread = thread
    }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        thread.enqueue { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
