internal import Foundation
internal import Glibc
internal import Synchronization

/// Runs tests that wait in place, for a program that they have started, on threads of their own.
///
/// Swift's own pool has a thread for each processor: with two such tests on two processors, no other test, and
/// nothing that a test waits for, would go on.
final class WaitingThreads: TaskExecutor {
    static let shared = WaitingThreads()

    private struct State {
        var jobs: [UnownedJob] = []
        /// The number of threads that no job has been meant for.
        var idleCount = 0
    }

    private let state = Mutex(State())
    /// Counts the jobs that no thread has taken.
    private let jobs = DispatchSemaphore(value: 0)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let needsThread = state.withLock { state in
            state.jobs.append(job)
            if state.idleCount == 0 { return true }
            state.idleCount -= 1
            return false
        }
        if needsThread { Thread.detachNewThread { self.work() } }
        jobs.signal()
    }

    private func work() {
        // Threads of Swift's pool block signals, which programs that they start would inherit.
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
        while true {
            jobs.wait()
            state.withLock { $0.jobs.removeFirst() }
                .runSynchronously(on: asUnownedTaskExecutor())
            state.withLock { $0.idleCount += 1 }
        }
    }
}
