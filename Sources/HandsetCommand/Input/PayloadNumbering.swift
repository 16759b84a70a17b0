/// The use that an output makes of the numbers of payloads.
enum PayloadNumbering: Sendable {
    /// Nothing: the output does not depend on them.
    case unused
    /// Each record has its number, and a byte after it; nothing else depends on the numbers.
    case inRecords(terminator: UInt8)
    /// They decide what happens to a payload.
    case decisive
}
