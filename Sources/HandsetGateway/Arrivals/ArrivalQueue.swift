import Handset

/// A queue of arrivals from the connections to the receiver.
///
/// A connection adds arrivals without waiting, and stops reading while the queue is full. So the
/// queue stays bounded.
final class ArrivalQueue: Sendable {
    /// The number of payload bytes at which connections stop reading.
    static let byteLimit = 8 << 20
    /// The largest number of arrivals that the receiver gets at once.
    static let batchLimit = 512

    /// The arrivals that a connection added in one call.
    struct Batch: Sendable {
        var arrivals: [Arrival]
        /// Called after the receiver took all of it.
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

    /// Adds arrivals.
    ///
    /// - Parameters:
    ///   - arrivals: The arrivals, in order.
    ///   - resume: Called once when there is room again. It is not kept if there is room now.
    ///   - received: Called after the receiver took the arrivals.
    /// - Returns: True if there is room for more.
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

    /// Ends the queue: no more arrivals are added.
    func finish() {
        let waiting = state.withLock { state in
            state.isFinished = true
            defer { state.waiting = nil }
            return state.waiting
        }
        waiting?.resume()
    }

    /// Waits for arrivals and takes them.
    ///
    /// Only one task may call this.
    ///
    /// - Returns: At least one batch, or `nil` after the end.
    func next() async -> [Batch]? {
        while true {
            let (taken, isFinished) = take()
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

    /// Takes arrivals without waiting.
    ///
    /// - Returns: The batches, and true if there will be no more.
    func take() -> (batches: [Batch], isFinished: Bool) {
        state.withLock { state in
            var count = 0
            let end = state.batches.firstIndex {
                count += $0.arrivals.count
                return count >= Self.batchLimit
            }
            // A swap, so that the array keeps a single owner and is never copied.
            var taken: [Batch] = []
            swap(&taken, &state.batches)
            if let end, end + 1 < taken.count {
                state.batches = Array(taken[(end + 1)...])
                taken.removeSubrange((end + 1)...)
            }
            return (taken, state.isFinished)
        }
    }

    /// Records that the receiver took batches.
    ///
    /// Informs their connections, and resumes paused ones.
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
