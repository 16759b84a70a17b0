import Handset

/// Arrivals on their way from the connections to the receiver, in order.
///
/// A connection puts arrivals in without waiting, and stops reading while the queue is full, so that
/// what waits here is bounded.
final class ArrivalQueue: Sendable {
    /// How many bytes of payloads may wait before connections stop reading.
    static let byteLimit = 8 << 20
    /// How many arrivals the receiver gets at once.
    static let batchLimit = 512

    /// What a connection has put in at once.
    struct Batch: Sendable {
        var arrivals: [Arrival]
        /// Called when the receiver has taken all of it.
        var received: (@Sendable () -> Void)?
    }

    private struct State: Sendable {
        var batches: [Batch] = []
        var byteCount = 0
        var isFinished = false
        var waiting: CheckedContinuation<Void, Never>?
        var paused: [@Sendable () -> Void] = []
    }

    private let state = Locked(State())

    /// Puts arrivals in.
    ///
    /// - Parameters:
    ///   - arrivals: The arrivals, in order.
    ///   - resume: Called once when there is room again. If there is room now, it is not kept.
    ///   - received: Called when the receiver has taken them.
    /// - Returns: Whether there is room for more.
    func put(
        _ arrivals: [Arrival], orResumeBy resume: @escaping @Sendable () -> Void,
        received: (@Sendable () -> Void)? = nil
    ) -> Bool {
        let (hasRoom, waiting) = state.withLock { state in
            state.batches.append(Batch(arrivals: arrivals, received: received))
            state.byteCount += Self.byteCount(of: arrivals)
            let hasRoom = state.byteCount < Self.byteLimit
            if !hasRoom { state.paused.append(resume) }
            defer { state.waiting = nil }
            return (hasRoom, state.waiting)
        }
        waiting?.resume()
        return hasRoom
    }

    /// Says that nothing more is put in.
    func finish() {
        let waiting = state.withLock { state in
            state.isFinished = true
            defer { state.waiting = nil }
            return state.waiting
        }
        waiting?.resume()
    }

    /// Takes what waits; only one task may call it.
    ///
    /// - Returns: At least one batch, or `nil` if there is nothing and never will be.
    func next() async -> [Batch]? {
        while true {
            let (taken, isFinished) = state.withLock { state in
                var count = 0
                let end = state.batches.firstIndex {
                    count += $0.arrivals.count
                    return count >= Self.batchLimit
                }
                // The memory goes with what is taken, and is never shared.
                var taken: [Batch] = []
                swap(&taken, &state.batches)
                if let end, end + 1 < taken.count {
                    state.batches = Array(taken[(end + 1)...])
                    taken.removeSubrange((end + 1)...)
                }
                return (taken, state.isFinished)
            }
            if !taken.isEmpty { return taken }
            if isFinished { return nil }
            await withCheckedContinuation { continuation in
                let mustWait = state.withLock { state in
                    let mustWait = state.batches.isEmpty && !state.isFinished
                    if mustWait { state.waiting = continuation }
                    return mustWait
                }
                if !mustWait { continuation.resume() }
            }
        }
    }

    /// Says that the receiver has taken batches: their connections learn of it, and paused ones go on.
    func done(with batches: [Batch]) {
        let resumed = state.withLock { state in
            for batch in batches { state.byteCount -= Self.byteCount(of: batch.arrivals) }
            guard state.byteCount < Self.byteLimit else { return [@Sendable () -> Void]() }
            defer { state.paused = [] }
            return state.paused
        }
        for batch in batches { batch.received?() }
        for resume in resumed { resume() }
    }

    private static func byteCount(of arrivals: [Arrival]) -> Int {
        arrivals.reduce(0) { $0 + $1.payload.count + 256 }
    }
}
