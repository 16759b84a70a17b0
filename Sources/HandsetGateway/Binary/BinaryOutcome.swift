struct BinaryOutcome: Sendable {
    var arrivals = DelayedArrivals()
    /// The ending, or `nil` if the connection goes on.
    var ending: BinaryEnding?
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
