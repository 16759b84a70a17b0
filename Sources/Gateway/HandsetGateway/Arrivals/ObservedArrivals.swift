import Handset

/// The arrivals on their way to an observer, of which a bounded number waits.
final class ObservedArrivals: Sendable {
    static let limit = 4096

    private struct State: Sendable {
        var arrivals: [Arrival] = []
        var missedCount = 0
        var isFinished = false
        var waiting: CheckedContinuation<Void, Never>?
    }

    private let state = Locked(State())

    /// Starts the task of an observer, which ends after ``finish()``.
    init(for observer: any ArrivalObserver) {
        Task.detached { [self] in
            while let (arrivals, missedCount) = await next() {
                await observer.observe(arrivals, missedCount: missedCount)
            }
        }
    }

    /// Adds arrivals as far as there is room, without waiting.
    func put(_ arrivals: [Arrival]) {
        change { state in
            let taken = arrivals.prefix(max(0, Self.limit - state.arrivals.count))
            state.arrivals += taken
            state.missedCount += arrivals.count - taken.count
        }
    }

    /// Ends the task of the observer when it has taken everything.
    func finish() {
        change { $0.isFinished = true }
    }

    private func change(_ body: (inout State) -> Void) {
        let waiting = state.withLock { state in
            body(&state)
            defer { state.waiting = nil }
            return state.waiting
        }
        waiting?.resume()
    }

    private func next() async -> (arrivals: [Arrival], missedCount: Int)? {
        while true {
            let (taken, missedCount, isFinished) = state.withLock { state in
                defer {
                    state.arrivals = []
                    state.missedCount = 0
                }
                return (state.arrivals, state.missedCount, state.isFinished)
            }
            if !taken.isEmpty || missedCount > 0 { return (taken, missedCount) }
            if isFinished { return nil }
            await withCheckedContinuation { continuation in
                let mustWait = state.withLock { state in
                    let mustWait =
                        state.arrivals.isEmpty && state.missedCount == 0 && !state.isFinished
                    if mustWait { state.waiting = continuation }
                    return mustWait
                }
                if !mustWait { continuation.resume() }
            }
        }
    }
}
