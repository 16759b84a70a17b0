/// What comes of bytes on a connection of the binary provider protocol.
struct BinaryOutcome: Sendable {
    /// What has arrived.
    var arrivals = DelayedArrivals()
    /// How the connection ends, or `nil` if it goes on.
    var ending: BinaryEnding?
}
