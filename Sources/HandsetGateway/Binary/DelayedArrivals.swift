/// Arrivals in their order, of which some are handed over later, and then none behind them before.
struct DelayedArrivals: Sendable {
    /// Arrivals that are handed over together.
    struct Part: Sendable {
        /// How many milliseconds from now.
        let delay: UInt32
        var arrivals: [Arrival]
    }

    /// The parts, each later than the one before.
    private(set) var parts: [Part] = []

    /// All arrivals in their order.
    var all: [Arrival] { parts.flatMap(\.arrivals) }

    /// Adds arrivals behind those that there are.
    ///
    /// - Parameters:
    ///   - arrivals: The arrivals.
    ///   - delay: After how many milliseconds they are handed over at the earliest.
    mutating func append(_ arrivals: [Arrival], after delay: UInt32 = 0) {
        if let last = parts.last, delay <= last.delay {
            parts[parts.count - 1].arrivals += arrivals
        } else {
            parts.append(Part(delay: delay, arrivals: arrivals))
        }
    }
}
