import Testing

@testable import Handset

@Suite struct TextSetTests {
    @Test("It has the texts that were added, and no others")
    func contains() {
        var set = TextSet()
        #expect(!set.contains(""))
        let texts = (0..<2_000).map { String($0, radix: 3) } + ["", "e\u{301}", "ab", "a", "b"]
        for text in texts + texts {
            set.insert(text)
            #expect(set.contains(text))
        }
        for text in texts { #expect(set.contains(text)) }
        // Canonically equivalent, but other bytes; joined, cut, and further texts.
        for text in ["é", "abab", "e", "-1", "3", " "] { #expect(!set.contains(text)) }
    }
}
