import Handset
import HandsetFixtures
import HandsetSuites
import HandsetTestSupport
import Testing

/// Random suites in odd layouts, most with wrong expectations.
@Suite struct SuiteUpdatePropertyTests {
    private struct Writer {
        var generator: FixtureGenerator

        private static let blanks = ["", "", "", " ", "\n  ", "\r\n\t", "  "]
        private static let payloads = [
            #"{"aps":{"session":"42"}}"#, #"{"aps":{"session":"ab-12","sound":"default"}}"#,
            #"{"aps":{"session":"1"},"more":{"session":"2"}}"#, #"{"aps":{"alert":"hello"}}"#,
            #"{"aps":{"session":"1"},"more":{"session":"1"}}"#, #"{"session":"42"}"#, "[1]",
            #"{"aps":{"session":"é","session":null}}"#, "null", "{}",
            #"{"aps":{"session":12345678901234567890,"é":"é"}}"#,
        ]
        private static let scenarios = [
            "{}", #"{"appState":"background"}"#,
            #"{"ios":"10","delegates":["user-notifications"]}"#,
        ]
        private static let call =
            #""handleOpenURL(\"http://URLHERE.cloudapp.net/Session/Lookup?session=1\");""#

        mutating func pick<Element>(_ elements: [Element]) -> Element {
            elements[Int.random(in: 0..<elements.count, using: &generator)]
        }

        mutating func blank() -> String { pick(Self.blanks) }

        mutating func list(_ elements: [String], _ brackets: (String, String)) -> String {
            guard !elements.isEmpty else { return brackets.0 + blank() + brackets.1 }
            let (opening, before, after) = (blank(), blank(), blank())
            return brackets.0 + opening + elements.joined(separator: before + "," + after)
                + blank() + brackets.1
        }

        /// Expectations that do not exclude each other.
        mutating func expectations() -> [(String, String)] {
            let hazards = (
                "hazards",
                list(
                    pick([[], ["\"several-keys\""], ["\"url-refused\"", "\"aps-missing\""]]),
                    ("[", "]"))
            )
            switch Int.random(in: 0..<8, using: &generator) {
            case 0: return [("refused", pick(["true", "\"syntax\"", "\"not-an-object\""]))]
            case 1: return [("none", "true")]
            case 2: return [("none", "true"), hazards]
            default:
                let all = [
                    ("session", pick(["\"42\"", "\"1\"", "\"\\u00e9\""])), ("url", "\"x\""),
                    ("javascript", Self.call),
                    (
                        "calls",
                        list(
                            pick([
                                [], [Self.call], [Self.call, Self.call],
                                [Self.call, Self.call.replacing("=1", with: "=2")],
                            ]), ("[", "]"))
                    ), hazards,
                ]
                let count = Int.random(in: 1...all.count, using: &generator)
                return Array(all.shuffled(using: &generator).prefix(count))
            }
        }

        mutating func item(_ number: Int) -> String {
            var members = expectations()
            members += [("name", "\"\(number)\""), ("payload", pick(Self.payloads))]
            if Bool.random(using: &generator) { members.append(("device", pick(Self.scenarios))) }
            members.shuffle(using: &generator)
            var texts: [String] = []
            for (key, value) in members {
                texts.append("\"\(key)\"" + blank() + ":" + blank() + value)
            }
            return list(texts, ("{", "}"))
        }

        mutating func suite() -> String {
            var items: [String] = []
            for number in 1...Int.random(in: 1...8, using: &generator) {
                items.append(item(number))
            }
            return blank() + "{\"cases\":" + list(items, ("[", "]")) + "}" + blank()
        }
    }

    @Test(
        "An updated suite reads and passes, and a second update changes nothing",
        arguments: Sweep.seeds(sampled: 5, exhaustive: 20))
    func update(seed: UInt64) throws {
        var writer = Writer(generator: FixtureGenerator(seed: seed))
        for _ in 1...10 {
            let text = writer.suite()
            let old = try SessionSuite(json: Array(text.utf8), source: "s.json")
            let update = try SuiteUpdate(json: Array(text.utf8), source: "s.json")
            let new = try SessionSuite(json: update.json, source: "s.json")
            #expect(new.cases.allSatisfy { $0.run().passed }, "\(text)")
            #expect(new.cases.map(\.payload.bytes) == old.cases.map(\.payload.bytes), "\(text)")
            #expect(new.cases.map(\.scenario) == old.cases.map(\.scenario), "\(text)")
            let again = try SuiteUpdate(json: update.json, source: "s.json")
            #expect(again.changes.isEmpty && again.json == update.json, "\(text)")
            let failed = old.cases.filter { !$0.run().passed }
            #expect(update.changes.isEmpty == failed.isEmpty, "\(text)")
        }
    }
}
