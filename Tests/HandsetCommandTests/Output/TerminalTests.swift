import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// Control characters of payloads do not reach a terminal, and reach everything else as they are.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct TerminalTests {
    private static let session = "s\u{1B}]0;x\u{7}\u{7F}\u{9B}31m\u{202E}\r\n\tz"
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let escaped = #"s\u001b]0;x\u0007\u007f\u009b31m\u202e\r\n\tz"#
        let aps =
            #"{"aps":{"alert":"a\u001b[2J","session":"\#(escaped)"},"k\u001b[2J":"\#(escaped)"}"#
        let rule = #"{"name":"r\u001b[2J","keyPath":"aps.session"}"#
        try folder.write(aps + "\n", to: "p.json")
        try folder.write(aps + "\n", to: "named\u{1B}[2J.json")
        try folder.write("{\"aps\": \u{1B}]0;x\u{7}\u{9B} tru}\n", to: "bad.json")
        try folder.write("{\"rules\":[\(rule)]}\n", to: "r.json")
        try folder.write("{\"rules\":[\u{1B}[2J\u{9B}]}\n", to: "bad-rules.json")
        try folder.write(
            #"{"cases":[{"name":"n\u001b[2J\u009b","payload":\#(aps),"rules":[\#(rule)],"session":"\u0007"}]}"#,
            to: "s.json")
        try folder.write("<00\u{1B}[2J\u{9B}>\n", to: "tokens")
    }

    /// What a command line prints in a terminal, standard error and all.
    private func terminal(_ line: String) throws -> String {
        let script = try folder.write("cd '\(folder.path)'\n\(line)\n", to: "run")
        let result = try CommandResult.line(
            "script -qec 'bash \(script)' /dev/null < /dev/null")
        // The terminal's own line ends.
        return result.output.withoutProgress.replacing("\r\n", with: "\n")
    }

    private static func controls(in text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { scalar in
            switch scalar.value {
            case 0x09, 0x0A: false
            case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
            default: false
            }
        }
    }

    private static let shownCases: [(String, String)] = [
        ("receive --rules r.json", "␛]0;x␇␡�31m�␍\n\tz"),
        ("receive --rules r.json --format url", "␛]0;x␇␡�31m�␍\n\tz"),
        ("receive --rules r.json --format session --null", "␛]0;x␇␡�31m�␍\n\tz␀"),
        ("receive --rules r.json --format json", "␡�31m�"),
        ("receive --rules r.json --format json > /dev/null", "key: k␛[2J, value: s␛]0;x"),
        ("receive --rules r.json --hazards 2>&1 > /dev/null", "␛]0;x"),
        ("explain --rules r.json", "␛]0;x"), ("explain --rules r.json named*", "named␛[2J"),
        ("explain --rules r.json --format json", "␡�31m�"),
        ("describe", "\\033]0;x"), ("matrix --rules r.json", "␛]0;x"),
        ("matrix --rules r.json --format json", "␡�31m�"),
        ("receive bad.json", "␛]0;x␇�"), ("explain bad.json", "␛]0;x␇�"),
        ("receive --rules bad-rules.json", "␛[2J�"),
        ("app rules --check bad-rules.json #", "␛[2J�"),
        ("app rules --rules r.json #", "\\u001B[2J"),
        ("test s.json #", "␛]0;x"), ("test --format tap s.json #", "n␛[2J"),
        ("test --format junit s.json #", "n␛[2J"),
        ("test --update s.json #", "n␛[2J"), ("test --new new.json bad.json #", "␛]0;x␇�"),
        ("token --normalise - < tokens #", "\"␛\""),
        ("token --normalise \"$(cat tokens)\" #", "\"␛\""),
        ("packet --format hex --token $(printf %064d 0) bad.json #", "␛]0;x␇�"),
        ("packet --format raw --token $(printf %064d 0) p.json | handset unpack #", "\\u001b"),
        ("register --fail $'3:\\e[2J' #", "␛[2J"),
        ("payload --message $'\\e[2J:\\u009b' #", "\\u001B[2J:�"),
    ]

    @Test(
        "In a terminal they are shown",
        arguments: Sweep.every(3, of: shownCases))
    func shown(arguments: String, shown: String) throws {
        let output = try terminal("export NO_COLOR=1; handset \(arguments) p.json")
        #expect(Self.controls(in: output) == [])
        #expect(output.contains(shown), "\(output)")
        // Colours are the only controls that arrive.
        let coloured = try terminal("unset NO_COLOR; TERM=xterm handset \(arguments) p.json")
        #expect(Self.controls(in: coloured.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")) == [])
    }

    @Test("Colours arrive in a terminal")
    func colours() throws {
        for command in ["explain --rules r.json p.json", "test s.json"] {
            let output = try terminal("unset NO_COLOR; TERM=xterm handset \(command)")
            #expect(output.contains("\u{1B}[0m"))
        }
    }

    private static let usageCases: [String] = [
        "receive --format $'\\e]0;PWN\\a\\u202e\\U000e0041'",
        "receive $'--\\e]0;PWN\\a\\u202e'",
        "$'\\e]0;PWN\\a\\u202ex'", "receive --ios $'\\e]0;PWN\\a\\u202e'",
        "receive --handler $'\\e]0;PWN\\a\\u202e'", "receive --pattern $'(\\e]0;PWN\\a\\u202e'",
        "receive --refused $'\\e]0;PWN\\a\\u202e' $'\\e]0;PWN\\a\\u202e'",
        "listen $'--\\e]0;PWN\\a\\u202e'",
        "test --format $'\\e]0;PWN\\a\\u202e'",
        "token $'\\e]0;PWN\\a\\u202e'", "unpack --limit bytes=$'\\e]0;PWN\\a\\u202e'",
        "--generate-completion-script $'\\e]0;PWN\\a\\u202e'",
    ]

    @Test(
        "In a terminal, wrong usage shows them",
        arguments: Sweep.every(3, of: usageCases))
    func usage(arguments: String) throws {
        try folder.write("", to: "\u{1B}]0;PWN\u{7}\u{202E}")
        let output = try terminal("NO_COLOR=1 handset \(arguments); echo status $?")
        #expect(Self.controls(in: output) == [])
        #expect(output.contains("␛]0;PWN␇�"), "\(output)")
        #expect(output.hasSuffix("status 64\n"))
    }

    @Test("File names in messages are shown, also elsewhere")
    func fileNames() throws {
        let result = try CommandResult.line(
            """
            cd '\(folder.path)'; mkdir $'n\\no'; : > $'n\\no/\\e.json'
            handset receive $'missing\\e\\n' $'n\\no'; handset receive $'n\\no/\\e.json'
            handset test $'n\\no'; handset receive --refused $'none\\e/\\n' p.json
            """)
        #expect(Self.controls(in: result.errors) == [])
        #expect(
            result.errors.split(separator: "\n").allSatisfy { $0.hasPrefix("handset: ") },
            "\(result.errors)")
    }

    @Test("Help and completion scripts are printed as they are", .exhaustive)
    func help() throws {
        for (arguments, columns) in [
            // The short help has lines of its own, which fold in a terminal that is too narrow for them.
            ("--help", 100), ("--help-all", 80), ("receive --help", 80),
            ("--generate-completion-script zsh", 80),
        ] {
            let piped = try CommandResult.line("handset \(arguments)")
            #expect(piped.status == 0)
            #expect(try terminal("COLUMNS=\(columns) handset \(arguments)") == piped.output)
        }
    }

    // MARK: - Programs

    /// The output of a program that handles one payload, in a terminal.
    private func handlerOutput(_ program: String, options: String = "") throws -> String {
        try folder.write("#!/bin/bash\n" + program, to: "program")
        try folder.write(#"{"aps":{"session":"1"}}"#, to: "one.json")
        return try terminal(
            "chmod +x program; NO_COLOR=1 handset receive -q --log never --handler exec:./program \(options) one.json > found; cat found"
        )
    }

    private static let call =
        "handleOpenURL(\"http://URLHERE.cloudapp.net/Session/Lookup?session=1\");\n"

    @Test("In a terminal, control characters of a handler's program are shown")
    func program() throws {
        let program = #"printf '\e]0;PWN\a\tа\u202eб\n'; printf '\x9b\r!' >&2"#
        #expect(try handlerOutput(program) == "␛]0;PWN␇\tа�б\n�␍!" + Self.call)
    }

    @Test("With --raw-handler-output they reach the terminal")
    func rawProgram() throws {
        let output = try handlerOutput(
            #"printf '\e[1mbold'; [ -t 1 ] && [ -t 2 ] && echo terminal"#,
            options: "--raw-handler-output")
        #expect(output == "\u{1B}[1mboldterminal\n" + Self.call)
    }

    /// The output of commands whose service extension has control characters among its errors.
    private func extensionOutput(_ line: String) throws -> String {
        try folder.write(
            "#!/bin/bash\nprintf '\\e[2J\\a\\x9b' >&2; cat; touch ended\n", to: "extension")
        try folder.write(
            #"{"aps":{"alert":"hello","mutable-content":1,"session":"1"}}"#, to: "one.json")
        try folder.write(
            """
            exec 3<> /dev/tcp/localhost/$APNS_BINARY_PORT
            handset packet --token $(handset token) one.json >&3
            until [ -e ended ]; do sleep 0.1; done
            """, to: "sender")
        return try terminal(
            "chmod +x extension; export TERM=dumb NO_COLOR=1; options='--app modern --device serviceExtension=exec:./extension'\n\(line)"
        )
    }

    @Test(
        "In a terminal, control characters of a service extension's program are shown",
        arguments: Sweep.every(
            3,
            of: [
                "handset receive $options one.json",
                "handset matrix --app classic $options one.json",
                """
                handset phone --port 0 $options one.json & phone=$!
                until [ -e ended ]; do sleep 0.1; done; kill -TERM $phone; wait $phone
                """,
                """
                handset listen --tls off --state-directory "$PWD/state" --port http2=0 --port binary=0 \
                    --port feedback=0 --expect 1 $options --exec 'exec bash ./sender'
                """,
            ]))
    func serviceExtension(line: String) throws {
        let output = try extensionOutput(line)
        #expect(output.contains("␛[2J␇�"), "\(output)")
        #expect(Self.controls(in: output) == [], "\(output)")
    }

    @Test("With --raw-handler-output those of a service extension reach the terminal")
    func rawServiceExtension() throws {
        let output = try extensionOutput("handset receive --raw-handler-output $options one.json")
        #expect(output.contains("\u{1B}[2J"), "\(output)")
    }

    @Test("What arrives in pieces is shown as a whole, and all of it", .exhaustive)
    func piecesOfProgram() throws {
        // The bytes of each character, one after another.
        let program = """
            text='é日👩\u{200D}👧❤\u{FE0F}\u{200D}'
            export LC_ALL=C
            for ((index = 0; index < ${#text}; index++)); do
                printf %s "${text:index:1}"; sleep 0.02
            done
            """
        #expect(try handlerOutput(program) == "é日👩\u{200D}👧❤\u{FE0F}�" + Self.call)
        let long = try handlerOutput("head -c 3000000 /dev/zero | tr '\\0' x; printf '\\xc3'")
        #expect(long == String(repeating: "x", count: 3_000_000) + "�" + Self.call)
    }

    @Test("Each program's output comes before what is reported of it")
    func orderOfProgram() throws {
        let output = try handlerOutput("echo from the program; exit 3", options: "one.json")
        let line =
            "from the program\none.json:1: error: the session of aps was not handled: ./program ended with status 3\n"
        #expect(output == line + line + Self.call + Self.call)
    }

    @Test("A program that goes on after its handler still gets its output into the terminal")
    func remainingProgram() throws {
        try folder.write(
            """
            #!/bin/bash
            echo first
            setsid bash -c 'until [ -e ended ]; do sleep 0.1; done; printf "\\e[2J"; echo last' &
            """, to: "program")
        try folder.write(#"{"aps":{"session":"1"}}"#, to: "one.json")
        let output = try terminal(
            """
            shows() {
                for process in /proc/[0-9]*; do
                    [ "$(readlink $process/cwd)" = "$PWD" ] \\
                        && grep -qs show-program-output $process/cmdline && return
                done
                return 1
            }
            chmod +x program
            handset receive -q --log never --handler exec:./program one.json
            echo the end; touch ended
            while shows; do sleep 0.1; done
            """)
        #expect(output == "first\n" + Self.call + "the end\n␛[2Jlast\n")
    }

    @Test("Elsewhere a program writes to standard error itself")
    func pipedProgram() throws {
        try folder.write(
            "#!/bin/bash\nprintf '\\e[1m\\xff'; readlink /proc/$$/fd/1\n", to: "program")
        let result = try CommandResult.line(
            """
            cd '\(folder.path)'; chmod +x program
            echo '{"aps":{"session":"1"}}' | handset receive --handler exec:./program 2> errors >&1
            printf '\\e[1m\\xff%s\\n' "$PWD/errors" | cmp - errors && echo same
            """)
        #expect(result.output == Self.call + "same\n")
    }

    @Test("Elsewhere every byte stays as it is")
    func piped() throws {
        let result = try CommandResult.line(
            "cd '\(folder.path)'; "
                + "handset receive --rules r.json --format session --log bare p.json"
        )
        #expect(Array(result.output.utf8) == Array((Self.session + "\n").utf8))
        #expect(Data(result.errors.utf8).range(of: Data(Self.session.utf8)) != nil)
    }
}
