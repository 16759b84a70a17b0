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

    var all: [Arrival] { parts.flatMap(\.arrivals) }

    /// Adds an arrival at the end, after at least a delay in milliseconds.
    mutating func append(_ arrival: Arrival, after delay: UInt32 = 0) {
        if let last = parts.last?.delay, delay <= last {
            parts[parts.count - 1].arrivals.append(arrival)
        } else {
            parts.append(Part(delay: delay, arrivals: [arrival]))
        }
    }
}
