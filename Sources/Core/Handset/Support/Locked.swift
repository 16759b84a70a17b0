internal import Foundation

/// State that several threads share, protected by a lock.
///
/// Not Synchronization's `Mutex`: on Linux the thread sanitizer does not see its lock, and reports races
/// that do not exist.
package final class Locked<State: Sendable>:
    @unchecked Sendable  // because the lock guards every use
{
    private let lock = NSLock()
    private var state: State

    package init(_ state: State) {
        self.state = state
    }

    package func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&state)
    }
}
