import Foundation
import Handset
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// `handset test --coverage` and `--require-coverage`.
@Suite(.waitsForPrograms) struct TestCoverageCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private static func item(
        _ name: String, _ appState: String, _ action: String, alert: Bool = true
    ) -> String {
        #"{"name": "\#(name)", "device": {"appState": "\#(appState)", "action": "\#(action)"}, "#
            + #""payload": {"aps": {\#(alert ? #""alert": "hi""# : "")}}, "none": true}"#
    }

    private static func suite(_ items: String..., ios: String = "4") -> String {
        "{\"device\": {\"ios\": \"\(ios)\"}, \"cases\": [\n\(items.joined(separator: ",\n"))\n]}\n"
    }

    private static let taps = suite(
        item("a", "background", "tap"), item("b", "background", "tap"),
        item("c", "suspended", "tap"), item("d", "not-running", "tap"),
        item("e", "force-quit", "tap"))

    /// Runs `handset test` in the folder, without the app file of another one.
    private func run(_ options: String) throws -> CommandResult {
        try CommandResult.line("cd '\(folder.path)' && handset test \(options)")
    }

    private static let grid = """
        state coverage: 4 of 19 states and actions
                     nothing  tap  button  dismiss  open
        active       none     ·    ·       ·        ·
        inactive     none     ·    ·       ·        none
        background   none     2    ·       none     none
        suspended    none     1    ·       none     none
        not-running  none     1    ·       none     none
        force-quit   none     1    ·       none     none
        ·: not possible on these devices

        """

    @Test("The text ends with the grid of all suites")
    func text() throws {
        try folder.write(Self.taps, to: "a.json")
        let result = try run("--coverage a.json")
        #expect(
            result.output == "a.json: 5 passed, 0 failed\n\n5 passed, 0 failed\n\n" + Self.grid)
        #expect(result.errors == "" && result.status == 0)
        #expect(try run("a.json").output == "a.json: 5 passed, 0 failed\n\n5 passed, 0 failed\n")
    }

    @Test("Cases that fail count, and cases of several suites together")
    func several() throws {
        try folder.write(Self.suite(Self.item("a", "background", "tap")), to: "a.json")
        try folder.write(
            Self.suite(Self.item("b", "background", "tap"))
                .replacing("\"none\": true", with: "\"session\": \"42\""), to: "b.json")
        let result = try run("--coverage .")
        #expect(result.output.contains("\nbackground   none     2 "))
        #expect(result.status == 1)
    }

    @Test("Only cases that run count")
    func filter() throws {
        try folder.write(Self.taps, to: "a.json")
        let result = try run("--coverage --filter c a.json")
        #expect(result.output.contains("\nstate coverage: 1 of 19 states and actions\n"))
    }

    @Test("An action that is not possible counts as none, and a refused payload does not count")
    func impossible() throws {
        let items = [
            Self.item("silent", "background", "tap", alert: false),
            #"{"name": "broken", "payload": [], "refused": true}"#,
        ]
        try folder.write("{\"cases\": [\(items.joined(separator: ","))]}", to: "a.json")
        let result = try run("--coverage a.json")
        #expect(result.output.contains("\nstate coverage: 1 of 19 states and actions\n"))
        #expect(result.output.contains("\nbackground   1 "))
        #expect(result.status == 0)
    }

    @Test("The totals of JSON have the coverage, with the names of the cases")
    func json() throws {
        try folder.write(Self.taps, to: "a.json")
        let result = try run(
            "--coverage --format json a.json | tail -1 | jq -c '.coverage | [.touched, .possible, "
                + "(.cells | length), (.untouched | length), (.cells[] | select(.cases > 1))]'")
        #expect(
            result.output == """
                [4,19,30,15,{"appState":"background","action":"tap","possible":true,"cases":2,\
                "names":["a","b"]}]

                """)
        #expect(try !run("--format json a.json").output.contains("coverage"))
    }

    @Test("The page has a section with the grid")
    func html() throws {
        try folder.write(Self.taps, to: "a.json")
        let page = try run("--coverage --format html a.json").output
        #expect(
            page.contains("<a href=\"#coverage\">state coverage</a>: 4 of 19 states and actions"))
        #expect(page.contains("<td class=\"good\">2</td>"))
        #expect(page.components(separatedBy: "<td class=\"bad\">none</td>").count == 16)
        #expect(page.contains("background:tap: </span>a, b</li>"))
        #expect(try !run("--format html a.json").output.contains("coverage"))
    }

    @Test("TAP has it in comments, and GitHub as a notice")
    func others() throws {
        try folder.write(Self.taps, to: "a.json")
        let tap = try run("--coverage --format tap a.json").output
        #expect(tap.contains("\n# background   none     2    ·       none     none\n"))
        #expect(tap.hasSuffix("\n1..5\n"))
        let github = try run("--coverage --format github a.json").output
        #expect(
            github.hasPrefix(
                "::notice title=state coverage::4 of 19 states and actions; no case for active:nothing, "
            ))
        #expect(github.hasSuffix("\n5 passed, 0 failed\n"))
    }

    @Test("JUnit's XML alone has no place for it, and beside text it need not have one")
    func junit() throws {
        try folder.write(Self.taps, to: "a.json")
        let alone = try run("--coverage --format junit a.json")
        #expect(alone.status == 64 && alone.output == "")
        #expect(
            alone.errors.hasPrefix("Error: A report in JUnit's XML has no place for --coverage"))
        let both = try run("--coverage --format junit --output r.xml a.json")
        #expect(both.output.hasSuffix("\n" + Self.grid) && both.status == 0)
        #expect(try run("--require-coverage taps --format junit a.json").status == 0)
    }

    @Test("A state and an action without a case make status 1, and are named with what to add")
    func required() throws {
        try folder.write(Self.taps, to: "a.json")
        #expect(try run("--require-coverage taps a.json").status == 0)
        let result = try run("--require-coverage taps,inactive:open,background:dismiss a.json")
        #expect(result.output == "a.json: 5 passed, 0 failed\n\n5 passed, 0 failed\n")
        #expect(
            result.errors == """
                handset: error: no case for inactive:open, background:dismiss; add cases such as one with \
                "device": {"appState": "inactive", "action": "open"}

                """)
        #expect(result.status == 1)
        let all = try run("--require-coverage all a.json")
        #expect(
            all.errors.hasPrefix("handset: error: no case for active:nothing, inactive:nothing, "))
        #expect(all.status == 1)
    }

    @Test("The devices of the cases decide what taps and all demand")
    func devices() throws {
        try folder.write(Self.taps, to: "a.json")
        try folder.write(
            Self.suite(Self.item("modern", "background", "tap"), ios: "18")
                .replacing(
                    "\"ios\": \"18\"",
                    with:
                        #""ios": "18", "delegates": ["user-notifications"], "presents": ["alert"]"#
                ), to: "b.json")
        let result = try run("--require-coverage taps .")
        #expect(
            result.errors == """
                handset: error: no case for active:tap, inactive:tap; add cases such as one with \
                "device": {"appState": "active", "action": "tap"} and a payload with an alert

                """)
        let named = try run("--require-coverage active:tap a.json")
        #expect(
            named.errors.hasSuffix("; not possible on the devices of these cases: active:tap\n"))
        #expect(named.status == 1)
    }

    @Test("Where a suite cannot be read, or no case matches, nothing more is said")
    func unreadable() throws {
        try folder.write(Self.taps, to: "a.json")
        try folder.write(#"{"cases": []}"#, to: "b.json")
        let result = try run("--require-coverage all .")
        #expect(result.status == 2 && result.errors == "")
        let filtered = try run("--require-coverage all --filter zzz a.json")
        #expect(filtered.errors == "handset: no case has a name that contains zzz\n")
        #expect(filtered.status == 1)
    }

    @Test(
        "Options that cannot be used together, and lists that mean nothing, are wrong usage",
        arguments: Sweep.every(
            3,
            of: [
                ("--update --coverage", "--update does not write a report; remove --coverage."),
                (
                    "--new x.json --require-coverage taps",
                    "--new does not write a report; remove --require-coverage."
                ),
                (
                    "--watch --coverage",
                    "--watch runs only the suites that have changed; remove --coverage."
                ),
                ("--require-coverage tapps", "Did you mean 'taps'?"),
                ("--require-coverage backgroun:tap", "Did you mean 'background'?"),
                (
                    "--require-coverage background:tab",
                    "\"tab\" is not an action; give nothing, tap,"
                ),
                ("--require-coverage active:open", "\"active:open\" is never possible; the app is"),
                ("--require-coverage ''", "\"\" is not a state and an action; give taps, all, or"),
            ]))
    func usage(options: String, message: String) throws {
        let result = try run("\(options)")
        #expect(result.status == 64 && result.output == "")
        #expect(result.errors.contains(message), "\(result.errors)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }
}
