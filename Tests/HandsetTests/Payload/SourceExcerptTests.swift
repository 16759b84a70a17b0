import HandsetFixtures
import Testing

@testable import Handset

@Suite struct SourceExcerptTests {
    @Test("The caret stands below the byte, behind characters of any width")
    func caret() {
        #expect(SourceExcerpt(line: Array("ab".utf8), caret: 1).description == "ab\n ^")
        #expect(SourceExcerpt(line: Array("é한👋x".utf8), caret: 9).description == "é한👋x\n     ^")
        #expect(SourceExcerpt(line: Array("e\u{301}x".utf8), caret: 3).indentation == 1)
    }

    @Test("What a terminal would act on is shown by a picture")
    func controls() {
        let line: [UInt8] = [0x1B, 0x5B, 0x09, 0x00, 0x7F, 0xFF, 0x78]
        #expect(SourceExcerpt(line: line, caret: 6).description == "␛[␉␀␡\u{FFFD}x\n      ^")
        #expect(SourceExcerpt(line: Array("\u{202E}x".utf8), caret: 0).text == "\u{FFFD}x")
    }

    @Test("Lines keep their newlines and tabs, and nothing else that a terminal would act on")
    func lines() {
        let text = "a\n\tb\r\u{1B}[2J\u{7F}\u{9B}\u{202E}\0"
        #expect(SourceExcerpt.shownLines(text.utf8) == "a\n\tb␍␛[2J␡\u{FFFD}\u{FFFD}␀")
        #expect(SourceExcerpt.shownLines([0x9B, 0x41]) == "\u{FFFD}A")
    }

    @Test("Each character is shown by the rule for it and its neighbours", arguments: 1...5)
    func neighbours(seed: UInt64) {
        let pieces = [
            "a", "1", " ", "~", "\u{FE0F}", "\u{20E3}", "é", "\u{200D}", "\u{1F469}", "\u{202E}",
            "\u{7F}", "\n", "\u{E0100}", "字",
        ]
        var generator = FixtureGenerator(seed: seed)
        for _ in 0..<300 {
            let text = (0..<12).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
            let scalars = Array(text.unicodeScalars)
            var expected = String.UnicodeScalarView()
            for (index, scalar) in scalars.enumerated() {
                expected.append(
                    ShownScalar.shown(
                        scalar, after: index == 0 ? nil : scalars[index - 1],
                        before: index + 1 < scalars.count ? scalars[index + 1] : nil,
                        keepsLayout: false))
            }
            #expect(SourceExcerpt.shown(text).utf8.elementsEqual(String(expected).utf8), "\(text)")
        }
    }

    @Test("A long line is cut around the caret")
    func long() {
        let line = Array(String(repeating: "a", count: 500).utf8)
        let excerpt = SourceExcerpt(line: line, caret: 250)
        #expect(excerpt.text.count == 122)
        #expect(excerpt.text.hasPrefix("…a") && excerpt.text.hasSuffix("a…"))
        #expect(excerpt.indentation == 61)
    }

    @Test("A cut does not part the bytes of a character")
    func cut() {
        let line = Array(String(repeating: "한", count: 200).utf8)
        for caret in 295...305 {
            let excerpt = SourceExcerpt(line: line, caret: caret / 3 * 3)
            #expect(!excerpt.text.contains("\u{FFFD}"))
        }
    }

    @Test("The line ends at its newline, and carets beyond its end are brought back")
    func ends() {
        #expect(SourceExcerpt(line: Array("ab\ncd".utf8), caret: 1).text == "ab")
        #expect(SourceExcerpt(line: Array("ab".utf8), caret: 9).indentation == 2)
        #expect(SourceExcerpt(line: [], caret: -1).description == "\n^")
    }
}
