import Handset

struct HexError: Error, CustomStringConvertible {
    enum Cause: Error {
        /// The text ends after the first digit of a byte.
        case oddDigitCount
        /// A character between hex digits is neither a digit nor a separator.
        case noDigit(UInt8)
        /// Digits without a blank between them, whose number is odd.
        case oddGroup(digitCount: Int)
        /// The line of a dump does not begin with an offset.
        case noOffset
        /// The offset of a line is larger than the number of bytes before it.
        case missingBytes(count: Int)
        /// The asterisks of a dump stand for more bytes than a capture can have.
        case tooManyRepeatedBytes(count: Int, maximum: Int)
        case lineTooLong(maximum: Int)
    }

    /// The line, from 1.
    let line: Int
    let cause: Cause

    var description: String { "line \(line): \(finding)" }

    private var finding: String {
        switch cause {
        case .oddDigitCount: "the number of digits is odd; a byte takes two"
        case .noDigit(let byte): "found \(Self.shown(byte)) between hex digits"
        case .oddGroup(let count): "found a group of \(count) digits; a byte takes two"
        case .noOffset: "found no offset at the beginning of the line"
        case .missingBytes(let count): "\(count) bytes are missing before the line"
        case .tooManyRepeatedBytes(let count, let maximum):
            "\(count) repeated bytes are more than \(maximum)"
        case .lineTooLong(let maximum): "the line has more than \(maximum) characters"
        }
    }

    private static func shown(_ byte: UInt8) -> String {
        byte < 0x80
            ? SourceExcerpt.shown(String(Character(Unicode.Scalar(byte))))
            : "the byte 0x" + String(hexOf: [byte])
    }
}
