/// A kind of input, which some commands read.
enum SweepInput: Sendable {
    /// Payloads.
    case payloads
    /// A suite of `handset test`.
    case suite
    /// A rule file.
    case rules
    /// Packets in hex digits.
    case packets
    /// Pasted tokens, one a line.
    case tokens
}
