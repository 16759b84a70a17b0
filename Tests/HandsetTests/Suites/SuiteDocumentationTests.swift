import Handset
import HandsetSuites
import HandsetTestSupport
import Testing

/// The examples on the page about suites are true.
@Suite struct SuiteDocumentationTests {
    private static let page = "Sources/Core/Handset/Handset.docc/Suites.md"

    /// The code blocks of the page in a language.
    private static func blocks(_ language: String) throws -> [String] {
        let text = String(decoding: try Repository.bytes(of: page), as: UTF8.self)
        return text.split(separator: "```\(language)\n").dropFirst().compactMap {
            $0.split(separator: "\n```").first.map(String.init)
        }
    }

    @Test("Each suite is valid, and passes", arguments: try blocks("json"))
    func suite(json: String) throws {
        let suite = try SessionSuite(json: Array(json.utf8), source: "suite.json")
        for item in suite.cases { try item.check() }
    }

    @Test("The report is this")
    func report() async throws {
        let json = """
            {"cases": [
              {
                "name": "a quoted session",
                "payload": {"aps": {"session": "ab-12"}},
                "session": "ab-12"
              }
            ]}
            """
        let suite = try SessionSuite(json: Array(json.utf8), source: "suites/session.json")
        let report = SuiteRun(results: [await suite.run()]).report(.text)
        let shown = try #require(try Self.blocks("text").first)
        #expect(shown.hasSuffix(" …"))
        #expect(report.hasPrefix(shown.dropLast()))
    }
}
