import Handset

/// A queue of arrivals from the connections to the receiver.
///
/// A connection adds arrivals without waiting, and stops reading while the queue is full. So the
/// queue stays bounded.
final class ArrivalQueue: Sendable {
    /// The default number of bytes at which connections stop reading.
    static let defaultByteLimit = 8 << 20
    /// The largest number of arrivals that the receiver gets at once.
    static let batchLimit = 512
    /// The number of bytes after which the receiver gets no more arrivals at once: it holds their output.
    static let batchByteLimit = 512 << 10

    /// The arrivals that a connection added in one call, or some of them if they are many.
    struct Batch: Sendable {
        let arrivals: [Arrival]
        /// The memory that they take, in bytes.
        let byteCount: Int
        /// Called after the receiver took all of it.
        var received: (@Sendable () -> Void)?

        init(_ arrivals: [Arrival]) {
            self.arrivals = arrivals
            byteCount = arrivals.reduce(0) { $0 + $1.heldByteCount }
        }
    }

    private struct State: Sendable {
        var batches: [Batch] = []
        var byteCount = 0
        var isFinished = false
        var waiting: CheckedContinuation<Void, Never>?
        /// The readers that wait for room, by their numbers.
        var paused: [Int: @Sendable () -> Void] = [:]
    }

    private let byteLimit: Int
    private let state = Locked(State())

    init(byteLimit: Int = ArrivalQueue.defaultByteLimit) {
        self.byteLimit = byteLimit
    }

    /// Adds arrivals, and returns true if there is room for more.
    ///
    /// If there is none, `resume` is called once when there is room again, unless no reader waits.
    /// `received` is called after the receiver took the arrivals.
    func put(
        _ arrivals: [Arrival], from reader: Int? = nil,
        orResumeBy resume: @escaping @Sendable () -> Void = {},
        received: (@Sendable () -> Void)? = nil
    ) -> Bool {
        var batches = Self.batches(of: arrivals)
        batches[batches.count - 1].received = received
        let (hasRoom, waiting) = state.withLock { state in
            for batch in batches { state.byteCount += batch.byteCount }
            state.batches += batches
            let hasRoom = state.byteCount < byteLimit
            if !hasRoom, let reader { state.paused[reader] = resume }
            defer { state.waiting = nil }
            return (hasRoom, state.waiting)
        }
        waiting?.resume()
        return hasRoom
    }

    /// Checks for room before a reader first reads; if there is none, `resume` is called once when there is.
    func hasRoom(for reader: Int, orResumeBy resume: @escaping @Sendable () -> Void) -> Bool {
        state.withLock { state in
            let hasRoom = state.byteCount < byteLimit
            if !hasRoom { state.paused[reader] = resume }
            return hasRoom
        }
    }

    func forget(_ reader: Int) {
        state.withLock { _ = $0.paused.removeValue(forKey: reader) }
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

    /// Waits for at least one batch, and returns `nil` after the end; only one task may call this.
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

    /// Takes arrivals without waiting; `isFinished` is true if there will be no more.
    func take() -> (batches: [Batch], isFinished: Bool) {
        state.withLock { state in
            var count = 0
            var byteCount = 0
            let end = state.batches.firstIndex {
                count += $0.arrivals.count
                byteCount += $0.byteCount
                return count >= Self.batchLimit || byteCount >= Self.batchByteLimit
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

    /// Informs the connections of batches that the receiver took, and resumes paused ones.
    func done(with batches: [Batch]) {
        let resumed = state.withLock { state in
            for batch in batches { state.byteCount -= batch.byteCount }
            guard state.byteCount < byteLimit else { return [@Sendable () -> Void]() }
            defer { state.paused = [:] }
            // In the order in which they came, as far as their numbers tell.
            return state.paused.sorted { $0.key < $1.key }.map(\.value)
        }
        for batch in batches { batch.received?() }
        for resume in resumed { resume() }
    }

    /// Divides arrivals into batches, at least one, that the receiver can get one by one.
    private static func batches(of arrivals: [Arrival]) -> [Batch] {
        let whole = Batch(arrivals)
        guard arrivals.count > batchLimit || whole.byteCount > batchByteLimit else {
            return [whole]
        }
        var batches: [Batch] = []
        var rest = arrivals[...]
        while !rest.isEmpty {
            var byteCount = 0
            let end = rest.prefix(batchLimit).firstIndex {
                byteCount += $0.heldByteCount
                return byteCount > batchByteLimit
            }
            let part = rest[
                ..<max(rest.startIndex + 1, end ?? min(rest.endIndex, rest.startIndex + batchLimit))
            ]
            batches.append(Batch(Array(part)))
            rest = rest[part.endIndex...]
        }
        return batches
    }
}
