import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// Colours come where they are wanted, and only there.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct ColourTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(#"{"aps":{"alert":"a\u001b[2J\u009b","session":"a-b"}}"#, to: "p.json")
        try folder.write(
            #"{"aps":{"alert":"a\u001b[2J\u009b","badge":"1","one: error: ":1},"order":null}"#,
            to: "findings.json")
        try folder.write("{\"x: error: \": tru}\n", to: "bad.json")
        try folder.write("x: error: \u{1B}[2J\u{9B} tru\n", to: "worse.json")
        try folder.write(
            #"{"cases":[{"name":"n","payload":{"aps":{}},"session":"1"}]}"#, to: "s.json")
    }

    /// The commands whose text for people has colours.
    private static let commands = [
        "explain p.json", "matrix p.json", "matrix --format text p.json",
        "matrix --format grid p.json",
        "test s.json", "app rules",
        "packet --broken items-twice --token $(printf %064d 0) p.json | handset unpack",
        "packet --token $(printf %064d 0) p.json | head -c 50 | handset unpack",
        "lint findings.json", "lint findings.json --format sarif --output lint.sarif",
    ]

    private func bash(_ line: String) throws -> CommandResult {
        try CommandResult.line(
            "cd '\(folder.path)'; unset NO_COLOR CLICOLOR CLICOLOR_FORCE FORCE_COLOR; \(line)")
    }

    private func terminal(_ line: String, _ variables: String = "") throws -> String {
        let script = try folder.write(
            """
            cd '\(folder.path)'; unset NO_COLOR CLICOLOR CLICOLOR_FORCE FORCE_COLOR
            export TERM=xterm \(variables)
            \(line)

            """, to: "run")
        let result = try CommandResult.line("script -qec 'bash \(script)' /dev/null < /dev/null")
        return result.output.withoutProgress.replacing("\r\n", with: "\n")
    }

    private static func isColoured(_ text: String) -> Bool {
        text.contains(#/\u{1B}\[[0-9;]+m/#)
    }

    /// Returns the lines but those of signs below a match, which colours replace.
    private static func withoutSigns(_ text: String) -> String {
        text.replacing(#/(?m)^[ |]*[~^]+\n/#, with: "")
    }

    private static func plain(_ text: String) -> String {
        text.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    }

    @Test("A terminal gets colours, a pipe does not", arguments: Sweep.every(3, of: commands))
    func terminal(command: String) throws {
        #expect(Self.isColoured(try terminal("handset \(command)")))
        #expect(!Self.isColoured(try bash("handset \(command)").output))
    }

    @Test(
        "With --color always, a pipe gets the same text in colour",
        arguments: Sweep.every(3, of: commands))
    func always(command: String) throws {
        let plain = try bash("handset \(command)")
        let coloured = try bash("handset \(command) --color always")
        #expect(Self.isColoured(coloured.output))
        #expect(
            Self.withoutSigns(Self.plain(coloured.output)) == Self.withoutSigns(plain.output))
        #expect(coloured.status == plain.status)
        let controls = Self.plain(coloured.output + coloured.errors).unicodeScalars.filter {
            $0 != "\n" && ($0.value < 0x20 || (0x7F..<0xA0).contains($0.value))
        }
        #expect(controls.isEmpty)
    }

    @Test("--color never leaves them out in a terminal", arguments: Sweep.every(3, of: commands))
    func never(command: String) throws {
        let output = try terminal(
            "handset \(command) --color never; handset receive --color=never bad.json",
            "CLICOLOR_FORCE=1")
        #expect(!Self.isColoured(output))
    }

    private static let environmentCases: [(String, Bool, Bool)] = [
        ("NO_COLOR=1", false, false), ("NO_COLOR=", true, false), ("TERM=dumb", false, false),
        ("CLICOLOR=0", false, false), ("CLICOLOR_FORCE=1", true, true),
        ("CLICOLOR_FORCE=0", true, false), ("FORCE_COLOR=1", true, true),
        ("FORCE_COLOR=0", false, false), ("NO_COLOR=1 CLICOLOR_FORCE=1", false, false),
        ("CLICOLOR_FORCE=1 TERM=dumb", true, true),
    ]

    @Test(
        "The environment decides where no option does",
        arguments: Sweep.every(5, of: environmentCases))
    func environment(variables: String, inTerminal: Bool, inPipe: Bool) throws {
        let command = "handset explain --app classic p.json; handset explain --app classic bad.json"
        #expect(Self.isColoured(try terminal(command, variables)) == inTerminal)
        let piped = try bash("export TERM=xterm \(variables); \(command)")
        #expect(Self.isColoured(piped.output) == inPipe)
        #expect(Self.isColoured(piped.errors) == inPipe)
        // The option wins.
        let option = try bash(
            "export \(variables); handset explain --app classic --color always bad.json")
        #expect(Self.isColoured(option.errors))
    }

    @Test("Of a message, only the word is coloured, and never a word of the payload")
    func words() throws {
        let bad = try bash("handset receive --color always bad.json").errors
        #expect(bad.hasPrefix("bad.json:1:16: \u{1B}[31merror:\u{1B}[0m found tru"), "\(bad)")
        #expect(bad.contains("\n{\"x: error: \": tru}\n"))
        let large = #"'{"n":12345678901234567890123}'"#
        let warning = try bash("handset receive -q --color always \(large)").errors
        #expect(warning.contains("1:6: \u{1B}[33mwarning:\u{1B}[0m the integer"), "\(warning)")
        let worse = try bash("handset receive --color always worse.json").errors
        #expect(worse.contains("\nx: error: ␛[2J� tru\n"), "\(worse)")
        let missing = try bash("handset app rules --color=always --check nowhere").errors
        #expect(missing.hasPrefix("handset: \u{1B}[31merror:\u{1B}[0m cannot read nowhere"))
    }

    @Test("The severities of lint have colours, and nothing of the payload has")
    func findings() throws {
        let output = try bash("handset lint --color always findings.json").output
        let words = output.matches(of: #/\u{1B}\[([0-9]+)m(.*?)\u{1B}\[0m/#).map {
            "\($0.1) \($0.2)"
        }
        #expect(words.sorted() == ["31 error:", "33 warning:", "36 note:"], "\(output)")
    }

    @Test("Wrong usage is coloured as the other errors are", .exhaustive)
    func usage() throws {
        for arguments in [
            "--color always --formt x", "--color=always --ios x", "--color always -z",
        ] {
            let result = try bash("handset receive \(arguments)")
            #expect(result.errors.hasPrefix("\u{1B}[31mError:\u{1B}[0m "), "\(result.errors)")
            #expect(result.status == 64)
        }
        #expect(!Self.isColoured(try bash("handset receive --formt x").errors))
        #expect(!Self.isColoured(try bash("handset receive --formt x -- --color always").errors))
        let listen = try bash("handset listen --color always --formt x")
        #expect(listen.errors.hasPrefix("\u{1B}[31mError:\u{1B}[0m "), "\(listen.errors)")
    }

    @Test("Chunks of a large input have the same coloured messages", .exhaustive)
    func chunks() throws {
        let line =
            #"{ yes '{"a":1}' | head -n 20000; echo '{"a":tru}'; yes '{"a":1}' | head -n 20000; }"#
        let result = try bash("\(line) | handset receive --jobs 2 --color always")
        #expect(result.errors.hasPrefix("stdin:20001:6: \u{1B}[31merror:\u{1B}[0m found tru"))
    }

    @Test("What programs read has no colours: data, and reports in files", .exhaustive)
    func data() throws {
        let commands = [
            "receive p.json", "receive --format json p.json", "explain --format json p.json",
            "matrix --format json p.json", "matrix --format markdown p.json",
            "matrix --format svg p.json", "matrix --format html p.json", "describe p.json",
            "test --format tap s.json",
            "test --output report.txt s.json > /dev/null; cat report.txt",
            "lint --format json findings.json", "lint --format sarif findings.json",
            "lint --format github findings.json",
            "lint --output report.txt findings.json > /dev/null; cat report.txt",
            "payload --alert x", "token", "app",
        ]
        for command in commands {
            let parts = command.split(separator: ";", maxSplits: 1)
            let rest = parts.count > 1 ? ";\(parts[1])" : ""
            let result = try bash("CLICOLOR_FORCE=1 handset \(parts[0])\(rest)")
            #expect(!Self.isColoured(result.output), "\(command)")
            #expect(!result.output.isEmpty)
        }
    }
}
