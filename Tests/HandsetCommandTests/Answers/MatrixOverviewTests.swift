import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// `handset matrix` over many payloads: an overview, the sums, and then the details.
@Suite(.waitsForPrograms, .timeLimit(.minutes(10))) struct MatrixOverviewTests {
    private static let alert = #"{"aps":{"alert":"hello","session":"42"}}"#
    private static let silent = #"{"aps":{"session":"7"}}"#
    private static let miss = #"{"aps":{"alert":"hello","sesion":"42"}}"#

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.alert, to: "a.json")
        try folder.write(Self.silent, to: "b.json")
        try folder.write(Self.miss, to: "c.json")
    }

    private func matrix(_ options: String) throws -> CommandResult {
        try CommandResult.line("cd '\(folder.path)' && handset matrix --app classic -q \(options)")
    }

    @Test("A line for each payload comes first, then the sums, and only then the details")
    func order() throws {
        let result = try matrix("--ios 9 --format grid . ")
        let overview = """
            nothing     tap         button      dismiss     open        payload
            lost 2/6    lost 2/4    ·           dismissed   passed by   ./a.json:1
            lost 4/6    ·           ·           ·           lost 4/5    ./b.json:1
            -           -           ·           -           -           ./c.json:1

            3 payloads: 2 lost, 0 twice, 1 without a session
              lost: nothing 2, tap 1, open 1; background 1, suspended 1, not-running 2, force-quit 2

            """
        #expect(result.output.hasPrefix(overview + "\n./a.json:1: payload 1, 40 bytes\n"))
        for name in ["b", "c"] {
            #expect(result.output.contains("\n\n./\(name).json:1: payload 1, "))
        }
        #expect(try matrix("--ios 9 --summary .").output == overview)
    }

    @Test("One payload has no overview, unless it is asked for")
    func one() throws {
        #expect(try matrix("--ios 9 a.json").output.hasPrefix("a.json:1: payload 1"))
        #expect(try matrix("--ios 9 --format html a.json").output.contains("<section>"))
        #expect(try matrix("--ios 9 --summary a.json").output.hasSuffix("force-quit 1\n"))
        #expect(try matrix("--summary < /dev/null").output.hasPrefix("0 payloads: "))
    }

    @Test("A stream is answered payload by payload, and the sums come at its end")
    func stream() throws {
        let result = try matrix("--ios 9 < <(cat a.json b.json)")
        #expect(result.output.hasPrefix("stdin:1: payload 1"))
        #expect(result.output.contains("\n\nstdin:1: payload 2"))
        #expect(
            result.output.hasSuffix("force-quit 2\n")
                && result.output.contains("\n\n2 payloads: 2 lost, 0 twice, 0 without a session\n"))
        let rows = try matrix("--ios 9 --summary < <(cat a.json b.json)").output
        #expect(rows.hasPrefix("nothing ") && rows.contains("stdin:1\n"))
    }

    @Test("--only shows payloads that have such a cell, and these cells alone")
    func only() throws {
        let rows = try matrix("--ios 9 --summary --only waiting .").output
        #expect(
            rows == """
                nothing        tap            button         dismiss        open           payload
                waiting 2/6                                                                ./a.json:1

                3 payloads: 2 lost, 0 twice, 1 waiting, 1 without a session
                  lost: nothing 2, tap 1, open 1; background 1, suspended 1, not-running 2, force-quit 2
                  waiting: nothing 1; background 1, suspended 1

                """)
        #expect(try matrix("--ios 9 --format json --only waiting .").output.contains("\n") == true)
        let records = try matrix("--ios 9 --format json --only waiting .").output
            .split(separator: "\n")
        #expect(records.count == 1 && records[0].hasPrefix(#"{"source":"./a.json""#))
        #expect(
            try matrix("--ios 9 --only waiting b.json").output
                .hasPrefix("1 payload: 1 lost, 0 twice, 0 waiting, 0 without a session\n"))
    }

    @Test("--action and --app-state restrict the cells, with commas and repeated")
    func filters() throws {
        let list = try matrix("--ios 9 --action tap,open --app-state not-running a.json").output
        #expect(
            list.split(separator: "\n").filter { $0.hasPrefix("not-running") }.count == 2
                && !list.contains("\nbackground"))
        let repeated = try matrix(
            "--ios 9 --action tap --action open --app-state terminated a.json")
        #expect(repeated.output == list)
        #expect(
            try matrix("--ios 9 --summary --action tap .").output
                .hasPrefix("tap         payload\nlost 2/4    ./a.json:1\n"))
        let mistyped = try matrix("--action tapp a.json")
        #expect(mistyped.status == 64 && mistyped.errors.contains("Did you mean 'tap'?"))
        #expect(try matrix("--app-state runing a.json").status == 64)
    }

    @Test("--fail-on makes the status 1 and names payloads, within the filters")
    func failOn() throws {
        let lost = try matrix("--ios 9 --summary --fail-on lost,twice .")
        #expect(lost.status == 1)
        #expect(
            lost.errors
                == "handset: error: 2 payloads have a cell that is twice or lost: ./a.json:1, ./b.json:1\n"
        )
        #expect(try matrix("--ios 9 --fail-on twice .").status == 0)
        #expect(try matrix("--ios 9 --fail-on lost --app-state active .").status == 0)
        #expect(try matrix("--ios 9 --fail-on lost --action tap b.json").status == 0)
        #expect(try matrix("--fail-on lost < /dev/null").status == 1)
        for number in 4...9 { try folder.write(Self.silent, to: "\(number).json") }
        let many = try matrix("--ios 9 --summary --fail-on lost .")
        #expect(many.errors.contains("8 payloads have a cell that is lost: "))
        #expect(many.errors.hasSuffix("./4.json:1, ./5.json:1, ./6.json:1, …\n"))
    }

    @Test("Other fates that silent pushes may have make no payload a lost one")
    func silentPushes() throws {
        try folder.write(#"{"aps":{"content-available":1,"session":"7"}}"#, to: "s.json")
        let result = try matrix(
            "--ios 9 --device delegates=fetch --device backgroundModes=remote-notification --action nothing "
                + "--app-state background --fail-on lost s.json")
        #expect(result.status == 0, "\(result.output)\(result.errors)")
        #expect(result.output.contains("dropped"))
    }

    @Test("What was rejected counts in the sums")
    func rejected() throws {
        try folder.write("{", to: "d.json")
        let result = try matrix("--ios 9 --summary . missing.json")
        #expect(result.output.contains("1 without a session, 2 rejected\n"))
        #expect(result.status == 2)
    }

    @Test("A payload without a session has the reason, and once the app is named")
    func misses() throws {
        let result = try CommandResult.line(
            "cd '\(folder.path)' && handset matrix --app classic --ios 9 c.json c.json")
        #expect(
            result.output.contains(
                "opens nothing\nrule app: aps has the key \"sesion\"; did you mean \"session\"?\n"))
        #expect(
            result.errors == """
                handset: this is the built-in app of 2011, which finds no session there; describe your own \
                app: handset init

                """)
        let record = try matrix("--ios 9 --format json c.json").output
        #expect(record.contains(#""sessions":[],"misses":[{"rule":"app""#))
    }

    @Test("Markdown has a table with the sums above it, and details that open")
    func markdown() throws {
        let text = try matrix("--ios 9 --format markdown .").output
        #expect(
            text.hasPrefix(
                """
                ### 3 payloads: 2 lost, 0 twice, 1 without a session

                - lost: nothing 2, tap 1, open 1; background 1, suspended 1, not-running 2, force-quit 2

                | payload | target | nothing | tap | button | dismiss | open |
                | --- | --- | --- | --- | --- | --- | --- |
                | `./a.json:1` | `42` | **lost 2/6** | **lost 2/4** | · | dismissed | passed by |
                | `./b.json:1` | `7` | **lost 4/6** | · | · | · | **lost 4/5** |
                | `./c.json:1` | nothing | - | - | · | - | - |

                <details><summary><code>./a.json:1</code></summary>

                ### `./a.json:1: payload 1, 40 bytes`
                """))
        #expect(text.matches(of: /<\/details>/).count == 3)
    }

    @Test("A page has an index, and its policy allows its own script and no other")
    func page() throws {
        let page = try matrix("--ios 9 --format html .").output
        #expect(page.matches(of: #/<a href="#payload-\d">/#).count == 3)
        #expect(page.matches(of: #/<section id="payload-\d">/#).count == 3)
        #expect(page.contains("<h1>3 payloads: 2 lost, 0 twice, 1 without a session</h1>"))
        let script = try #require(page.firstMatch(of: #/(?s)<script>(.*)</script>/#)).1
        try folder.write(String(script), to: "script")
        let hash = try CommandResult.line(
            "openssl dgst -sha256 -binary '\(folder.path("script"))' | openssl base64"
        ).output.trimmingCharacters(in: .whitespacesAndNewlines)
        #expect(page.contains("script-src 'sha256-\(hash)'\">"))
        let summary = try matrix("--ios 9 --format html --summary .").output
        #expect(!summary.contains("<section") && !summary.contains("<a href"))
    }

    @Test(
        "The index is sorted by a click on a heading, and searched",
        .needs(.chromium), .exhaustive)
    func index() throws {
        let page = try matrix("--ios 9 --format html .").output
        let acting = """
            <script>
            const heads = [...document.querySelectorAll("table.index thead th")];
            const names = () => [...document.querySelectorAll("table.index tbody tr")]
              .filter(row => !row.hidden).map(row => row.cells[0].textContent).join(" ");
            heads[3].querySelector("button").click();
            console.log("tap " + names());
            heads[3].querySelector("button").click();
            console.log("again " + names() + " " + heads[3].ariaSort);
            const field = document.querySelector("input[type=search]");
            field.value = "LOST b.json";
            field.dispatchEvent(new Event("input"));
            console.log("found " + names() + ", " + document.querySelector("[role=status]").textContent);
            </script>
            </html>
            """
        let open = page.replacing(#/<meta http-equiv="Content-Security-Policy"[^>]*>/#, with: "")
        let messages = try Browser.open(open.replacing("</html>", with: acting)).messages
            .compactMap { $0.firstMatch(of: #/"(.*)", source/#).map { String($0.1) } }
        #expect(
            messages == [
                "tap ./a.json:1 ./c.json:1 ./b.json:1",
                "again ./b.json:1 ./c.json:1 ./a.json:1 descending",
                "found ./b.json:1, 1 of 3",
            ])
    }

    @Test(
        "Options that contradict the overview are wrong usage",
        arguments: [
            "--summary --format svg a.json",
            "--fail-on dead a.json",
        ])
    func contradictions(options: String) throws {
        #expect(try matrix(options).status == 64)
    }
}
