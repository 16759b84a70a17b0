import Foundation
import Handset
import HandsetTestSupport
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

    private static let texts = {
        let pieces = [
            "session = ", "SESSION = ", "s", "S", "ſ", "K", "k", "ß", "'", ";", "=", " ", "a", "\n",
            "é", "👋", "ﬆ", "ẞ",
        ]
        // Every text of up to three pieces, and longer ones by a fixed rule.
        let short =
            [""] + pieces
            + pieces.flatMap { first in pieces.map { first + $0 } }
        var texts: [String] = []
        for first in pieces {
            for second in pieces {
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
        return short + Sweep.every(13, of: texts)
    }()

    @Test(
        "The first match is NSRegularExpression's in the whole text",
        arguments: Sweep.every(3, of: patterns))
    func sameAsNSRegularExpression(pattern: String) throws {
        for options in Self.optionSets {
            let group = try NSRegularExpression(pattern: pattern, options: options)
                .numberOfCaptureGroups
            let expression = try NSRegularExpression(pattern: pattern, options: options)
            let session = try SessionPattern(pattern, options: options, group: min(group, 1))
            for text in Self.texts {
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
        "The time of a search does not grow with the square of the number of beginnings",
        .timeLimit(.minutes(30)))
    func manyBeginnings() throws {
        // A search whose time grows with the square would take many minutes for all.
        let count = Sweep.choose(sampled: 15_000, exhaustive: 60_000)
        let growth = try ProcessorTime.growth(to: count) { (count) throws in
            let text = String(repeating: "session = ", count: count)
            #expect(try SessionPattern.app.firstMatch(in: text) == nil)
            let parts = String(repeating: "session = 'x; ", count: count)
            #expect(try SessionPattern.app.firstMatch(in: parts) == nil)
            #expect(try SessionPattern.app.firstMatch(in: text + "1;")?.range.lowerBound == 10)
            #expect(try SessionPattern.app.firstMatch(in: "é👋" + text) == nil)
            #expect(
                try SessionPattern.app.firstMatch(in: "é👋" + text + "1;")?.range.lowerBound == 13)
        }
        #expect(growth < ProcessorTime.largestGrowth)
    }
}
