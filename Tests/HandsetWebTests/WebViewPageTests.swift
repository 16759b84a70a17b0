import Handset
import HandsetTestSupport
import HandsetWeb
import Testing

/// The pages in which statements are evaluated.
@Suite(.waitsForPrograms, .needs(.chromium)) struct WebViewPageTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func view(_ script: String = "", keepsPage: Bool = false) throws -> WebView {
        try WebView(
            WebViews.site(script, in: folder), limits: WebViews.patient, keepsPage: keepsPage)
    }

    @Test("Each statement has a fresh page, with nothing of those before", .exhaustive)
    func fresh() async throws {
        let view = try view()
        let set = "const a = 1; localStorage.b = 2; document.cookie = 'c=3'; 'set'"
        let read = "[typeof a, localStorage.b, document.cookie].join()"
        #expect(try await view.evaluate(set).end == .value("set"))
        #expect(try await view.evaluate(read).end == .value("undefined,,"))
        await view.end()
        let kept = try self.view(keepsPage: true)
        #expect(try await kept.evaluate(set).end == .value("set"))
        #expect(
            try await kept.evaluate("[typeof a, localStorage.b].join()").end == .value("number,2"))
        await kept.end()
    }

    @Test(
        "The statements of one payload share their page; as a handler, a view fails with what went wrong",
        .exhaustive
    )
    func handler() async throws {
        let view = try view(
            "var count = 0; function handleOpenURL(url) { count += 1; if (count > 1) throw new Error(url); }"
        )
        let router = SessionRouter(handler: view)
        let payload = try Payload(
            json: #"{"aps":{"session":"a"},"other":{"session":"b"}}"#)
        var outcomes: [SessionOutcome] = []
        for route in try router.routes(in: payload) {
            outcomes.append(await router.deliver(route))
        }
        let prefix = "http://URLHERE.cloudapp.net/Session/Lookup?session="
        #expect(
            outcomes.map(\.result)
                == [.done, .failed(reason: "Error: \(prefix)b; opened \"\(prefix)b\"")])
        // The next payload has the same name.
        let next = try Payload(json: #"{"aps":{"session":"c"}}"#)
        for route in try router.routes(in: next) {
            #expect(await router.deliver(route).result == .done)
        }
        let results = await view.results
        #expect(results.flatMap(\.opened) == ["a", "b", "c"].map { prefix + $0 })
        await view.end()
    }

    @Test("Two web views work side by side, and neither sees the other's pages", .exhaustive)
    func sideBySide() async throws {
        let statement = "localStorage.count = (+localStorage.count || 0) + 1; localStorage.count"
        let views = try [view(keepsPage: true), view(keepsPage: true)]
        try await withThrowingTaskGroup(of: Void.self) { group in
            for view in views {
                group.addTask {
                    for count in 1...5 {
                        let end = try await view.evaluate(statement).end
                        #expect(end == .value("\(count)"))
                    }
                }
            }
            try await group.waitForAll()
        }
        for view in views { await view.end() }
    }
}
