/// Letters and digits of a pattern's beginning that Darwin prints only as a part of a key or a string.
///
/// Where a payload needs no escapes, neither in JSON nor when it is printed, its keys and strings are
/// printed as they stand, and whatever stands around them is neither letter nor digit. So each time that the
/// word is printed it stands in the payload's JSON, too; and a value that cannot hold it need not be printed.
final class RequiredWord: Sendable {
    /// What is printed of other things than strings: numbers (of which some are `inf` and `nan`, with
    /// exponents) and `<null>`.
    private static let otherLetters = Array("einfaulEINFAUL0123456789".utf8)
    /// Payloads beyond this are not looked at: their texts may be longer than the description limit, and
    /// that is to be told.
    private static let largestPayload = 8 << 10

    private let literal: HorspoolLiteral

    /// Takes the longest word of a pattern's beginning; `nil` if it has none.
    init?(in beginning: ArraySlice<UInt8>, ignoresCase: Bool) {
        let words = beginning.split { !$0.isASCIILetterOrDigit }.filter { word in
            !word.allSatisfy { Self.otherLetters.contains($0) }
        }
        guard let longest = words.max(by: { $0.count < $1.count }) else { return nil }
        literal = HorspoolLiteral(longest, ignoresCase: ignoresCase)
    }

    /// In how many printed texts of a payload's values the word can stand.
    ///
    /// - Parameter json: The payload as it came.
    /// - Returns: The largest number, or `nil` if nothing can be told.
    func largestTextCount(of json: UnsafeBufferPointer<UInt8>) -> Int? {
        guard json.count <= Self.largestPayload, !json.mayNeedEscapes else { return nil }
        var count = 0
        var next = 0
        while let offset = literal.firstOffset(in: json, from: next) {
            count += 1
            next = offset + 1
        }
        return count
    }
}
