import Foundation
import Handset
import Testing

/// A text that is ruled out without NSRegularExpression never holds a match.
@Suite struct LiteralPrefilterTests {
    private static let patterns = [
        "session = ([^']*);", "session = ([^;]*);", "s([^']*)s", "session = ([^']*)", "s?([^;]*);",
        "ss*(=)", "s{2}()", "a|(s)", "s(a|;)", #"s\ (.)"#, "ks([^=]*)=;", "(?i)S(=)", "^s(.)",
        "session = ([^s]*);", "s([^']*)'=", "s([^']*)=s", "s = (?=;)()", "s([^']*);+",
        "s ([^'])*;", "s # c\n([^']*);",
    ]
    private static let optionSets: [NSRegularExpression.Options] = [
        [], .caseInsensitive, [.caseInsensitive, .allowCommentsAndWhitespace],
        [.caseInsensitive, .anchorsMatchLines, .dotMatchesLineSeparators],
    ]

    private static func texts() -> [String] {
        let pieces = [
            "session = ", "SESSION = ", "s", "S", "ſ", "K", "k", "ß", "'", ";", "=", " ", "a", "\n",
            "é", "👋", "ﬆ", "ẞ",
        ]
        // Every text of up to three pieces, and longer ones by a fixed rule.
        var texts = [""]
        for first in pieces {
            texts.append(first)
            for second in pieces {
                texts.append(first + second)
                for third in pieces { texts.append(first + second + third) }
            }
        }
        var state: UInt32 = 1
        for _ in 0..<1_500 {
            var text = ""
            for _ in 0..<12 {
                state = state &* 1_664_525 &+ 1_013_904_223
                // Most texts are ASCII.
                let count = state & 0x8000_0000 == 0 ? pieces.count : 4
                text += pieces[Int(state >> 16) % count]
                if state & 0x100 == 0 { text += ";" }
                if state & 0x600 == 0 { text += "'" }
            }
            texts.append(text)
        }
        return texts
    }

    @Test("The first match is NSRegularExpression's in the whole text", arguments: patterns)
    func sameAsNSRegularExpression(pattern: String) throws {
        let texts = Self.texts()
        for options in Self.optionSets {
            let group = try NSRegularExpression(pattern: pattern, options: options)
                .numberOfCaptureGroups
            let expression = try NSRegularExpression(pattern: pattern, options: options)
            let session = try SessionPattern(pattern, options: options, group: min(group, 1))
            for text in texts {
                let found = expression.firstMatch(
                    in: text, range: NSRange(location: 0, length: text.utf16.count))
                let match = try session.firstMatch(in: text)
                let range = found?.range(at: min(group, 1))
                let expected = range.flatMap { Range($0) }
                #expect(match?.range == expected, "\(pattern) \(options) \(text)")
                if expected != nil {
                    #expect(match?.wholeRange == found.flatMap { Range($0.range) })
                }
            }
        }
    }

    @Test("A pattern may end with a long text")
    func longEnd() throws {
        let end = String(repeating: "ab ", count: 50) + ";"
        let pattern = try SessionPattern("session = ([^']*)" + end)
        #expect(try pattern.firstMatch(in: "session = 1" + end)?.session == "1")
    }

    @Test(
        // A search whose time grows with the square would take most of an hour.
        "The time of a search does not grow with the square of the number of beginnings",
        .timeLimit(.minutes(30)))
    func manyBeginnings() throws {
        let text = String(repeating: "session = ", count: 200_000)
        #expect(try SessionPattern.app.firstMatch(in: text) == nil)
        let parts = String(repeating: "session = 'x; ", count: 200_000)
        #expect(try SessionPattern.app.firstMatch(in: parts) == nil)
        #expect(try SessionPattern.app.firstMatch(in: text + "1;")?.range.lowerBound == 10)
        #expect(try SessionPattern.app.firstMatch(in: "é👋" + text) == nil)
        #expect(try SessionPattern.app.firstMatch(in: "é👋" + text + "1;")?.range.lowerBound == 13)
    }
}
