import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// Nothing is green by accident, and nothing is silent by accident.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct SilenceTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        _ = try CommandResult.line("mkdir '\(folder.path)/empty' '\(folder.path)/empty/deeper'")
    }

    private func bash(_ line: String) throws -> CommandResult {
        try CommandResult.line("cd '\(folder.path)' && \(line)")
    }

    private static let noPayloadCases: [String] = [
        "/dev/null", "empty", "< /dev/null", "/dev/null empty", "-q /dev/null",
    ]

    @Test(
        "A check of payloads fails if there is no payload",
        arguments: Sweep.every(2, of: noPayloadCases))
    func noPayload(source: String) throws {
        for (command, option) in [
            ("receive --require-session", "--require-session"),
            ("receive --fail-on error", "--fail-on"), ("explain --fail-on warning", "--fail-on"),
        ] {
            let result = try bash("handset \(command) \(source)")
            #expect(
                result.errors.hasSuffix(
                    "handset: error: there was no payload for \(option) to check\n"))
            #expect(result.output == "" && result.status == 1, "\(command) \(source)")
        }
        let unchecked = try bash("handset receive \(source)")
        #expect(unchecked.status == 0 && !unchecked.errors.contains("to check"))
    }

    @Test("One payload is enough, and what is rejected has its own status")
    func onePayload() throws {
        try folder.write(#"{"aps":{"session":"42"}}"#, to: "p.json")
        #expect(try bash("handset receive --require-session empty p.json").status == 0)
        let refused = try bash("echo '{' | handset receive --require-session")
        #expect(refused.status == 2 && !refused.errors.contains("to check"))
        let missing = try bash("handset receive --require-session nowhere.json")
        #expect(missing.status == 2 && !missing.errors.contains("to check"))
    }

    @Test(
        "handset test --new without a payload fails, and so does token --normalise without a token")
    func nothingMade() throws {
        let new = try bash("handset test --new suite.json empty")
        #expect(new.errors.hasSuffix("was not written, because it would have no cases\n"))
        #expect(new.status == 1)
        let token = try bash("handset token --normalise < /dev/null")
        #expect(token.errors == "handset: stdin: no token found\n")
        #expect(token.output == "" && token.status == 1)
    }

    private static let note =
        "handset: no app was given, and the built-in one of 2011 finds nothing here; say what a tap opens: --key-path KEY, --app ios/MyApp, or handset init (handset explain shows the keys)\n"

    @Test("A run that would print nothing says that no session was found")
    func noSession() throws {
        let payload = #"'{"aps":{"alert":"hi"}}'"#
        let result = try bash("handset receive \(payload)")
        #expect(result.errors == Self.note && result.output == "" && result.status == 0)
        let several = try bash("handset receive \(payload) \(payload) --format session")
        #expect(several.errors == Self.note)
        let required = try bash(
            "handset receive --require-session \(payload) '{}' '{\"aps\":{\"session\":\"1\"}}'")
        let lines = required.errors.split(separator: "\n")
        #expect(lines.count == 3 && required.status == 1)
        #expect(
            lines[0].hasPrefix(
                "argument:1: error: opens nothing; rule app: the rule"))
        #expect(lines[2] == "handset: 2 payloads opened nothing")
        let given = try bash("handset receive --app classic \(payload)")
        #expect(given.errors == "handset: nothing to open was found; handset explain shows why\n")
        for option in ["-q", "--quiet"] {
            let quiet = try bash("handset receive \(option) \(payload)")
            #expect(quiet.errors == "" && quiet.output == "" && quiet.status == 0)
        }
    }

    @Test(
        "It says nothing of that where something else is printed",
        arguments: [
            #"'{"aps":{"session":"1"}}' '{"aps":{}}'"#, #"--format json '{"aps":{}}'"#,
            #"--log always '{"aps":{}}'"#, #"--app-state suspended '{"aps":{"session":"1"}}'"#,
            #"'{"aps":{}}' '{'"#, "/dev/null",
        ])
    func otherOutput(arguments: String) throws {
        let result = try bash("handset receive \(arguments)")
        #expect(!result.errors.contains("no app was given"))
        #expect(!result.errors.contains("nothing to open was found"))
        #expect(!(result.output + result.errors).isEmpty)
    }

    @Test("A large input is read in chunks, with the same note", .exhaustive)
    func chunks() throws {
        let result = try bash(
            #"yes '{"aps":{"alert":"hi"}}' | head -n 20000 | handset receive --jobs 2"#)
        #expect(result.errors == Self.note && result.output == "")
        let one = try bash(
            #"{ yes '{"aps":{"alert":"hi"}}' | head -n 20000; echo '{"aps":{"session":"7"}}'; } | handset receive --jobs 2 --format session"#
        )
        #expect(one.errors == "" && one.output == "7\n")
    }

    @Test("An action that is not possible is noted, once and after the calls")
    func action() throws {
        let payload = #"'{"aps":{"session":"1"}}'"#
        let note =
            "handset: --action tap is not possible while the app is active: only the arrival counts\n"
        let result = try bash("handset receive --action tap \(payload) \(payload)")
        #expect(result.errors == note && result.status == 0)
        #expect(try bash("handset receive --action tap -q \(payload)").errors == "")
        #expect(
            try bash(
                "handset receive --action tap --app-state background '{\"aps\":{\"alert\":\"a\",\"session\":\"1\"}}'"
            )
            .errors == "")
        #expect(try bash("handset receive --action nothing \(payload)").errors == "")
    }

    @Test(
        "-q leaves notes out of each subcommand that has some",
        arguments: [
            ("test --new new.json p.json", "new.json has 1 case"),
            ("unpack /dev/null", "the input is empty"), ("init project", "next: cd project"),
            ("explain empty", "no *.json"), ("packet --token 00 /dev/null", "no payload found"),
        ])
    func quiet(command: String, note: String) throws {
        try folder.write(#"{"aps":{"session":"42"}}"#, to: "p.json")
        let noted = try bash("handset \(command)")
        #expect(noted.errors.contains(note), "\(noted.errors)")
        for option in ["-q", "--quiet"] {
            _ = try bash("rm -rf new.json project")
            let quiet = try bash("handset \(command) \(option)")
            #expect(quiet.errors == "" && quiet.status == noted.status)
            #expect(quiet.output == noted.output)
        }
    }

    @Test("-q leaves out neither verdicts nor errors nor warnings")
    func loud() throws {
        try folder.write(
            #"{"cases":[{"name":"n","payload":{"aps":{"session":"1"}},"session":"1"}]}"#,
            to: "s.json")
        let verdict = try bash("handset test -q --filter none s.json")
        #expect(verdict.errors.contains("no case has a name") && verdict.status == 1)
        let unwritten = try bash("handset test -q --new new.json empty")
        #expect(unwritten.errors.contains("was not written") && unwritten.status == 1)
        let none = try bash("handset token -q --normalise < /dev/null")
        #expect(none.errors == "handset: stdin: no token found\n" && none.status == 1)
        let token = try bash("handset token -q --bytes 20 --normalise $(printf %040d 7)")
        #expect(token.errors.contains("warning: 40 digits"), "\(token.errors)")
        let damage = try bash("printf x | handset unpack -q --format payload")
        #expect(damage.errors.contains("unknown-command") && damage.status == 2)
        #expect(try bash("handset app rules -q --check nowhere").errors.contains("error: "))
    }

    @Test("A folder that has only subfolders is noted with what to give")
    func subfolders() throws {
        let note =
            "handset: empty: no *.json, *.apns, *.jsonl or *.ndjson file found; subfolders are not read: "
            + "give them, as in empty/*/\n"
        #expect(try bash("handset receive empty").errors == note)
        #expect(try bash("handset explain empty/").errors.hasSuffix("as in empty/*/\n"))
        let without = try bash("handset receive empty/deeper")
        #expect(without.errors.hasSuffix("*.ndjson file found\n"))
        let suites = try bash("handset test empty")
        #expect((suites.output + suites.errors).contains("as in empty/*/"))
        #expect(suites.status == 2)
    }

    @Test("unpack names the files of a folder that is given")
    func unpackFolder() throws {
        let result = try bash("handset unpack empty")
        #expect(
            result.errors
                == "handset: error: cannot read empty: Is a directory; give its files, as in empty/*\n"
        )
        #expect(result.status == 2)
    }
}
