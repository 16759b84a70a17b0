/// Arrivals in order, some of them delayed.
///
/// No arrival overtakes one before it.
struct DelayedArrivals: Sendable {
    /// Arrivals that are handed over together.
    struct Part: Sendable {
        /// The delay in milliseconds from now.
        let delay: UInt32
        var arrivals: [Arrival]
    }

    /// The parts, each later than the one before.
    private(set) var parts: [Part] = []

    /// All arrivals, in order.
    var all: [Arrival] { parts.flatMap(\.arrivals) }

    /// Adds arrivals at the end.
    ///
    /// - Parameters:
    ///   - arrivals: The arrivals.
    ///   - delay: The least delay in milliseconds.
    mutating func append(_ arrivals: [Arrival], after delay: UInt32 = 0) {
        if let last = parts.last, delay <= last.delay {
            parts[parts.count - 1].arrivals += arrivals
        } else {
            parts.append(Part(delay: delay, arrivals: arrivals))
        }
    }
}
