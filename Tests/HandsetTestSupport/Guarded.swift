internal import Foundation

/// State that a test and the code under test share, behind a lock that the thread sanitizer sees.
public final class Guarded<State: Sendable>: @unchecked Sendable {  // because the lock guards it
    private let lock = NSLock()
    private var state: State

    /// Creates the state.
    public init(_ state: State) {
        self.state = state
    }

    /// The state at the moment.
    public var value: State { withLock { $0 } }

    /// Calls a closure with the state while nobody else can.
    public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&state)
    }
}
