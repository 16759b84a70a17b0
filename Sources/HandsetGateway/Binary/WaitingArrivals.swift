import NIOCore

/// The arrivals of a connection that are handed over later, in their order.
struct WaitingArrivals: Sendable {
    private var parts: [(deadline: NIODeadline, arrivals: [Arrival])] = []
    /// How many there are.
    private(set) var count = 0

    /// Whether there are none.
    var isEmpty: Bool { parts.isEmpty }
    /// When the first of them are handed over.
    var firstDeadline: NIODeadline? { parts.first?.deadline }

    /// Adds arrivals behind those that there are.
    ///
    /// - Parameters:
    ///   - part: The arrivals, with their delay.
    ///   - now: The present moment.
    mutating func append(_ part: DelayedArrivals.Part, at now: NIODeadline) {
        let deadline = now + .milliseconds(Int64(part.delay))
        count += part.arrivals.count
        if let last = parts.last, deadline <= last.deadline {
            parts[parts.count - 1].arrivals += part.arrivals
        } else {
            parts.append((deadline, part.arrivals))
        }
    }

    /// Takes out those whose time has come.
    mutating func take(at now: NIODeadline) -> [Arrival] {
        let end = parts.firstIndex { $0.deadline > now } ?? parts.count
        return take(end)
    }

    /// Takes out all of them.
    mutating func takeAll() -> [Arrival] { take(parts.count) }

    private mutating func take(_ partCount: Int) -> [Arrival] {
        let taken = parts.prefix(partCount).flatMap(\.arrivals)
        parts.removeFirst(partCount)
        count -= taken.count
        return taken
    }
}
