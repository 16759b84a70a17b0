import NIOCore

/// The delayed arrivals of a connection, in order.
struct WaitingArrivals: Sendable {
    private var parts: [(deadline: NIODeadline, arrivals: [Arrival])] = []
    /// The number of arrivals.
    private(set) var count = 0

    /// True if there are none.
    var isEmpty: Bool { parts.isEmpty }
    /// The time when the first of them are due.
    var firstDeadline: NIODeadline? { parts.first?.deadline }

    /// Adds arrivals at the end.
    ///
    /// - Parameters:
    ///   - part: The arrivals and their delay.
    ///   - now: The current time.
    mutating func append(_ part: DelayedArrivals.Part, at now: NIODeadline) {
        let deadline = now + .milliseconds(Int64(part.delay))
        count += part.arrivals.count
        if let last = parts.last, deadline <= last.deadline {
            parts[parts.count - 1].arrivals += part.arrivals
        } else {
            parts.append((deadline, part.arrivals))
        }
    }

    /// Removes and returns those that are due.
    mutating func take(at now: NIODeadline) -> [Arrival] {
        let end = parts.firstIndex { $0.deadline > now } ?? parts.count
        return take(end)
    }

    /// Removes and returns all of them.
    mutating func takeAll() -> [Arrival] { take(parts.count) }

    private mutating func take(_ partCount: Int) -> [Arrival] {
        let taken = parts.prefix(partCount).flatMap(\.arrivals)
        parts.removeFirst(partCount)
        count -= taken.count
        return taken
    }
}
