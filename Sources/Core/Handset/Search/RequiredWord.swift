/// Letters and digits of a pattern's beginning that Darwin prints only as part of a key or a string.
///
/// In a payload without escapes, in JSON and in print, keys and strings are printed as they stand, and
/// letters and digits never stand next to them. So the word stands in the payload's JSON at least as often
/// as in the printed texts, and a value that cannot hold it need not be printed.
final class RequiredWord: Sendable {
    /// The characters of printed numbers, `inf`, `nan` and `<null>`.
    private static let otherLetters = Array("einfaulEINFAUL0123456789".utf8)

    /// The largest number of bytes that one byte of such a payload adds to a printed text.
    ///
    /// `[]`, two bytes, is printed on two lines that are indented three times, by four blanks for each level.
    /// Everything else prints less for each of its bytes.
    private static let largestPrintedCount = 6 * PayloadReader.largestMaximumDepth + 16

    /// The number of bytes, 5,454, up to which no payload can print more than ``DescriptionWriter`` allows.
    ///
    /// A text that is too long has to be reported, so that the values of a larger payload are all printed.
    private static let largestPayload =
        DescriptionWriter.defaultMaximumByteCount / largestPrintedCount

    private let literal: HorspoolLiteral

    /// Takes the longest word of a pattern's beginning; `nil` if it has none.
    init?(in beginning: ArraySlice<UInt8>, ignoresCase: Bool) {
        let words = beginning.split { !$0.isASCIILetterOrDigit }.filter { word in
            !word.allSatisfy { Self.otherLetters.contains($0) }
        }
        guard let longest = words.max(by: { $0.count < $1.count }) else { return nil }
        literal = HorspoolLiteral(longest, ignoresCase: ignoresCase)
    }

    /// Returns the largest number of top-level values in whose printed texts the word can stand; `nil` if
    /// the JSON does not tell.
    func largestTextCount(of json: UnsafeBufferPointer<UInt8>) -> Int? {
        guard json.count <= Self.largestPayload, !json.mayNeedEscapes else { return nil }
        var count = 0
        var next = 0
        while let offset = literal.firstOffset(in: json, from: next) {
            count += 1
            next = literal.nextOffset(afterPlaceAt: offset, in: json)
        }
        return count
    }
}
