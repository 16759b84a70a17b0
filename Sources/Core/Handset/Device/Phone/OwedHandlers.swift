internal import Dispatch

/// The completion handlers that the system has not called yet.
///
/// They are called one after another, on a thread that is not the app's.
final class OwedHandlers: Sendable {
    private struct State: Sendable {
        var count = 0
        var waiting: [@Sendable () -> Void] = []
    }

    private let queue = DispatchQueue(label: "Handset.handlers")
    private let state = Locked(State())

    /// True if a handler was not called yet, or has not returned.
    var isOwed: Bool { state.withLock { $0.count > 0 } }

    func call(_ handler: @escaping @Sendable () -> Void, of store: NotificationStore) {
        state.withLock { $0.count += 1 }
        queue.async { [self] in
            RunningApp.$store.withValue(store) { handler() }
            end()
        }
    }

    /// Calls a closure when all handlers have returned.
    func whenNoneIsOwed(_ body: @escaping @Sendable () -> Void) {
        let isOwed = state.withLock { state in
            if state.count > 0 { state.waiting.append(body) }
            return state.count > 0
        }
        if !isOwed { body() }
    }

    private func end() {
        let waiting = state.withLock { state in
            state.count -= 1
            guard state.count == 0 else { return [@Sendable () -> Void]() }
            defer { state.waiting = [] }
            return state.waiting
        }
        for body in waiting { body() }
    }
}
