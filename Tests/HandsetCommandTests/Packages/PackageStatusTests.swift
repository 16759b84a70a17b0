import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The status of a command that runs an app's own code, with programs in Swift's and the app's place.
@Suite(.needs(.python), .waitsForPrograms, .timeLimit(.minutes(30))) struct PackageStatusTests {
    private let app: StandInApp

    init() throws {
        app = try StandInApp()
        try app.folder.write("", to: "Package.swift")
        try app.folder.write(#"{"aps":{"alert":"hi"},"chat":"7"}"#, to: "push.json")
        try app.folder.write(
            """
            #!/bin/sh
            case "$*" in
            *describe*) echo '{"targets":[{"name":"Chat","type":"executable"}]}' ;;
            *--show-bin-path) echo '\(app.folder.path)' ;;
            esac
            """, to: "swift.sh")
        _ = try app.makeProgram("swift", from: "swift.sh")
    }

    /// Runs a command with an app that does this with a payload.
    private func run(_ command: String, _ body: String) throws -> CommandResult {
        _ = try app.runs(body)
        return try CommandResult.line(
            """
            cd '\(app.folder.path)' && PATH="$PWD:$PATH" \
                handset \(command) --package . --quiet push.json < /dev/null
            """)
    }

    private static let crash = "if choice == 'tap': os.kill(os.getpid(), signal.SIGILL)"
    private static let opens = "effects = [payload['chat']] if choice == 'tap' else []"

    @Test(
        "The status of receive is 1 if the app crashed, did not return, has a fault, or should have opened something",
        arguments: [
            ("pass", "", 0), (opens, "--require-session", 0), ("pass", "--require-session", 1),
            (crash, "", 1), ("faults = [{'code': 'hung', 'words': 'it hung'}]", "", 1),
            ("faults = [{'code': 'never-answered', 'words': 'it never answered'}]", "", 1),
        ])
    func receive(body: String, options: String, status: Int32) throws {
        let result = try run(
            "receive --app-state not-running --action tap \(options)", body)
        #expect(result.status == status, "\(result)")
    }

    @Test(
        "matrix exits with 1 if a cell has an end that --fail-on names, also a crash at a limit",
        arguments: [
            ("crashed", opens, 0), ("crashed", crash, 1), ("lost", crash, 0),
            (
                "crashed",
                "if choice == 'tap': time.sleep(1); os.closerange(0, 4096); time.sleep(60)", 1
            ),
            ("fault", crash, 0),
        ])
    func matrix(end: String, body: String, status: Int32) throws {
        let result = try run(
            "matrix --ios 18 --app-state background --action tap --fail-on \(end)", body)
        #expect(result.status == status, "\(result)")
    }

    @Test("The note on a crash at a limit has the remedy of the limit")
    func remedy() throws {
        let body = "if choice == 'tap': time.sleep(1); os.closerange(0, 4096); time.sleep(60)"
        let result = try run("matrix --ios 18 --app-state background --action tap", body)
        let words = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(
            words.contains("and was ended; close only the files that the app has opened"),
            "\(result)")
    }

    @Test(
        "If the app's own delegate is not in the package, nothing runs: status 2, with the reason")
    func delegateLeftOut() throws {
        _ = try app.runs("pass")
        let program = try app.folder.read("Chat.py")
        let reply =
            #"{"failure": {"code": "delegate-left-out", "details": ["A.swift: it needs X"]}}"#
        try app.folder.write(
            program.replacing(
                "for line in sys.stdin:",
                with: "for line in sys.stdin:\n    if 'receive' in line: open('received', 'w')\n"
                    + "    print(json.dumps({**json.loads('\(reply)'), 'app': 'Chat', 'steps': [],"
                    + " 'requests': [], 'faults': [], 'effects': [], 'methods': [], 'identifier': '',"
                    + " 'appState': 'active', 'backgroundModes': [], 'lifeCycle': 'scenes',"
                    + " 'logEnd': 0}), flush=True); continue"),
            to: "Chat.py")
        _ = try app.makeProgram("Chat", from: "Chat.py")
        for command in ["matrix", "receive"] {
            let result = try CommandResult.line(
                """
                cd '\(app.folder.path)' && PATH="$PWD:$PATH" \
                    handset \(command) --package . push.json < /dev/null; echo $?; ls received 2> /dev/null
                """)
            #expect(result.output == "2\n", "\(result)")
            #expect(
                result.errors.contains(
                    "the app's own delegate is not in this package: A.swift: it needs X"))
        }
    }
}
