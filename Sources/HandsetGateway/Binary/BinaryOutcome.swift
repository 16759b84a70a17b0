/// The result of received bytes on a binary connection.
struct BinaryOutcome: Sendable {
    /// The notifications that arrived.
    var arrivals = DelayedArrivals()
    /// The ending, or `nil` if the connection goes on.
    var ending: BinaryEnding?
}

/// The way in which a binary connection ends.
enum BinaryEnding: Hashable, Sendable {
    /// Sends these bytes and closes.
    case answer([UInt8])
    /// Closes without an answer.
    case silence
    /// Resets the TCP connection.
    case reset
    /// Stays open and ignores all input.
    case stall
}
