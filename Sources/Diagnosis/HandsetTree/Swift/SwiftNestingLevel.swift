/// A bracket that is open in a scan, or the file itself.
struct SwiftNestingLevel {
    /// A string that goes on behind the bracket.
    struct Text {
        let quote: UInt8
        let pounds: Int
        let isMultiline: Bool
    }

    /// The bracket that closes; 0 for the file.
    var closing: UInt8 = 0
    var string: Text?
    /// The words such as `if` and the signs `->`, since the last statement that began.
    var chain = 0
    /// The signs `?` without their `:`.
    var choices = 0
    /// The signs `<` without their `>`.
    var angles = 0
    /// The words and signs without a value between them.
    var run = 0

    /// The parts that can stand within each other.
    var count: Int { chain + choices + angles + run }
}
