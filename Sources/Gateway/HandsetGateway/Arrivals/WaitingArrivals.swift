import NIOCore

/// Delayed arrivals in order.
struct WaitingArrivals: Sendable {
    private var parts: [(deadline: NIODeadline, arrivals: [Arrival])] = []
    private(set) var count = 0
    private let limit: SharedLimit

    /// - Parameter limit: The limit of all delayed answers of the gateway.
    init(limit: SharedLimit) {
        self.limit = limit
    }

    var isEmpty: Bool { parts.isEmpty }
    var firstDeadline: NIODeadline? { parts.first?.deadline }

    /// Adds arrivals at the end, or returns false and adds none if the limit is reached.
    mutating func append(_ part: DelayedArrivals.Part, at now: NIODeadline) -> Bool {
        let partByteCount = part.arrivals.reduce(0) { $0 + $1.heldByteCount }
        guard limit.take(partByteCount) else { return false }
        let deadline = now + .milliseconds(Int64(part.delay))
        count += part.arrivals.count
        if let last = parts.last, deadline <= last.deadline {
            parts[parts.count - 1].arrivals += part.arrivals
        } else {
            parts.append((deadline, part.arrivals))
        }
        return true
    }

    /// Removes and returns those that are due.
    mutating func take(at now: NIODeadline) -> [Arrival] {
        let end = parts.firstIndex { $0.deadline > now } ?? parts.count
        return take(end)
    }

    mutating func takeAll() -> [Arrival] { take(parts.count) }

    private mutating func take(_ partCount: Int) -> [Arrival] {
        let taken = parts.prefix(partCount).flatMap(\.arrivals)
        parts.removeFirst(partCount)
        count -= taken.count
        limit.giveBack(taken.reduce(0) { $0 + $1.heldByteCount })
        return taken
    }
}
