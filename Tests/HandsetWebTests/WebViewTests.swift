import Foundation
import Handset
import HandsetTestSupport
import HandsetWeb
import Testing

@Suite(.waitsForPrograms, .needs(.chromium)) struct WebViewTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func view(
        _ script: String = "", answers: RequestFixtures = []
    ) throws -> WebView {
        try WebView(
            WebViews.site(script, in: folder), answers: answers, limits: WebViews.patient)
    }

    /// Evaluates a statement in a page that has a script.
    private func result(
        of statement: String, after script: String = "", answers: RequestFixtures = []
    ) async throws -> WebViewResult {
        let view = try view(script, answers: answers)
        let result = try await view.evaluate(statement)
        await view.end()
        return result
    }

    @Test("A value is told as text")
    func values() async throws {
        let view = try view()
        let cases: [(String, String)] = [
            ("1 + 1", "2"), ("'a'", "a"), ("undefined", "undefined"), ("null", "null"),
            ("true", "true"), ("-0", "-0"), ("10n", "10n"), ("[1, 2]", "Array(2)"),
            ("'\\ud800'", "\u{FFFD}"), ("var later = 1", "undefined"), ("'é👋'", "é👋"),
        ]
        for (statement, value) in Sweep.every(4, from: 1, of: cases) {
            let end = try await view.evaluate(statement).end
            #expect(end == .value(value), "\(statement)")
        }
        await view.end()
    }

    @Test("An exception has its name, its message and its place")
    func exceptions() async throws {
        let view = try view()
        let cases: [(String, WebException)] = [
            (
                "f();",
                WebException(
                    name: "ReferenceError", message: "f is not defined", line: 1, column: 1)
            ),
            (
                "\n  throw new TypeError('no');",
                WebException(name: "TypeError", message: "no", line: 2, column: 3)
            ),
            (
                "f(\"a\" b);",
                WebException(
                    name: "SyntaxError", message: "missing ) after argument list", line: 1,
                    column: 3)
            ),
            ("throw 'text'", WebException(name: "string", message: "text", line: 1, column: 1)),
        ]
        for (statement, exception) in Sweep.every(2, from: 1, of: cases) {
            let end = try await view.evaluate(statement).end
            #expect(end == .exception(exception), "\(statement)")
        }
        await view.end()
    }

    @Test("Each call of handleOpenURL is told, also one that comes later", .exhaustive)
    func opened() async throws {
        let result = try await result(
            of:
                "handleOpenURL('a'); handleOpenURL(7); setTimeout(() => handleOpenURL('later'), 0);",
            after: "function handleOpenURL(url) { document.getElementById('s').textContent = url; }"
        )
        #expect(result.opened == ["a", "7", "later"])
        #expect(result.end == .value("undefined") || result.hasSucceeded)
        #expect(result.text == "later")
    }

    @Test("The page's own function cannot tell that it is watched, but by its text", .exhaustive)
    func watched() async throws {
        let result = try await result(
            of:
                "[handleOpenURL.call({ a: 1 }, 'x', 'y'), Object.keys(window).includes('__handset')].join()",
            after: "function handleOpenURL(first, second) { return this.a + first + second; }")
        #expect(result.end == .value("1xy,false"))
    }

    @Test("The console's lines are told, with exceptions that nobody has caught", .exhaustive)
    func console() async throws {
        let result = try await result(
            of: "console.log('a', 1, null); console.warn('b'); console.error('\\ud800'); "
                + "setTimeout(() => { throw new Error('late'); }, 0); Promise.reject('never'); 0")
        #expect(
            result.console.prefix(3) == [
                WebConsoleLine(text: "a 1 null"), WebConsoleLine(level: "warn", text: "b"),
                WebConsoleLine(level: "error", text: "\u{FFFD}"),
            ])
        #expect(
            Set(result.console.dropFirst(3).map(\.description))
                == ["error: Error: late", "error: string: never"])
    }

    @Test("Dialogs are answered as by a tap on OK", .exhaustive)
    func dialogs() async throws {
        let result = try await result(
            of: "alert('a'); [confirm('b'), prompt('c', 'd')].join()")
        #expect(result.end == .value("true,d"))
        #expect(
            result.dialogs == [
                WebDialog(.alert, message: "a"), WebDialog(.confirm, message: "b"),
                WebDialog(.prompt, message: "c", answer: "d"),
            ])
    }

    @Test("Where a page goes is told, and it stays", .exhaustive)
    func navigations() async throws {
        let view = try view()
        let cases: [(String, [String])] = [
            ("location = 'myapp://seen'", ["myapp://seen"]),
            ("location.href = 'https://example.com/a?b#c'", ["https://example.com/a?b#c"]),
            ("location.hash = 'session/42'", ["#session/42"]),
            ("location = 'tel:123'", ["tel:123"]),
            ("window.open('https://example.com/')", ["https://example.com/"]),
            (
                "var f = document.createElement('iframe'); f.src = 'gap://ready'; document.body.append(f)",
                ["gap://ready"]
            ),
            ("document.body.append(document.createElement('iframe'))", []),
        ]
        for (statement, navigations) in cases {
            let result = try await view.evaluate(statement)
            #expect(result.navigations == navigations, "\(statement)")
            #expect(result.text?.hasPrefix("nothing") == true, "\(statement)")
            #expect(!result.isReplaced, "\(statement)")
            #expect(result.requests == [], "\(statement)")
        }
        await view.end()
    }

    @Test("Another page of the app takes the place of the first", .exhaustive)
    func otherPage() async throws {
        try folder.write("<p>Detail</p>", to: "detail.html")
        let result = try await result(of: "location = 'detail.html?id=7'")
        #expect(result.navigations == ["detail.html?id=7"])
        #expect(result.text == "Detail")
        #expect(result.isReplaced)
    }

    @Test("A page whose content was replaced is told", .exhaustive)
    func replaced() async throws {
        #expect(try await result(of: "document.body.innerHTML = 'gone'").isReplaced)
        #expect(try await result(of: "document.write('gone')").isReplaced)
        #expect(try await !result(of: "document.body.append('more')").isReplaced)
    }

    private static let ask = """
        function handleOpenURL(url) {
            const request = new XMLHttpRequest();
            request.onloadend = () => {
                document.getElementById("s").textContent = request.status + " " + request.responseText;
            };
            request.open("POST", url);
            request.setRequestHeader("X-Session", "7");
            request.send("body");
        }
        """

    @Test("A request is answered by its fixture, after its delay", .exhaustive)
    func fixture() async throws {
        let fixture = RequestFixture(
            "https://api.example.com/*", status: 201, body: Array("made".utf8),
            delay: .milliseconds(300))
        let result = try await result(
            of: "handleOpenURL('https://api.example.com/7')", after: Self.ask, answers: [fixture])
        #expect(result.requests.map(\.description) == ["POST https://api.example.com/7: 201"])
        #expect(result.requests.first?.request.bodyText == "body")
        #expect(result.requests.first?.request.headers["X-Session"] == "7")
        #expect(result.requests.first?.request.fixture == fixture)
        #expect(result.text == "201 made")
    }

    @Test("A request without a fixture gets the status 502, and a failure is one", .exhaustive)
    func withoutFixture() async throws {
        let one = try await result(of: "handleOpenURL('https://a.example.com/')", after: Self.ask)
        #expect(
            one.requests.map(\.description)
                == ["POST https://a.example.com/: 502, without a fixture"])
        #expect(one.text == "502")
        let other = try await result(
            of: "handleOpenURL('https://a.example.com/')", after: Self.ask,
            answers: [RequestFixture("*", failure: .timedOut)])
        #expect(other.requests.map(\.description) == ["POST https://a.example.com/: timed-out"])
        #expect(other.text == "0")
    }

    @Test(
        "A deep link that a page tries to load is no request, unless a fixture answers it",
        .exhaustive)
    func deepLink() async throws {
        let link = "shop://orders/7"
        let one = try await result(of: "handleOpenURL('\(link)')", after: Self.ask)
        #expect(one.requests.isEmpty)
        #expect(one.text == "0")
        #expect(
            one.console.map(\.text).contains(
                "shop://orders/7 is not loaded: its scheme is no network's"))
        let other = try await result(
            of: "handleOpenURL('\(link)')", after: Self.ask,
            answers: [RequestFixture("shop://*", status: 201, body: Array("made".utf8))])
        #expect(other.requests.map(\.description) == ["POST shop://orders/7: 201"])
    }

    @Test(
        "The sample page shows a deep link as what it opened, and asks no server for it",
        .exhaustive)
    func sampleOfDeepLink() async throws {
        let view = try WebView(.sample, limits: WebViews.patient)
        let result = try await view.evaluate("handleOpenURL(\"shop://orders/7\");")
        await view.end()
        #expect(result.requests.isEmpty && result.console.isEmpty)
        #expect(result.text?.split(separator: "\n") == ["Opened", "shop://orders/7"])
    }

    @Test("A request that the page waits for in place is answered", .exhaustive)
    func synchronous() async throws {
        let result = try await result(
            of:
                "var r = new XMLHttpRequest(); r.open('GET', 'https://a.example.com/', false); r.send(); r.status",
            answers: [RequestFixture("*", status: 204)])
        #expect(result.end == .value("204"))
    }

    @Test("Files of the app's folder are no requests, and nothing outside it is read", .exhaustive)
    func files() async throws {
        let inner = try TemporaryFolder()
        try folder.write("{\"a\":1}", to: "data.json")
        try inner.write("secret", to: "secret.txt")
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/link.txt", withDestinationPath: "\(inner.path)/secret.txt")
        let read = """
            (url) => { const r = new XMLHttpRequest(); r.open("GET", url, false); try { r.send(); return r.responseText } catch (e) { return e.name } }
            """
        let result = try await result(
            of:
                "['data.json', 'link.txt', '../../secret.txt', 'file:///etc/passwd'].map(\(read)).join()"
        )
        #expect(result.end == .value("{\"a\":1},NetworkError,,"))
        #expect(
            result.requests.map(\.description).allSatisfy {
                $0.hasPrefix("GET file:///") && $0.hasSuffix("502, without a fixture")
            })
        #expect(result.requests.count == 2)
        #expect(result.console.map(\.text).contains("there is no file link.txt"))
    }

    @Test("What is wrong while the page loads is told", .exhaustive)
    func loading() async throws {
        try folder.write(
            "<script src='cordova.js'></script><script>start()</script><p>here</p>",
            to: "index.html")
        let view = try WebView(WebSite(folder: folder.path), limits: WebViews.patient)
        let result = try await view.evaluate("1")
        await view.end()
        #expect(
            result.loading.map(\.description) == [
                "error: there is no file cordova.js", "error: ReferenceError: start is not defined",
            ])
        #expect(result.console == [])
        #expect(result.end == .value("1"))
    }

    @Test(
        "What the page does while it loads is told apart, and its first statement has it",
        .exhaustive)
    func whileLoading() async throws {
        let view = try view("fetch('https://a.example.com/').catch(() => 0); alert('hi');")
        _ = try await view.evaluate("1")
        let page = try await view.evaluate("2")
        #expect(
            page.loading.map(\.description) == [
                "request: GET https://a.example.com/: 502, without a fixture",
                #"dialog: alert("hi")"#,
            ])
        #expect(page.requests == [] && page.dialogs == [])
        await view.end()
    }

    @Test("What is left out is counted", .exhaustive)
    func omitted() async throws {
        let result = try await result(of: "for (let i = 0; i < 150; i++) console.log(i);")
        #expect(result.console.count == WebViewResult.maximumCount)
        #expect(result.omittedCount == 50)
    }

    @Test("A page that hangs while it loads evaluates nothing, and says so", .exhaustive)
    func notLoaded() async throws {
        let view = try WebView(
            WebViews.site("while (true);", in: folder), limits: WebViews.short)
        #expect(try await view.evaluate("1").end == .notLoaded)
        await view.end()
    }

    @Test("An answer that the browser refuses fails the request, and is told", .exhaustive)
    func refusedAnswer() async throws {
        let fixture = RequestFixture("*", headers: ["A b": "x\ny"])
        let result = try await result(
            of: "handleOpenURL('https://a.example.com/')", after: Self.ask, answers: [fixture])
        #expect(result.text == "0")
        #expect(
            result.console.contains {
                $0.text.hasPrefix("the answer to https://a.example.com/ cannot be given")
            })
    }

    @Test("A page that is missing does not take the place of the app's", .exhaustive)
    func missingPage() async throws {
        let result = try await result(of: "location = 'none.html'")
        #expect(result.navigations == ["none.html"])
        #expect(result.text?.hasPrefix("nothing") == true && !result.isReplaced)
    }

    @Test("Elements are read by selectors, and a page is pictured", .exhaustive)
    func reading() async throws {
        let view = try view()
        #expect(await view.texts(of: ["#s"]) == [nil])
        #expect(await view.picture() == nil)
        _ = try await view.evaluate("document.getElementById('s').textContent = ' new '")
        #expect(await view.texts(of: ["#s", "#none", "(("]) == ["new", nil, nil])
        let picture = try #require(await view.picture())
        #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        // The width and the height of the picture: those of a phone, with two pixels a point.
        #expect(Array(picture[16..<24]) == [0, 0, 3, 12, 0, 0, 6, 152])
        await view.end()
    }

    @Test("A script of the payload cannot change what is read", .exhaustive)
    func ownWorld() async throws {
        let result = try await result(
            of:
                "document.querySelector = () => ({ innerText: 'forged' }); String.prototype.trim = () => 'forged'; 0"
        )
        #expect(result.text == "nothing")
    }

    @Test(
        "A script of the payload cannot change which requests and navigations are told", .exhaustive
    )
    func untouchedTelling() async throws {
        let result = try await result(
            of: """
                const image = new Image();
                window.handleOpenURL = window.open = window.fetch = () => 0;
                for (const name of Object.getOwnPropertyNames(window))
                    if (/handset/i.test(name)) try { window[name] = () => 0; } catch {}
                image.src = "https://a.example.com/seen"; location = "myapp://seen"; 0
                """)
        #expect(
            result.requests.map(\.description)
                == ["GET https://a.example.com/seen: 502, without a fixture"])
        #expect(result.navigations == ["myapp://seen"])
    }

    @Test("A browser that does not start is told, with its program", .exhaustive)
    func noBrowser() async throws {
        for path in ["/nonexistent/chromium", "/bin/true"] {
            let view = try WebView(browser: ChromiumProgram(path: path))
            await #expect(throws: WebViewError.self) { try await view.evaluate("1") }
        }
    }
}
