/// The rest of a pattern after its literal beginning, if it has the shape of the app's: `([^'])*;`, a group
/// of any characters but one, and another literal.
///
/// The app's group runs to the next apostrophe at every `session = `, and back if there is no semicolon
/// before it. In a text with many of these and no semicolon, NSRegularExpression needs the square of the
/// text's length. For this shape, the place of a match can be found in one pass.
final class AppPatternShape: Sendable {
    private static let opening = Array("([^".utf8)
    private static let closing = Array("]*)".utf8)

    /// The character that ends the group; not a letter.
    let stop: UInt8
    /// The literal after the group.
    let end: HorspoolLiteral

    /// The result is `nil` if the rest of the pattern has another shape.
    init?(_ pattern: ArraySlice<UInt8>, ignoresCase: Bool) {
        let stopIndex = pattern.startIndex + Self.opening.count
        guard pattern.starts(with: Self.opening), stopIndex < pattern.endIndex,
            Self.isPlainInSet(pattern[stopIndex]),
            pattern[(stopIndex + 1)...].starts(with: Self.closing)
        else { return nil }
        let end = pattern[(stopIndex + 1 + Self.closing.count)...]
        guard !end.isEmpty, end.allSatisfy(HorspoolLiteral.isPlain) else { return nil }
        stop = pattern[stopIndex]
        self.end = HorspoolLiteral(end, ignoresCase: ignoresCase)
        // A literal that was cut does not tell where a match ends.
        guard self.end.count == end.count else { return nil }
    }

    private static func isPlainInSet(_ byte: UInt8) -> Bool {
        !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & ~0x20)
            && HorspoolLiteral.isPlain(byte) && !"-&:".utf8.contains(byte)
    }

    /// A search through one text, from its beginning to its end.
    struct Search {
        let shape: AppPatternShape
        let text: UnsafeBufferPointer<UInt8>
        /// The next place of the character that ends the group; the text's end if there is none.
        private var stopOffset = -1
        /// The last place of the literal after the group that is not after `stopOffset`.
        private var endOffset: Int?

        init(_ shape: AppPatternShape, in text: UnsafeBufferPointer<UInt8>) {
            self.shape = shape
            self.text = text
        }

        /// Returns the end of a match from an offset, which must not be before the last call's.
        mutating func endOfMatch(from offset: Int) -> Int? {
            if offset > stopOffset {
                stopOffset = text.firstOffset(of: shape.stop, from: offset) ?? text.count
                endOffset = (offset...stopOffset).last { shape.end.stands(at: $0, in: text) }
            }
            guard let endOffset, endOffset >= offset else { return nil }
            return endOffset + shape.end.count
        }
    }
}
