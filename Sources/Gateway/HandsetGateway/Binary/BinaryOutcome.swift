internal import HandsetFixtures

struct BinaryOutcome: Sendable {
    var arrivals = DelayedArrivals()
    /// The ending, or `nil` if the connection goes on.
    var ending: BinaryEnding?
    /// The sender's mistake after which the connection cannot be read; `nil` if it can.
    var mistake: PacketFault?
}

enum BinaryEnding: Hashable, Sendable {
    /// Sends these bytes and closes.
    case answer([UInt8])
    /// Closes without an answer.
    case silence
    case reset
    /// Stays open and ignores all input.
    case stall
}
