internal import Foundation

/// State that several threads share, behind a lock.
///
/// Not Synchronization's `Mutex`: on Linux the thread sanitizer does not see it, and reports races
/// that are none.
package final class Locked<State: Sendable>:
    @unchecked Sendable  // because the lock guards every use
{
    private let lock = NSLock()
    private var state: State

    package init(_ state: State) {
        self.state = state
    }

    /// Calls a closure with the state while nobody else can.
    package func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&state)
    }
}
