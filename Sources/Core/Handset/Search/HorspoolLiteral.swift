/// ASCII characters of a pattern that stand for themselves, and the search for them.
///
/// The search is Nigel Horspool's ("Practical fast searching in strings", 1980).
final class HorspoolLiteral: Sendable {
    /// The number of characters that are kept of a longer literal, so that the steps fit into bytes.
    private static let largestCount = 100

    /// The characters; in lower case if case is ignored.
    private let bytes: [UInt8]
    private let ignoresCase: Bool
    /// The number of characters that are searched for before the others are compared: those up to the last
    /// letter or digit, since Darwin prints blanks and `=` everywhere.
    private let searchedCount: Int
    /// The step of the search, for each byte that may stand under the last character that is searched for.
    private let steps: [UInt8]

    var count: Int { bytes.count }

    /// There must be at least one character; only the first hundred are kept.
    init(_ bytes: some Collection<UInt8>, ignoresCase: Bool) {
        let bytes = bytes.prefix(Self.largestCount).map {
            ignoresCase ? Self.lowercase($0) : $0
        }
        let searchedCount =
            bytes.lastIndex(where: \.isASCIILetterOrDigit).map { $0 + 1 } ?? bytes.count
        var steps = [UInt8](repeating: UInt8(searchedCount), count: 256)
        for (index, byte) in bytes.prefix(searchedCount - 1).enumerated() {
            steps[Int(byte)] = UInt8(searchedCount - 1 - index)
        }
        if ignoresCase {
            for byte in UInt8(ascii: "A")...UInt8(ascii: "Z") {
                steps[Int(byte)] = steps[Int(Self.lowercase(byte))]
            }
        }
        self.bytes = bytes
        self.ignoresCase = ignoresCase
        self.steps = steps
        self.searchedCount = searchedCount
    }

    func firstOffset(in text: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int? {
        let lastOffset = text.count - count
        let searchedIndex = searchedCount - 1
        // This takes some bytes for others that are not letters; `stands(at:in:)` compares them.
        let caseBit: UInt8 = ignoresCase ? 0x20 : 0
        let searched = bytes[searchedIndex] | caseBit
        return steps.withUnsafeBufferPointer { steps in
            var offset = offset
            while offset <= lastOffset {
                let byte = text[offset &+ searchedIndex]
                if byte | caseBit == searched, stands(at: offset, in: text) { return offset }
                offset &+= Int(steps[Int(byte)])
            }
            return nil
        }
    }

    /// Returns the first offset after a place of the literal at which it may stand again.
    func nextOffset(afterPlaceAt offset: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
        offset + Int(steps[Int(text[offset + searchedCount - 1])])
    }

    func stands(at offset: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard offset + count <= text.count else { return false }
        var index = count - 1
        while index >= 0 {
            let byte = text[offset + index]
            let expected = bytes[index]
            guard byte == expected || ignoresCase && Self.lowercase(byte) == expected
            else { return false }
            index -= 1
        }
        return true
    }

    /// Returns true if a byte of a pattern stands for itself, outside of a set.
    static func isPlain(_ byte: UInt8) -> Bool {
        (0x20..<0x7F).contains(byte) && !#"\^$.|?*+()[]{}"#.utf8.contains(byte)
    }

    private static func lowercase(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
