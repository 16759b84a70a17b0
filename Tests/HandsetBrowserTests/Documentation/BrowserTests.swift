import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The pages of all subcommands in a real browser.
@Suite(.waitsForPrograms, .needs(.chromium)) struct BrowserTests {
    /// A payload with markup, controls, long words and other scripts.
    private static let hostile = #"""
        {"aps":{"alert":"</script><img src=\"http://outside.invalid/a.png\" onerror=alert(1)> \u202e\u001b[31m שלום",\#
        "session":"<script>throw 1</script>\u0000&amp;'\"","\#(String(repeating: "w", count: 400))":1},\#
        "</mark>":{"session":"second"},"url(http://outside.invalid)":[[1,true,null,{"a":{}}]]}
        """#

    /// The lines of commands that write a page.
    private static let commands = [
        "printf %s \"$HOSTILE\" | handset matrix --app classic --format html samples/payloads -",
        "handset matrix --app classic --ios 9,18 --format html samples/payloads/azure-worker-role.json",
        "printf %s \"$HOSTILE\" | handset lint --format html samples/payloads -",
        "printf %s \"$HOSTILE\" | handset explain --app classic --format html samples/payloads -",
        "handset explain --app classic --format html '{\"aps\":{\"session\":\"42\",\"sound\":\"default\"}}'",
        "handset test --format html samples/suites",
        """
        cd $(mktemp -d) && printf '{"cases":[{"name":"<img src=x>","payload":%s,"session":"<b>"}]}' \
        "$HOSTILE" > suite.json && echo '{"cases":tru}' > broken.json && \
        handset test --format html suite.json broken.json
        """,
        "handset unpack --format html samples/captures/*.hex",
        "printf %s \"$HOSTILE\" | handset unpack --input raw --format html",
        "printf %s \"$HOSTILE\" | handset packet | handset unpack --format html",
    ]

    private static func page(_ command: String) throws -> String {
        let payload = hostile.replacing("'", with: #"'\''"#)
        return try CommandResult.line("export HOSTILE='\(payload)'; \(command)").output
    }

    @Test(
        "A page opens without a message on the console, and asks for nothing",
        arguments: Sweep.every(10, of: commands))
    func open(command: String) throws {
        let page = try Self.page(command)
        try #require(page.hasSuffix("</html>\n"))
        let visit = try Browser.open(page)
        #expect(visit.messages == [])
        #expect(visit.requests == [])
        // The browser found the same elements: nothing in a text began or ended one.
        for name in ["section", "mark", "td", "figure", "li"] {
            #expect(
                visit.document.matches(of: try Regex("<\(name)[ >]")).count
                    == page.matches(of: try Regex("<\(name)[ >]")).count)
        }
        #expect(!visit.document.contains("<img"))
        // The page's own script is the only one.
        #expect(
            visit.document.matches(of: #/<script/#).count == page.matches(of: #/<script>/#).count)
    }

    @Test(
        "A page is no wider than a phone of 390 points",
        arguments: Sweep.every(10, from: 3, of: commands))
    func width(command: String) throws {
        #expect(try Self.widthOnPhone(try Self.page(command)) == 390)
    }

    @Test(
        "Each of these tests fails for a page that is spoilt",
        .exhaustive)
    func spoilt() throws {
        let page = try Self.page(Self.commands[3])
        let script = try Browser.open(
            Self.withoutPolicy(page.replacing("<main>", with: "<main><script>throw 1</script>")))
        #expect(script.messages.count == 1 && script.requests == [])
        let image = "<main><img src=\"http://outside.invalid/a.png\">"
        let open = try Browser.open(Self.withoutPolicy(page.replacing("<main>", with: image)))
        #expect(open.requests.contains("http://outside.invalid/a.png"))
        let forbidden = try Browser.open(page.replacing("<main>", with: image))
        #expect(forbidden.requests == [])
        #expect(forbidden.messages.first?.contains("Content Security Policy") == true)
        let wide = page.replacing("<main>", with: "<main><p style=\"width: 400px\">wide</p>")
        #expect(try Self.widthOnPhone(wide) > 390)
    }

    /// Returns a page that may run scripts and ask for files.
    private static func withoutPolicy(_ page: String) -> String {
        page.replacing(#/<meta http-equiv="Content-Security-Policy"[^>]*>/#, with: "")
    }

    /// Returns the width of a page's content where 390 points are there.
    private static func widthOnPhone(_ page: String) throws -> Int {
        let measure = """
            <style>main { box-sizing: border-box; width: 390px; overflow-x: hidden }</style>
            <script>console.log("width " + document.querySelector("main").scrollWidth)</script>
            </html>
            """
        let visit = try Browser.open(
            withoutPolicy(page).replacing("</html>", with: measure))
        let match = visit.messages.compactMap { $0.firstMatch(of: #/width (\d+)/#) }.first
        return try #require(match.flatMap { Int($0.1) })
    }
}
