import Handset
import HandsetTestSupport
import HandsetWeb
import Testing

/// Pages that do not come to an end by themselves.
@Suite(.waitsForPrograms, .needs(.chromium)) struct WebViewEndTests {
    private func results(
        of statement: String, answers: RequestFixtures = [], limits: WebLimits = WebViews.patient
    ) async throws -> [WebViewResult] {
        let folder = try TemporaryFolder()
        let view = try WebView(WebViews.site("", in: folder), answers: answers, limits: limits)
        let results = [try await view.evaluate(statement), try await view.evaluate("'next'")]
        await view.end()
        return results
    }

    @Test(
        "A statement that waits in place for an answer is ended, and the next goes on", .exhaustive)
    func waits() async throws {
        let results = try await results(
            of:
                "var r = new XMLHttpRequest(); r.open('GET', 'https://a.example.com/', false); r.send();",
            answers: [RequestFixture("*", delay: .seconds(3_600))], limits: WebViews.short)
        #expect(results[0].end == .hung)
        #expect(results[1].end == .value("next"))
    }

    @Test("A request that is led on without end fails, as on iOS", .exhaustive)
    func redirections() async throws {
        let results = try await results(
            of: "fetch('https://a.example.com/').catch(() => console.log('failed'));",
            answers: [
                RequestFixture(
                    "*", status: 302,
                    headers: [
                        "Location": "https://a.example.com/", "Access-Control-Allow-Origin": "*",
                    ])
            ])
        #expect(results[0].requests.count == 21)
        #expect(
            results[0].console.map(\.text).contains(
                "https://a.example.com/ is not loaded: too many redirections lead to it"))
        #expect(results[0].console.last?.text == "failed")
        #expect(results[0].hasSucceeded)
        #expect(results[1].end == .value("next"))
    }

    @Test(
        "A statement that does not end is ended, and the next goes on", .exhaustive,
        arguments: [
            "while (true);", "setTimeout(() => { while (true); }, 0)",
            "for (;;) { try { document.body.append('x'); } catch {} }",
            "const all = []; while (true) { try { all.push(new Uint8Array(1e8).fill(1)); } catch {} }",
            "const lines = []; while (true) lines.push(new Array(1000).fill('x'));",
        ])
    func hangs(statement: String) async throws {
        let results = try await results(of: statement, limits: WebViews.short)
        #expect([.hung, .crashed].contains(results[0].end))
        #expect(results[1].end == .value("next"))
    }

    @Test(
        "A statement that floods is ended, and the next goes on", .exhaustive,
        arguments: [
            "while (true) alert('x');", "while (true) console.log('x');",
            "setInterval(() => console.log('x'), 0)", "console.log('x'.repeat(5e8))",
            "'x'.repeat(5e8)", "while (true) handleOpenURL('x');",
            "while (true) location.hash = Math.random()",
            "onbeforeunload = () => 1; while (true) confirm('leave?');",
        ])
    func floods(statement: String) async throws {
        let folder = try TemporaryFolder()
        let view = try WebView(
            WebViews.site("function handleOpenURL() {}", in: folder), limits: WebViews.short)
        let first = try await view.evaluate(statement)
        // Work that goes on beside the statement does not keep it from having a value.
        let isOver = first.hasSucceeded && statement.hasPrefix("setInterval")
        #expect([.flooded, .hung, .crashed].contains(first.end) || isOver, "\(first.end)")
        #expect(first.console.count <= WebViewResult.maximumCount)
        #expect(first.opened.count <= WebViewResult.maximumCount)
        #expect(try await view.evaluate("'next'").end == .value("next"))
        await view.end()
    }

    @Test("A dialog without end floods, and so does a console", .exhaustive)
    func flooded() async throws {
        for statement in ["while (true) alert('x');", "while (true) console.log('x');"] {
            #expect(try await results(of: statement)[0].end == .flooded)
        }
    }

    @Test("A page that needs more memory than there is ends, and the next goes on", .exhaustive)
    func memory() async throws {
        let results = try await results(
            of: "const all = []; while (true) all.push({ a: all.length, b: 'x' + all.length });",
            limits: WebViews.patient)
        #expect(results[0].end == .crashed)
        #expect(results[1].end == .value("next"))
    }
}
