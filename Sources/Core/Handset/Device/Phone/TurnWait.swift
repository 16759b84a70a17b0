/// A wait for the turn and the result of some work.
final class TurnWait<Value: Sendable>: Sendable {
    private struct State: Sendable {
        var hasBegun = false
        var value: Value?
        var waiting: CheckedContinuation<Value, Never>?
    }

    private let state = Locked(State())

    /// Begins the work; returns false if the caller has stopped waiting for it.
    func begin() -> Bool {
        state.withLock { state in
            guard state.value == nil else { return false }
            state.hasBegun = true
            return true
        }
    }

    func end(with value: Value) {
        let waiting = state.withLock { state in
            state.value = value
            defer { state.waiting = nil }
            return state.waiting
        }
        waiting?.resume(returning: value)
    }

    /// Ends the wait if the work has not begun.
    func cancel(with value: Value) {
        let waiting = state.withLock { state -> CheckedContinuation<Value, Never>? in
            guard !state.hasBegun, state.value == nil else { return nil }
            state.value = value
            defer { state.waiting = nil }
            return state.waiting
        }
        waiting?.resume(returning: value)
    }

    var result: Value {
        get async {
            await withCheckedContinuation { continuation in
                let value = state.withLock { state in
                    if state.value == nil { state.waiting = continuation }
                    return state.value
                }
                if let value { continuation.resume(returning: value) }
            }
        }
    }
}
