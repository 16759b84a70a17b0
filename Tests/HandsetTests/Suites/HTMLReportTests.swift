import Foundation
import FoundationXML
import Handset
import HandsetSuites
import Testing

@Suite struct HTMLReportTests {
    /// Returns the elements of a page after its style; fails if they are not balanced.
    private static func main(_ page: String) throws -> XMLElement {
        let body = page.components(separatedBy: "<main>").last ?? ""
        let text = "<main>" + body.replacing("</html>\n", with: "").replacing("<br>", with: "")
        return try #require(try XMLDocument(xmlString: text).rootElement())
    }

    private static func texts(_ element: XMLElement, _ path: String) throws -> [String] {
        try element.nodes(forXPath: path).map { $0.stringValue ?? "" }
    }

    @Test("The totals come first, then what failed, then what passed")
    func order() throws {
        let page = SuiteRun.sample.report(.html)
        let main = try Self.main(page)
        #expect(try Self.texts(main, "//h1") == ["2 of 3 cases failed"])
        #expect(
            try Self.texts(main, "//header//span[contains(@class, 'chip')]") == [
                "1 passed", "2 failed", "1 suite could not be read",
            ])
        #expect(
            try Self.texts(main, "//h2") == [
                "suites/session.json 1 passed, 2 failed",
                "suites/broken.json could not be read", "Passed",
            ])
        #expect(
            try Self.texts(main, "//h3") == [
                "failed a quoted session", "failed the printed text",
            ])
        #expect(
            try Self.texts(main, "//section[@id='passed']//li") == ["a plain session 0.1 ms"])
    }

    @Test("A failed case shows what was expected, what came, and why")
    func failure() throws {
        let main = try Self.main(SuiteRun.sample.report(.html))
        #expect(
            try Self.texts(main, "//span[@class='expected']") == [
                "expected: ab-12", "-     session = 1;",
            ])
        #expect(
            try Self.texts(main, "//span[@class='found']") == [
                "found:    \"ab-12\"", "+     session = 2;",
            ])
        #expect(
            try Self.texts(main, "//section[1]//ul/li") == [
                "Darwin prints quotes around a value with a hyphen: \"ab-12\"."
            ])
        #expect(
            try Self.texts(main, "//section[2]/pre").first?.contains("{\"cases\": tru}") == true)
    }

    @Test("What passed is open where nothing failed, and folded where something did")
    func folded() throws {
        let passed = CaseResult(
            name: "one", place: SuiteRun.place(2), failures: [], reasons: [])
        let good = SuiteRun(results: [SuiteResult(name: "s", content: .ran([passed]))])
        #expect(good.report(.html).contains("<details open=\"\">"))
        #expect(try Self.texts(try Self.main(good.report(.html)), "//h1") == ["1 case passed"])
        #expect(SuiteRun.sample.report(.html).contains("<details>"))
        let none = try Self.main(SuiteRun(results: []).report(.html))
        #expect(try Self.texts(none, "//h1") == ["No cases"])
        #expect(try none.nodes(forXPath: "//section").isEmpty)
    }

    @Test("Hostile names and values are neither markup nor controls")
    func hostile() throws {
        let text = "</pre><script>alert('x')</script>\"&amp;\u{1B}[31m\u{202E}"
        let failed = SuiteRun.failed(text, expected: text, found: text + "\n", reasons: [text])
        let page = SuiteRun(results: [
            SuiteResult(name: text, content: .ran([failed])),
            SuiteResult(name: text, content: .unreadable([text])),
        ]).report(.html)
        #expect(!page.contains("<script") && page.contains("&lt;script&gt;"))
        #expect(!page.contains("\u{1B}") && !page.contains("\u{202E}"))
        #expect(try Self.texts(try Self.main(page), "//h3").count == 1)
    }
}
