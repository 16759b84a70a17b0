import Foundation
import Handset
import HandsetFixtures
import HandsetSuites
import HandsetTestSupport
import Testing

@Suite struct RuleRoundTripTests {
    private static let patterns: [(text: String, groupCount: Int)] = [
        ("session = ([^']*);", 1), ("a", 0), ("(세션|id) = \"(\\w+)\"\\n\t", 2), ("((a)b)c", 2),
        ("\u{2028}(👋)\u{1}", 1),
    ]
    private static let options: [NSRegularExpression.Options] = [
        .caseInsensitive, .allowCommentsAndWhitespace, .dotMatchesLineSeparators,
        .anchorsMatchLines, .useUnixLineSeparators, .useUnicodeWordBoundaries,
    ]
    private static let texts = [
        "aps", "a.b", ".", "\"\\/\u{0}\n\u{7F}\u{2028}", "세션", "e\u{301}", "é", "👨‍👩‍👧", " ",
        "\u{FFFE}",
    ]

    private struct RuleSource {
        var generator: FixtureGenerator

        mutating func text() -> String {
            (0...Int.random(in: 0...2, using: &generator)).map { _ in
                texts.randomElement(using: &generator) ?? ""
            }.joined()
        }

        mutating func source() throws -> SessionRule.Source {
            if Bool.random(using: &generator) {
                let keys = (0...Int.random(in: 0...2, using: &generator)).map { _ in
                    Int.random(in: 0..<8, using: &generator) == 0 ? "" : text()
                }
                return .value(at: try #require(SessionKeyPath(keys: keys)))
            }
            let pattern = try #require(patterns.randomElement(using: &generator))
            let chosen = options.filter { _ in Bool.random(using: &generator) }
            return .text(
                try SessionPattern(
                    pattern.text, options: NSRegularExpression.Options(chosen),
                    group: Int.random(in: 0...pattern.groupCount, using: &generator)))
        }

        /// Returns a rule that composes a link, with conditions.
        mutating func link(_ number: Int) throws -> SessionRule {
            let fields = ["{a}", "{b.c|verbatim}", "{@text}", "x:y"]
            let template = try #require(fields.randomElement(using: &generator))
            var rule = SessionRule(
                name: "\(number) " + text(), source: .link(try LinkTemplate("app://" + template)),
                lookupURL: try LookupURLTemplate("%@"),
                escaping: SessionRule.ScriptEscaping.allCases.randomElement(using: &generator)
                    ?? .none)
            let path = try #require(SessionKeyPath("type.name"))
            let texts = (0..<Int.random(in: 0...2, using: &generator)).map { _ in text() }
            if Bool.random(using: &generator) {
                rule.conditions = [SessionRule.Condition(path, isOneOf: texts)]
            }
            if Bool.random(using: &generator) { rule.decodedPaths = [path] }
            return rule
        }

        mutating func rule(_ number: Int) throws -> SessionRule {
            let source = try source()
            if case .value = source, Bool.random(using: &generator) { return try link(number) }
            var keys: [String]?
            if case .text = source, Bool.random(using: &generator) { keys = [text(), text()] }
            return SessionRule(
                name: "\(number) " + text(), source: source, keys: keys,
                lookupURL: try LookupURLTemplate("x:" + text() + "%@" + text()),
                encoding: SessionRule.Encoding.allCases.randomElement(using: &generator)
                    ?? .verbatim,
                escaping: SessionRule.ScriptEscaping.allCases.randomElement(using: &generator)
                    ?? .none,
                handler: [nil, "lookup", "exec:" + text(), "mine"]
                    .randomElement(using: &generator) ?? nil)
        }
    }

    /// All parts of a rule.
    private func parts(_ rule: SessionRule) -> [String] {
        var parts = [
            rule.name,
            rule.keys.map { "\($0.map { Array($0.utf8) }.sorted { "\($0)" < "\($1)" })" }
                ?? "all",
            rule.lookupURL.description, "\(rule.encoding)", "\(rule.escaping)",
            rule.handler ?? "none",
        ]
        switch rule.source {
        case .text(let pattern):
            parts += [pattern.pattern, "\(pattern.options.rawValue)", "\(pattern.group)"]
        case .value(let path): parts += path.keys
        case .link(let template): parts.append(template.description)
        }
        for condition in rule.conditions {
            parts += [condition.keyPath.description] + condition.texts
        }
        parts += rule.decodedPaths.map(\.description)
        return parts.map { "\(Array($0.utf8))" }
    }

    @Test("The JSON of rules reads as the same rules")
    func roundTrip() throws {
        var source = RuleSource(generator: FixtureGenerator(seed: 43))
        for _ in 0..<300 {
            let count = Int.random(in: 1...4, using: &source.generator)
            let routing = SessionRules.Routing.allCases.randomElement(using: &source.generator)
            let rules = SessionRules(
                try (0..<count).map { try source.rule($0) }, routing: routing ?? .all)
            let read = try SessionRules(
                json: rules.json, source: "rules", handlerNames: ["mine"])
            #expect(read.routing == rules.routing)
            #expect(read.rules.map(parts) == rules.rules.map(parts))
            #expect(read.json == rules.json)
        }
    }

    @Test("A key path is written as a string if it reads as the same path")
    func keyPaths() throws {
        for (keys, written) in [
            (["aps", "session"], #""aps.session""#), (["a.b"], "[\n        \"a.b\"\n      ]"),
            ([""], "[\n        \"\"\n      ]"),
        ] {
            let path = try #require(SessionKeyPath(keys: keys))
            let rules = SessionRules([SessionRule(name: "a", source: .value(at: path))])
            #expect(
                String(decoding: rules.json, as: UTF8.self).contains(#""keyPath": \#(written)"#))
        }
    }

    @Test("The defaults are what the app does")
    func defaults() throws {
        let file = #"{"rules":[{"name":"app","pattern":"session = ([^']*);"}]}"#
        let rules = try SessionRules(json: Array(file.utf8), source: "rules")
        let rule = try #require(rules.rules.first)
        #expect(rules.routing == .firstMatchWins)
        #expect(rule.keys == nil && rule.handler == nil)
        #expect(rule.lookupURL == .app)
        #expect(rule.encoding == .verbatim && rule.escaping == .none)
        guard case .text(let pattern) = rule.source else {
            Issue.record("a pattern is read as a key path")
            return
        }
        #expect(pattern.options == [] && pattern.group == 1)
    }
}
