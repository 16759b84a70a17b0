import Handset
import HandsetSuites
import HandsetTestSupport
import Testing

/// The examples on the page about rule files are true.
@Suite struct RulePageTests {
    private static func page() throws -> String {
        String(
            decoding: try Repository.bytes(of: "Sources/Core/Handset/Handset.docc/RuleFiles.md"),
            as: UTF8.self)
    }

    private static func examples() throws -> [String] {
        try page().matches(of: /(?m)^```json\n((?s:.*?))^```$/).map { String($0.1) }
    }

    @Test("Each example is read without error", arguments: try examples())
    func example(text: String) {
        #expect(throws: Never.self) {
            try SessionRules(json: Array(text.utf8), source: "RuleFiles.md")
        }
    }

    @Test("The first example is the JSON of the app's rules")
    func app() throws {
        #expect(try Self.examples().first.map { Array($0.utf8) } == SessionRules.app.json)
    }

    @Test("The example of routing makes the routes that the page states")
    func routing() throws {
        let example = try #require(
            try Self.examples().first { $0.contains(#""routing": "all""#) })
        let payload = #"{"aps":{"badge":7,"session":"42"},"data":{"badge":8}}"#
        #expect(try Self.page().contains("For `\(payload)`"))
        #expect(
            try RuleRun(file: example, payload).sessions
                == ["app aps 42", "badge aps 7", "badge data 8"])
        let first = example.replacing(#""all""#, with: #""first-match-wins""#)
        #expect(try RuleRun(file: first, payload).sessions == ["app aps 42"])
    }

    @Test("The sections are the keys of the schema")
    func sections() throws {
        let schema = try Payload(
            json: try Repository.bytes(of: "samples/rules/rules.schema.json"))
        let keys =
            ["properties"].flatMap { schema[$0]?.keys ?? [] }
            + (schema["$defs"]?["rule"]?["properties"]?.keys ?? [])
        let sections = try Self.page().matches(of: /(?m)^### (.*)$/).map { String($0.1) }
        #expect(Set(sections) == Set(keys))
        #expect(sections.count == keys.count)
    }

    @Test("Every choice is on the page")
    func choices() throws {
        let page = try Self.page()
        let names =
            SessionRules.Routing.allCases.map(\.rawValue)
            + SessionRule.Encoding.allCases.map(\.rawValue)
            + SessionRule.ScriptEscaping.allCases.map(\.rawValue)
        for name in names { #expect(page.contains("- `\"\(name)\"`: ")) }
    }
}
