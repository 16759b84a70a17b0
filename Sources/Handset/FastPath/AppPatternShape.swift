/// The rest of a pattern behind its literal beginning, where it has the form of the app's: `([^'])*;`,
/// a group of anything but one character, and another literal.
///
/// For this form it can be told whether a match begins at a place. The app's group runs to the next
/// apostrophe at every `session = `, and back where there is no semicolon before it; over a text with
/// many of the one and none of the other, that takes the square of the text's length.
final class AppPatternShape: Sendable {
    private static let opening = Array("([^".utf8)
    private static let closing = Array("]*)".utf8)

    /// The character that the group stops at; no letter.
    let stop: UInt8
    /// What follows the group.
    let end: HorspoolLiteral

    /// Takes the form of the rest of a pattern; `nil` if it has another one.
    ///
    /// - Parameters:
    ///   - pattern: The rest of a pattern, in UTF-8.
    ///   - ignoresCase: Whether case does not matter.
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
        // A match ends behind all of it.
        guard self.end.count == end.count else { return nil }
    }

    private static func isPlainInSet(_ byte: UInt8) -> Bool {
        !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & ~0x20)
            && HorspoolLiteral.isPlain(byte) && !"-&:".utf8.contains(byte)
    }

    /// A walk through the places of one text, in their order.
    struct Search {
        let group: AppPatternShape
        let text: UnsafeBufferPointer<UInt8>
        /// Where the character that stops the group stands next; behind the text if nowhere.
        private var stopOffset = -1
        /// Where what follows the group stands for the last time before that.
        private var endOffset: Int?

        init(_ group: AppPatternShape, in text: UnsafeBufferPointer<UInt8>) {
            self.group = group
            self.text = text
        }

        /// Where a match of group and end ends that begins at an offset, which is none before the last one.
        ///
        /// - Returns: `nil` if there is no match.
        mutating func endOfMatch(from offset: Int) -> Int? {
            if offset > stopOffset {
                stopOffset = text.firstOffset(of: group.stop, from: offset) ?? text.count
                endOffset = (offset...stopOffset).last { group.end.stands(at: $0, in: text) }
            }
            guard let endOffset, endOffset >= offset else { return nil }
            return endOffset + group.end.count
        }
    }
}
