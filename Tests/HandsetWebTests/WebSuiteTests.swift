import Foundation
import Handset
import HandsetSuites
import HandsetTestSupport
import HandsetWeb
import Testing

@Suite(.waitsForPrograms) struct WebSuiteTests {
    private static let payload = #""payload": {"aps": {"session": "42"}}"#

    /// Reads a suite with one case, in a folder that has a page.
    private func suite(
        _ expectation: String, web: String = #"{"www": "www"}"#, in folder: TemporaryFolder
    ) throws -> SessionSuite {
        _ = try CommandResult.bash("mkdir -p '\(folder.path)/www'")
        try folder.write(
            "<p id='s'>-</p><script>function handleOpenURL(url) { s.textContent = url.slice(-2); console.log('hi'); }</script>",
            to: "www/index.html")
        try folder.write(
            """
            {"web": \(web), "cases": [{"name": "a", \(Self.payload), "webView": \(expectation)}]}
            """, to: "suite.json")
        return try SessionSuite(contentsOf: folder.path("suite.json"))
    }

    private func problems(_ expectation: String, web: String = #"{"www": "www"}"#) throws -> String
    {
        let folder = try TemporaryFolder()
        do {
            _ = try suite(expectation, web: web, in: folder)
            return ""
        } catch let error as JSONDocumentError {
            return "\(error)".replacing("\(folder.path)/", with: "")
        }
    }

    /// Runs a suite with limits that a machine at work keeps too.
    private func results(
        of suite: SessionSuite, limits: WebLimits = WebViews.patient
    ) async throws -> [CaseResult] {
        let view = suite.makeWebView(limits)
        let result = await suite.run(in: view, maximumHazardCount: 10, progress: nil)
        await (try view.get()).end()
        guard case .ran(let cases) = result.content else { throw CancellationError() }
        return cases
    }

    @Test("The suite of the samples passes", .exhaustive, .needs(.chromium))
    func samples() async throws {
        let suite = try SessionSuite(
            contentsOf: Repository.root.appending(path: "samples/web-view/sessions.json").path())
        let cases = try await results(of: suite)
        #expect(cases.count == 5)
        for item in cases { #expect(item.passed, "\(SuiteCaseFailure(item))") }
    }

    @Test(
        "An expectation that is not met is told, with what was found", .exhaustive,
        .needs(.chromium),
        arguments: [
            (
                #"{"opened": ["u"]}"#, "webView.opened",
                "http://URLHERE.cloudapp.net/Session/Lookup?session=42"
            ),
            (
                #"{"opened": []}"#, "webView.opened",
                "http://URLHERE.cloudapp.net/Session/Lookup?session=42"
            ),
            (#"{"exception": "TypeError"}"#, "webView.exception", "no exception"),
            (#"{"requests": ["GET u"]}"#, "webView.requests", "no request"),
            (#"{"console": []}"#, "webView.console", "log: hi"),
            (#"{"navigations": ["u"]}"#, "webView.navigations", "no navigation"),
            (##"{"text": {"#s": "43"}}"##, "webView.text", "42"),
            (##"{"text": {"#t": "43"}}"##, "webView.text", "no element #t"),
            (
                #"{"picture": "www/index.html"}"#, "webView.picture",
                "another picture; --web-view-picture writes it"
            ),
        ])
    func notMet(expectation: String, field: String, found: String) async throws {
        let folder = try TemporaryFolder()
        let suite = try suite(expectation, in: folder)
        let cases = try await results(of: suite)
        #expect(cases.first?.failures.map(\.field) == [field])
        #expect(cases.first?.failures.first?.found == found)
    }

    @Test("Where a statement hangs, nothing is as expected", .exhaustive, .needs(.chromium))
    func hang() async throws {
        let folder = try TemporaryFolder()
        let suite = try suite(#"{"requests": [], "navigations": []}"#, in: folder)
        try folder.write(
            "<script>function handleOpenURL() { while (true); }</script>", to: "www/index.html")
        let cases = try await results(of: suite, limits: WebViews.short)
        #expect(cases.first?.failures.map(\.field) == ["webView.requests", "webView.navigations"])
        #expect(cases.first?.failures.allSatisfy { $0.found.hasPrefix("it did not end") } == true)
    }

    @Test("Texts are told apart where only their boundaries differ", .exhaustive, .needs(.chromium))
    func boundaries() async throws {
        let folder = try TemporaryFolder()
        let suite = try suite(#"{"console": ["log: hi\nlog: ho"]}"#, in: folder)
        try folder.write(
            "<script>function handleOpenURL() { console.log('hi'); console.log('ho'); }</script>",
            to: "www/index.html")
        let cases = try await results(of: suite)
        #expect(cases.first?.failures.map(\.field) == ["webView.console"])
    }

    @Test("A picture that is the same is as expected", .exhaustive, .needs(.chromium))
    func picture() async throws {
        let folder = try TemporaryFolder()
        let suite = try suite(##"{"text": {"#s": "42"}}"##, in: folder)
        let view = try WebView(WebSite(folder: folder.path("www")), limits: WebViews.patient)
        _ = try await view.evaluate(
            #"handleOpenURL("http://URLHERE.cloudapp.net/Session/Lookup?session=42");"#)
        let picture = try #require(await view.picture())
        var item = try #require(suite.cases.first)
        let place = item.expectations[0].place
        item.expectations = [
            CaseExpectation(.webView(.picture(path: "p.png", picture)), place: place)
        ]
        try await item.check(in: view)
        await view.end()
    }

    @Test("Without a web view, the expectation is not met, and the case says so", .exhaustive)
    func withoutWebView() throws {
        let suite = try suite(#"{"opened": []}"#, in: TemporaryFolder())
        #expect(suite.cases.first?.run().failures.map(\.found) == ["no web view"])
    }

    @Test(
        "A web view that is not as it should be is told with its place", .exhaustive,
        arguments: [
            (#"{}"#, #"{"www": "www"}"#, "this web view expects nothing"),
            (
                #"{"opend": []}"#, #"{"www": "www"}"#,
                #"the key "opend" is not known here; did you mean "opened"?"#
            ),
            (#"{"opened": "u"}"#, #"{"www": "www"}"#, "give an array"),
            (##"{"text": {"#s": 1}}"##, #"{"www": "www"}"#, ##"the text of "#s" is not a string"##),
            (#"{"picture": "none.png"}"#, #"{"www": "www"}"#, "cannot read"),
            (#"{"opened": []}"#, #"{}"#, #"there is no "www" in this object"#),
            (
                #"{"opened": []}"#, #"{"www": "none"}"#,
                #"the folder "none" has no index.html that can be read"#
            ),
            (#"{"opened": []}"#, #"{"www": "../.."}"#, "leads outside"),
            (#"{"opened": []}"#, #"{"www": "www", "answers": "none.json"}"#, "cannot read"),
        ])
    func refused(expectation: String, web: String, finding: String) throws {
        let problems = try problems(expectation, web: web)
        #expect(problems.contains(finding))
        #expect(problems.hasPrefix("suite.json:1:") || problems.contains("none.json"))
    }
}
