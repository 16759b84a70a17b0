/// How a connection of the binary provider protocol ends.
enum BinaryEnding: Hashable, Sendable {
    /// With some bytes, which nothing follows.
    case answer([UInt8])
    /// Without a word.
    case silence
    /// With a reset of TCP's.
    case reset
    /// Not at all: it stays open, and nobody reads.
    case stall
}
