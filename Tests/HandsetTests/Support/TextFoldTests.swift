import Testing

@testable import Handset

/// Text for people folds between words.
@Suite struct TextFoldTests {
    private static let text = "one two  three four five six seven"

    @Test("Lines are as wide as they may be, and the blanks at a break are left out")
    func lines() {
        let lines = TextFold(width: 20).lines(of: Self.text, indentation: 2)
        #expect(lines == ["one two  three four", "  five six seven"])
    }

    @Test("Without a width, and with one that hardly takes a word, text stays whole")
    func whole() {
        for width in [nil, 0, 19] as [Int?] {
            #expect(TextFold(width: width).lines(of: Self.text) == [Self.text])
        }
        #expect(TextFold(width: 34).lines(of: Self.text) == [Self.text])
    }

    @Test("A word is never broken")
    func longWord() {
        let url = "http://example.com/" + String(repeating: "x", count: 40)
        #expect(
            TextFold(width: 20).lines(of: "see \(url) for more", indentation: 4)
                == ["see", "    " + url, "    for more"])
    }

    @Test("Columns count, not characters: wide ones take two, accents none")
    func columns() {
        let wide = String(repeating: "日本 ", count: 5) + "語"
        #expect(TextFold(width: 20).lines(of: wide) == ["日本 日本 日本 日本", "日本 語"])
        let accents = Array(repeating: "e\u{301}e\u{301}e\u{301}", count: 5).joined(separator: " ")
        #expect(TextFold(width: 20).lines(of: accents) == [accents])
    }

    @Test("The first line begins where it begins, and blanks before its first word stay")
    func beginning() {
        #expect(
            TextFold(width: 20).lines(of: "  one two three four", indentation: 2, from: 4)
                == ["  one two three", "  four"])
        #expect(TextFold(width: 20).lines(of: "") == [""])
        #expect(
            TextFold(width: 20).lines(of: "one two three four  ") == ["one two three four  "])
    }
}
