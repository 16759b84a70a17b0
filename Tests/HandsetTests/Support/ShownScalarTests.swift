import Handset
import Testing

/// The characters that messages and terminals show in place of others.
@Suite struct ShownScalarTests {
    @Test(
        "A character that nobody sees is shown",
        arguments: [
            0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x180B, 0x180E, 0x200B, 0x200C, 0x200D,
            0x200E, 0x200F, 0x2028, 0x2029, 0x202A, 0x202E, 0x2060, 0x2064, 0x2066, 0x2069, 0x206F,
            0x3164, 0xFDD0, 0xFE00, 0xFE0E, 0xFE0F, 0xFEFF, 0xFFA0, 0xFFF9, 0xFFFA, 0xFFFB, 0xFFFE,
            0x1BCA0, 0x1D173, 0x1D17A, 0x1FFFF, 0xE0001, 0xE0020, 0xE0041, 0xE007F, 0xE0100,
            0xE01EF,
        ] as [UInt32])
    func invisible(value: UInt32) throws {
        let scalar = try #require(Unicode.Scalar(value))
        #expect(SourceExcerpt.shown("a\(scalar)b") == "a\u{FFFD}b")
        #expect(SourceExcerpt.shown("\(scalar)") == "\u{FFFD}")
    }

    @Test("Each control character is shown")
    func controls() {
        for value in Array(0..<0x20) + Array(0x7F..<0xA0) as [UInt32] {
            let shown = SourceExcerpt.shown("a\(Unicode.Scalar(value) ?? "?")b")
            #expect(shown.unicodeScalars.count == 3)
            #expect(shown.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
        }
    }

    @Test(
        "What is seen stays as it is",
        arguments: [
            "plain text, ~", "é e\u{301}", "日本語 𠮷", "\u{A0}\u{3000}", "\u{600}١",
            // Emoji with selectors, joiners and skin colours, and keycaps.
            "❤\u{FE0F} ❤\u{FE0E}", "👩\u{200D}👩\u{200D}👧", "🏳\u{FE0F}\u{200D}🌈",
            "🧑🏽\u{200D}🚀", "1\u{FE0F}\u{20E3} #\u{FE0F}\u{20E3}", "🇩🇪",
            // Persian, Sinhala and Malayalam.
            "می\u{200C}خواهم", "ශ\u{0DCA}\u{200D}රී", "ന\u{0D4D}\u{200D}",
            // Bengali, variants of ideographs, and Mongolian.
            "র\u{200D}\u{9CD}য", "葛\u{E0100} 﨑\u{E0100}", "欄\u{FE00}",
            "\u{1820}\u{180B}\u{182D}\u{180F}",
        ])
    func visible(text: String) {
        #expect(SourceExcerpt.shown(text) == text)
    }

    @Test(
        "An invisible character that does nothing in its place is shown",
        arguments: [
            ("a\u{200D}b", "a�b"), ("👩\u{200D}b", "👩�b"), ("👩\u{200D}", "👩�"),
            ("a\u{FE0F}", "a�"), ("1\u{FE0F}2", "1�2"), ("❤\u{FE0F}\u{FE0F}", "❤\u{FE0F}�"),
            ("م\u{200C}a", "م�a"), ("م\u{200C}\u{200C}م", "م��م"),
            ("🏴\u{E0067}\u{E007F}", "🏴��"), ("葛\u{E0100}\u{E0100}", "葛\u{E0100}�"),
            ("あ\u{E0100}", "あ�"), ("م\u{180B}", "م�"), (" \u{200D}\u{9CD}", " �\u{9CD}"),
        ])
    func outOfPlace(text: String, shown: String) {
        #expect(SourceExcerpt.shown(text).unicodeScalars.elementsEqual(shown.unicodeScalars))
    }

    @Test("A shown text stays as it is when it is shown again")
    func idempotence() {
        let text = "a\u{1B}[2J\u{200D}👩\u{200D}👧\u{FE0F}\u{FE0F}b\u{E0041}\r\n"
        let shown = SourceExcerpt.shown(text)
        #expect(SourceExcerpt.shown(shown) == shown)
    }

    @Test("The sign of a character under a match is as wide as what is shown for it")
    func excerptIndentation() {
        let line = Array("\u{200B}\u{E0041}x".utf8)
        #expect(SourceExcerpt(line: line, caret: line.count - 1).indentation == 2)
    }
}
