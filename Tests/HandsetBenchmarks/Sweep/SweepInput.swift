/// A kind of input, which some commands read.
enum SweepInput: Sendable {
    /// Payloads.
    case payloads
    /// Logs, with printed payloads or without.
    case logs
    /// A suite of `handset test`.
    case suite
    /// A rule file.
    case rules
    /// Packets in hex digits.
    case packets
    /// Pasted tokens, one a line.
    case tokens

    /// The largest size that is in order, in bytes: about that of the command's limit.
    var largestByteCount: Int { self == .rules ? 4_000_000 : 16_000_000 }
}
