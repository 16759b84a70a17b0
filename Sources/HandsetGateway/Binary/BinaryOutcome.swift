/// The result of received bytes on a binary connection.
struct BinaryOutcome: Sendable {
    /// The notifications that arrived.
    var arrivals = DelayedArrivals()
    /// The ending, or `nil` if the connection goes on.
    var ending: BinaryEnding?
}
