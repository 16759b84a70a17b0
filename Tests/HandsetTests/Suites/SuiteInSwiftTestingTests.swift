import Foundation
import Handset
import HandsetSuites
import HandsetTestSupport
import Testing

/// A suite in Swift Testing: each case is a test with the name of the case.
@Suite struct SuiteInSwiftTestingTests {
    @Test(arguments: try SessionSuite(contentsOf: path("samples/suites/sessions.json")).cases)
    func session(item: SuiteCase) throws {
        try item.check()
    }

    @Test("Each case has its name, and its place to run it again alone")
    func names() throws {
        let suite = try SessionSuite(contentsOf: Self.path("samples/suites/sessions.json"))
        #expect(suite.cases.map { String(describingForTest: $0) } == suite.cases.map(\.name))
        #expect(Set(suite.cases.map(\.id)).count == suite.cases.count)
    }

    @Test("A case is one line of a test, and a failure names that line")
    func oneLine() throws {
        try SuiteCase("plain", payload: ["aps": ["session": "42"]], .session("42")).check()
        let other = SuiteCase("other", payload: ["aps": ["session": "42"]], .session("43"))
        let error = #expect(throws: SuiteCaseFailure.self) { try other.check() }
        #expect(error?.result.place.source == #fileID)
        #expect(error?.result.place.line == #line - 3)
    }

    private static func path(_ path: String) -> String {
        Repository.root.appending(path: path).path(percentEncoded: false)
    }
}
