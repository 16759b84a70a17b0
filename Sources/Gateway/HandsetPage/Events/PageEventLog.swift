package import Handset

/// The newest events, which clients read one after another.
///
/// Each client has a place of its own and is never waited for: one that falls out of the log is dropped.
package final class PageEventLog: Sendable {
    package static let defaultCountLimit = 10_000
    package static let defaultByteLimit = 16 << 20
    /// The number of bytes after which a client gets no more events at once.
    static let batchByteLimit = 64 << 10

    enum Batch: Sendable, Equatable {
        /// The events, as they are sent; empty if there are none and the client shall learn that it is
        /// still connected.
        case events([UInt8])
        /// The client has been too slow, or the log has ended.
        case end
    }

    private struct Event: Sendable {
        let bytes: [UInt8]
    }

    private struct Reader: Sendable {
        /// The number of the last event that it has.
        var place: Int
        var waiting: CheckedContinuation<Batch, Never>?
        let drop: @Sendable () -> Void
    }

    private struct State: Sendable {
        /// The events after `start`; those before it are gone.
        var events: [Event?] = []
        var start = 0
        var byteCount = 0
        var last = 0
        var readers: [Int: Reader] = [:]
        var readerCount = 0
        var isFinished = false

        /// The number of the oldest event that is kept; the next number if none is.
        var first: Int { last - (events.count - start) + 1 }
    }

    /// The name of this run in the identifiers of events, so that those of another run are recognised.
    let run: String
    private let countLimit: Int
    private let byteLimit: Int
    private let state = Locked(State())

    /// `run` is random by default; above `countLimit` events or `byteLimit` bytes, the oldest go.
    package init(
        run: String = String(UInt32.random(in: 0x1000_0000...UInt32.max), radix: 16),
        countLimit: Int = defaultCountLimit, byteLimit: Int = defaultByteLimit
    ) {
        self.run = run
        self.countLimit = countLimit
        self.byteLimit = byteLimit
    }

    package var readerCount: Int { state.withLock(\.readers.count) }

    var hasWaiting: Bool { state.withLock { $0.readers.values.contains { $0.waiting != nil } } }

    /// Adds events, and drops the clients that are too slow for them.
    package func append(_ events: JSONMembers) {
        let (resumed, dropped) = state.withLock { state in
            for (name, data) in events {
                state.last += 1
                let event = Event(bytes: Self.bytes(name, data.bytes, id: "\(run)-\(state.last)"))
                state.byteCount += event.bytes.count
                state.events.append(event)
            }
            discardOldest(&state)
            var resumed: [(CheckedContinuation<Batch, Never>, Batch)] = []
            var dropped: [@Sendable () -> Void] = []
            for (number, reader) in state.readers {
                if reader.place < state.first - 1 {
                    state.readers[number] = nil
                    reader.waiting.map { resumed.append(($0, .end)) }
                    dropped.append(reader.drop)
                } else if let waiting = reader.waiting {
                    state.readers[number]?.waiting = nil
                    resumed.append((waiting, Self.batch(for: number, &state)))
                }
            }
            return (resumed, dropped)
        }
        for (continuation, batch) in resumed { continuation.resume(returning: batch) }
        for drop in dropped { drop() }
    }

    private func discardOldest(_ state: inout State) {
        while state.events.count - state.start > countLimit || state.byteCount > byteLimit,
            state.start < state.events.count
        {
            state.byteCount -= state.events[state.start]?.bytes.count ?? 0
            state.events[state.start] = nil
            state.start += 1
        }
        if state.start > 64, state.start > state.events.count / 2 {
            state.events.removeFirst(state.start)
            state.start = 0
        }
    }

    /// The place at which a client begins.
    enum Beginning: Equatable {
        /// It has missed nothing.
        case resumed
        /// Its last event is not of this run.
        case restarted
        /// The events after its last one are gone.
        case late
        /// It begins with the next event.
        case new
    }

    /// Adds a client, whose last event has `identifier`; `drop` is called on any thread if it is too slow.
    ///
    /// Returns the number of the client, the place at which it begins, and the identifier of the event before
    /// that.
    func addReader(
        after identifier: String?, drop: @escaping @Sendable () -> Void
    ) -> (number: Int, beginning: Beginning, identifier: String) {
        state.withLock { state in
            state.readerCount += 1
            let (beginning, place) = self.place(after: identifier, state)
            state.readers[state.readerCount] = Reader(place: place, drop: drop)
            return (state.readerCount, beginning, "\(run)-\(place)")
        }
    }

    private func place(after identifier: String?, _ state: State) -> (Beginning, Int) {
        guard let identifier, !identifier.isEmpty else { return (.new, state.last) }
        guard identifier.hasPrefix("\(run)-"),
            let number = Int(identifier.dropFirst(run.count + 1)),
            (0...state.last).contains(number)
        else { return (.restarted, state.last) }
        return number < state.first - 1 ? (.late, state.last) : (.resumed, number)
    }

    func removeReader(_ number: Int) {
        let reader = state.withLock { $0.readers.removeValue(forKey: number) }
        reader?.waiting?.resume(returning: .end)
    }

    /// Returns the events; nothing to read, if ``tick()`` came first; or the end.
    func next(for number: Int) async -> Batch {
        await withCheckedContinuation { continuation in
            let batch: Batch? = state.withLock { state in
                guard let reader = state.readers[number], !state.isFinished else { return .end }
                guard reader.place == state.last else { return Self.batch(for: number, &state) }
                state.readers[number]?.waiting = continuation
                return nil
            }
            if let batch { continuation.resume(returning: batch) }
        }
    }

    /// Lets all clients that wait write something, so that those who are gone are noticed.
    func tick() {
        let waiting = state.withLock { state in
            state.readers.compactMap { number, reader in
                state.readers[number]?.waiting = nil
                return reader.waiting
            }
        }
        for continuation in waiting { continuation.resume(returning: .events([])) }
    }

    /// Ends the reading of all clients, now and from now on.
    package func finish() {
        let waiting = state.withLock { state in
            state.isFinished = true
            defer { state.readers = [:] }
            return state.readers.values.compactMap(\.waiting)
        }
        for continuation in waiting { continuation.resume(returning: .end) }
    }

    private static func batch(for number: Int, _ state: inout State) -> Batch {
        guard let reader = state.readers[number] else { return .end }
        var bytes: [UInt8] = []
        var place = reader.place
        while place < state.last, bytes.count < batchByteLimit {
            place += 1
            bytes += state.events[state.start + place - state.first]?.bytes ?? []
        }
        state.readers[number]?.place = place
        return .events(bytes)
    }

    /// Returns an event as Server-Sent Events have it ("HTML Living Standard", 9.2).
    static func bytes(_ name: String, _ data: [UInt8], id: String) -> [UInt8] {
        // A JSON text on one line has no line end of its own.
        Array("id: \(id)\nevent: \(name)\ndata: ".utf8) + data + Array("\n\n".utf8)
    }
}
