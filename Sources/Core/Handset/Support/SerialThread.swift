internal import Foundation

/// A thread that runs jobs one after another.
///
/// It is not one of Swift's threads, which are as few as the processors: a job that takes long must not stop
/// others. It is not one of Dispatch's either, of which there are 255 at most. The thread ends with its last
/// reference.
package final class SerialThread: Sendable {
    private let jobs = Jobs()

    package init(name: String) {
        let thread = Thread { [jobs] in jobs.run() }
        thread.name = name
        thread.start()
    }

    deinit {
        jobs.close()
    }

    func enqueue(_ job: @escaping @Sendable () -> Void) {
        jobs.append(job)
    }
}

private final class Jobs: @unchecked Sendable {  // because the condition's lock guards every use
    private let condition = NSCondition()
    private var jobs: [@Sendable () -> Void] = []
    private var isClosed = false

    func append(_ job: @escaping @Sendable () -> Void) {
        condition.lock()
        jobs.append(job)
        condition.signal()
        condition.unlock()
    }

    func close() {
        condition.lock()
        isClosed = true
        condition.signal()
        condition.unlock()
    }

    /// Runs all jobs until the thread is closed.
    func run() {
        while let next = wait() {
            for job in next { job() }
        }
    }

    private func wait() -> [@Sendable () -> Void]? {
        condition.lock()
        defer { condition.unlock() }
        while jobs.isEmpty && !isClosed { condition.wait() }
        defer { jobs = [] }
        return jobs.isEmpty ? nil : jobs
    }
}
