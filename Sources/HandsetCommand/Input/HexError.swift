/// Says why hex text cannot be turned into bytes.
struct HexError: Error, CustomStringConvertible {
    /// The line, from 1.
    let line: Int
    /// What was found in it.
    let finding: String

    var description: String { "line \(line): \(finding)" }
}
