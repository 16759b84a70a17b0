import HandsetTestSupport
import Testing

@testable import Handset

@Suite struct MarkedTextTests {
    private static let long = String(
        repeating: "session = é\u{1F600}\u{1F468}\u{200D};한x", count: 3_000)

    @Test(
        "The signs stand below the characters that are marked, also in a line of many pieces",
        arguments: Sweep.every(
            3,
            of: [
                "", "abc", "a\nb\n", "x\u{7F}\u{301}e\u{301}\u{AD}\u{2060}\u{1F600}\r\n\n", long,
            ]))
    func signs(text: String) throws {
        let count = text.utf16.count
        for marks in [
            [(0..<count, MarkedText.Mark.matched)], [(1..<4, .matched), (2..<3, .captured)],
            [(count..<count, .captured)], [(2..<2, .captured), (count / 2..<count, .matched)],
            [(40_000..<40_001, .captured), (16_384..<40_003, .matched)],
        ] where marks.allSatisfy({ $0.0.upperBound <= count }) {
            for isColoured in [false, true] {
                var pieces = TextPieces()
                try MarkedText(
                    text: text, marks: marks.map { (range: $0.0, mark: $0.1) },
                    isColoured: isColoured
                ).write(into: &pieces) { $0.map { "\($0)|" } ?? " |" }
                let expected = Self.expected(text, marks, isColoured: isColoured)
                // Not by ==, which would take a composed and a decomposed character for the same.
                #expect(Array(pieces.text.utf8) == Array(expected.utf8))
            }
        }
    }

    /// Returns the text that is made character by character.
    private static func expected(
        _ text: String, _ marks: [(Range<Int>, MarkedText.Mark)], isColoured: Bool
    ) -> String {
        let styles = ["\u{1B}[0m", "\u{1B}[0;33m", "\u{1B}[0;7;33m"]
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        var output = ""
        var offset = 0
        for (number, line) in lines.enumerated() {
            func mark(width: Int) -> Int {
                marks.filter { range, _ in
                    range.isEmpty
                        ? range.lowerBound == offset
                        : range.lowerBound < offset + width && range.upperBound > offset
                            && width > 0
                }.map(\.1.rawValue).max() ?? 0
            }
            output += "\(number + 1)|"
            var (signs, current) = ("", 0)
            for (scalar, shown) in zip(line, SourceExcerpt.shown(String(line)).unicodeScalars) {
                let mark = mark(width: UTF16.width(scalar))
                if isColoured, mark != current { output += styles[mark] }
                current = mark
                output.unicodeScalars.append(shown)
                signs += String(
                    repeating: [" ", "~", "^"][mark], count: SourceExcerpt.width(shown))
                offset += UTF16.width(scalar)
            }
            signs += [" ", "~", "^"][mark(width: number == lines.count - 1 ? 0 : 1)]
            if isColoured, current != 0 { output += styles[0] }
            output += "\n"
            while signs.last == " " { signs.removeLast() }
            if !isColoured, !signs.isEmpty { output += " |\(signs)\n" }
            offset += 1
        }
        return output
    }
}
