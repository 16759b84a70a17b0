import Foundation
import Handset
import HandsetSuites
import HandsetTestSupport
import Testing

/// The sample suites: the messages about failures and about problems.
@Suite struct SuiteSampleTests {
    private func suite(_ path: String) throws(JSONDocumentError) -> SessionSuite {
        try SessionSuite(contentsOf: Repository.root.appending(path: path).path())
    }

    /// Returns a text without the path of the repository.
    private func fromTopLevel(_ text: String) -> String {
        text.replacing(Repository.root.path(), with: "")
    }

    @Test("A wrong expectation in each field fails with this message")
    func wrongExpectations() async throws {
        let path = "samples/failing-suites/wrong-expectations.json"
        let suite = try suite(path)
        var result = await suite.run()
        #expect(result.cases.allSatisfy { !$0.passed })
        result.name = fromTopLevel(result.name)
        let report = SuiteRun(results: [result]).report(.text)
        try Golden(path + ".report.txt").expect(fromTopLevel(report))
    }

    @Test("No field is forgotten among the wrong expectations")
    func allFields() throws {
        let suite = try suite("samples/failing-suites/wrong-expectations.json")
        let fields = Set(suite.cases.flatMap { $0.run().failures.map(\.field) })
        #expect(
            fields == [
                "session", "url", "javascript", "calls", "none", "hazards", "refused", "callbacks",
                "display", "badge",
            ])
    }

    @Test(
        "A suite with one mistake is refused with this message",
        arguments: try Repository.files(in: "samples/refused-suites", endingIn: [".json"]))
    func refused(path: String) throws {
        let error = try #require(throws: JSONDocumentError.self) { try suite(path) }
        try Golden(path + ".messages.txt").expect(fromTopLevel("\(error)\n"))
    }
}
