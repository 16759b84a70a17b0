internal import Foundation

/// The main thread of an app.
///
/// It is apart from Swift's own threads, of which there are only as many as processors: an app that
/// blocks its thread for good must not stop the phone. Nor is it one of Dispatch's, of which there are
/// 255 at most. It ends when nobody holds it any more.
final class AppThread: Sendable {
    private let jobs = Jobs()

    init() {
        let thread = Thread { [jobs] in jobs.run() }
        thread.name = "Handset.app"
        thread.start()
    }

    deinit {
        jobs.close()
    }

    /// Does a job when all those before are done.
    func enqueue(_ job: @escaping @Sendable () -> Void) {
        jobs.append(job)
    }
}

/// What is to be done on a thread.
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

    /// Does all jobs, and those that come, until the end.
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
