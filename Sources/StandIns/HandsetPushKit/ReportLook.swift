internal import Synchronization

/// The look of iOS for the report of a call, when the delegate's method returns.
///
/// A report on another thread counts if the method waits for it. Such a report is held back until the method
/// has returned, or until it plainly waits. So a task that runs beside it is late at each run.
package final class ReportLook: Sendable {
    private struct State: Sendable {
        var isReported = false
        var hasReturned = false
    }

    /// The time after which a method that has not returned waits for the report.
    private static let patience = 0.25

    private let state = Mutex(State())
    private let condition = NSCondition()
    private let thread = Mutex<Thread?>(nil)

    private let takesAnyThread: Bool

    /// Begins a look; `takesAnyThread` is true for a method with a task, whose end is awaited.
    package init(takesAnyThread: Bool = false) { self.takesAnyThread = takesAnyThread }

    /// Begins the call of the method, on its thread.
    package func begin() { thread.withLock { $0 = Thread.current } }

    /// Ends the call of the method, and returns true if a call was reported in it.
    package func end() -> Bool {
        let isReported = state.withLock { state in
            state.hasReturned = true
            return state.isReported
        }
        condition.withLock { condition.broadcast() }
        return isReported
    }

    /// True if the method has not returned.
    private var isOpen: Bool { state.withLock { !$0.hasReturned } }

    func noteReport() {
        if takesAnyThread || thread.withLock({ $0 === Thread.current }) {
            state.withLock { $0.isReported = $0.isReported || !$0.hasReturned }
            return
        }
        let end = Date(timeIntervalSinceNow: Self.patience)
        condition.withLock {
            while isOpen, condition.wait(until: end) {}
        }
        state.withLock { $0.isReported = $0.isReported || !$0.hasReturned }
    }
}
