import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// Arguments that a person types at first, and mistakes.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct FirstMinuteTests {
    private static let payload = #"{"aps":{"alert":"hi","session":"42"}}"#

    /// The first line of the message, which has to be about wrong usage.
    private func message(_ arguments: [String]) throws -> String {
        let result = try CommandResult.handset(arguments, input: "")
        #expect(result.output == "" && result.status == 64, "\(arguments)")
        return result.errors.split(separator: "\n").first.map(String.init) ?? ""
    }

    // MARK: - handset alone, and handset FILE

    @Test("handset alone shows commands to try, in a terminal and in an empty pipe")
    func alone() throws {
        let result = try CommandResult.handset()
        #expect(result.status == 0 && result.errors == "")
        let commands = result.output.split(separator: "\n").filter { $0.hasPrefix("  handset ") }
        #expect((10...12).contains(commands.count))
        #expect(result.output.split(separator: "\n").count < 20)
        #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
        let typed = try CommandResult.line("script -qec handset /dev/null </dev/null | tr -d '\\r'")
        #expect(typed.output == result.output)
        let payload = try #require(result.output.firstMatch(of: /handset show ('[^']+')/))
        #expect(try CommandResult.line("handset show \(payload.1)").status == 0)
    }

    @Test(
        "What is piped or redirected into handset alone goes to receive",
        arguments: [
            "cat p.json | handset", "handset < p.json", "(sleep 0.2; cat p.json) | handset",
        ])
    func pipes(line: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.payload, to: "p.json")
        let result = try CommandResult.line("cd '\(folder.path)' && \(line)")
        #expect(
            result.output
                == "handleOpenURL(\"http://URLHERE.cloudapp.net/Session/Lookup?session=42\");\n")
        #expect(result.errors == "" && result.status == 0)
    }

    @Test(
        "A typing error in the name of a built-in app is told, and a file beside a program's name",
        arguments: [
            ("--app moderne", "Did you mean 'modern'?"), ("--app modern-scene", "'modern-scenes'?"),
            ("--handler exec:h.sh", "the file beside you is ./h.sh"),
            ("--exec 'true'", "Unknown option '--exec'. Give --handler exec:PROGRAM.\n"),
        ])
    func names(option: String, advice: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("#!/bin/sh\n", to: "h.sh")
        let result = try CommandResult.line("cd '\(folder.path)' && handset receive \(option) '{}'")
        #expect(result.errors.contains(advice), "\(result.errors)")
        #expect(result.status != 0)
    }

    @Test("A file, a folder, - or a payload in place of the subcommand goes to receive")
    func sources() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.payload, to: "p.json")
        let lines = [
            "handset '\(folder.path)/p.json'", "handset '\(folder.path)'",
            "handset - < '\(folder.path)/p.json'", "handset '\(Self.payload)'",
            "handset ' \(Self.payload)' --format javascript",
        ]
        for line in lines {
            let result = try CommandResult.line(line)
            #expect(
                result.output
                    == "handleOpenURL(\"http://URLHERE.cloudapp.net/Session/Lookup?session=42\");\n",
                "\(line)")
            #expect(result.errors == "" && result.status == 0)
        }
        let missing = try CommandResult.handset("/nowhere/p.json")
        #expect(
            missing.errors
                == "handset: error: cannot read /nowhere/p.json: No such file or directory\n")
        #expect(missing.status == 2)
    }

    @Test("An argument that begins with { is a payload, in every subcommand that reads payloads")
    func payloads() throws {
        for subcommand in [
            "receive", "explain", "lint", "matrix", "describe",
            "packet --format hex --token \(String(repeating: "ab", count: 32))",
        ] {
            let argument = try CommandResult.line("handset \(subcommand) '\(Self.payload)'")
            let input = try CommandResult.line("echo '\(Self.payload)' | handset \(subcommand)")
            #expect(argument.status == 0)
            #expect(
                argument.output.replacing("argument:1", with: "stdin:1") == input.output,
                "\(subcommand)")
        }
        let bad = try CommandResult.handset("receive", "{\"aps\":")
        #expect(bad.errors.hasPrefix("argument:1:1: error: "))
        #expect(bad.status == 2)
        #expect(
            try CommandResult.handset("receive", "--format", "session", Self.payload, Self.payload)
                .output == "42\n42\n")
    }

    @Test("A URL in place of a file says how to read it")
    func url() throws {
        let result = try CommandResult.handset("receive", "https://example.com/p.json")
        #expect(
            result.errors
                == "handset: error: cannot read https://example.com/p.json: No such file or directory; to read "
                + "a URL: curl -sSf https://example.com/p.json | handset receive\n")
        #expect(result.status == 2)
    }

    // MARK: - Names that are not known

    private static let nearestCases: [([String], String)] = [
        (
            ["recieve", "x.txt"],
            "Error: 'recieve' is not a subcommand, and no file has this name. Did you mean 'receive'?"
        ),
        (
            ["zzzzzz"], "Error: 'zzzzzz' is not a subcommand, and no file has this name."
        ),
        (
            ["matrix", "--app", "classic", "--only", "rooted"],
            "Error: The value 'rooted' is invalid for '--only <fates>': 'rooted' is not a fate; give routed, "
                + "twice, waiting, passed-by, dismissed, lost, crashed, fault, not-possible, no-session. "
                + "Did you mean 'routed'?"
        ),
        (
            ["register", "--fail", "simulatr"],
            "Error: The value 'simulatr' is invalid for '--fail <failure>': 'simulatr' is not a failure; "
                + "give simulator, entitlement, or CODE:TEXT such as 3000:no valid entitlement. Did you mean "
                + "'simulator'?"
        ),
        (
            ["receive", "--handler", "lokup"],
            "Error: The value 'lokup' is invalid for '--handler <handler>': 'lokup' is not a handler; give "
                + "lookup or exec:PROGRAM. Did you mean 'lookup'?"
        ),
        (
            ["listen", "--environment", "prod"],
            "Error: The value 'prod' is invalid for '--environment <service>'. Did you mean 'production'? "
                + "Please provide one of 'sandbox' and 'production'."
        ),
        (
            ["receive", "--fail-on", "warn"],
            "Error: The value 'warn' is invalid for '--fail-on <severity>': 'warn' is not a severity; give "
                + "warning or error. Did you mean 'warning'?"
        ),
        (["-V"], "Error: Unknown option '-V'. Did you mean '--version'?"),
        (
            ["matrix", "--app", "classic", "-V"],
            "Error: Unknown option '-V'. Did you mean '--version'?"
        ),
        (
            ["version"],
            "Error: 'version' is not a subcommand, and no file has this name. To see the version: handset "
                + "--version"
        ),
        (
            ["--format", "json", "explain", "x"],
            "Error: Unknown option '--format'. Options come after the subcommand: handset explain --format"
        ),
        (["--colour", "zzz"], "Error: Unknown option '--colour'"),
        (
            ["receive", "-r", "pushes"],
            "Error: Unknown option '-r'. Subfolders are not read; give them too, as in pushes/ pushes/*/."
        ),
        (["token", "-r"], "Error: Unknown option '-r'"),
        (["token", "--length", "32"], "Error: Unknown option '--length'. Did you mean '--bytes'?"),
        (
            ["receive", "--state", "a"],
            "Error: Unknown option '--state'. Did you mean '--app-state'?"
        ),
        (
            ["explain", "--app", "classic", "--action", "tap"],
            "Error: Unknown option '--action'. handset receive and handset matrix have it."
        ),
        (["lint", "--json"], "Error: Unknown option '--json'. Did you mean '--format json'?"),
        (
            ["payload", "it's here"],
            "Error: Unexpected argument 'it's here'. To send this text: handset payload --alert "
                + #"'it'\''s here'"#
        ),
        (
            ["rules", "mine.json"],
            "Error: 'rules' is not a subcommand, and no file has this name. To see the rules: handset app rules"
        ),
        (
            ["token", "<ab cd>"],
            "Error: Unexpected argument <ab cd>. To clean up a token: handset token --normalise '<ab cd>'"
        ),
        (
            ["help", "bogus"],
            "Error: 'bogus' is not a subcommand, and no file has this name."
        ),
        (
            ["help", "matrx"],
            "Error: 'matrx' is not a subcommand, and no file has this name. Did you mean 'matrix'?"
        ),
        (
            ["receive", "--app-state", "Backgrund"],
            "Error: The value 'Backgrund' is invalid for '--app-state <state>'. Did you mean 'background'? "
                + "Please provide one of the following:"
        ),
        (
            ["receive", "--app-state", "dead"],
            "Error: The value 'dead' is invalid for '--app-state <state>'. An app is force-quit if the "
                + "user swiped it away, and not-running otherwise. Please provide one of the following:"
        ),
        (
            ["explain", "--app", "classic", "--format", "jsn"],
            "Error: The value 'jsn' is invalid for '--format <format>'. Did you mean 'json'? Please provide "
                + "one of 'text', 'json', 'html' or 'svg'."
        ),
        (
            ["explain", "--app", "classic", "--json"],
            "Error: Unknown option '--json'. Did you mean '--format json'?"
        ),
        (
            ["test", "--format", "junitt"],
            "Error: The value 'junitt' is invalid for '--format <format>': junitt is not a format of "
                + "reports; give text, tap, junit, json, github or html. Did you mean 'junit'?"
        ),
        (
            ["matrix", "--app", "classic", "--device", "delegates=did-recieve"],
            "Error: The value 'delegates=did-recieve' is invalid for '--device <member=value>': 'did-recieve' is not a "
                + "method; give legacy, fetch, actions, will-present, did-receive, user-notifications, or "
                + "none alone. Did you mean 'did-receive'?"
        ),
        (
            ["explain", "--app", "classic", "--fail-on", "warnings"],
            "Error: The value 'warnings' is invalid for '--fail-on <severity>': 'warnings' is not a "
                + "severity; give warning or error. Did you mean 'warning'?"
        ),
    ]

    @Test(
        "A mistyped name is answered with the nearest",
        arguments: Sweep.every(3, of: nearestCases))
    func nearest(arguments: [String], expected: String) throws {
        #expect(try message(arguments) == expected)
    }

    @Test("The help of a subcommand, and of handset, is there as before")
    func help() throws {
        for arguments in [["help"], ["help", "receive"], ["--help"], ["receive", "--help"]] {
            let result = try CommandResult.handset(arguments, input: "")
            let start = arguments.contains("receive") ? "OVERVIEW: " : "Handset is a phone"
            #expect(result.status == 0 && result.output.hasPrefix(start), "\(arguments)")
        }
    }

    // MARK: - Numbers and words

    private static let numbersCases: [([String], String)] = [
        (["receive", "--jobs", "-1"], "Error: --jobs is -1; give a number from 1 to 256."),
        (
            ["receive", "--limit", "bytes=-1"],
            "Error: The value 'bytes=-1' is invalid for '--limit <name=value>': --limit bytes is -1; give a number "
        ),
        (
            ["token", "--seed", "-1"],
            "Error: The value '-1' is invalid for '--seed <number>'. Give a number that is not negative."
        ),
        (
            ["receive", "--ios", "-1"],
            "Error: The value '-1' is invalid for '--ios <version>': \"-1\" is not a supported version of iOS"
        ),
        (
            ["receive", "--limit", "bytes=4k"],
            "Error: The value 'bytes=4k' is invalid for '--limit <name=value>': '4k' is not a value of bytes. Write the number out: 4096."
        ),
        (
            ["receive", "--limit", "memory=2 MB"],
            "Error: The value 'memory=2 MB' is invalid for '--limit <name=value>': '2 MB' is not a value of memory. Write the number out: 2097152."
        ),
        (
            ["receive", "--jobs", "x"],
            "Error: The value 'x' is invalid for '--jobs <count>'. Give a number."
        ),
        (
            ["receive", "--jobs", "99999999999999999999"],
            "Error: The value '99999999999999999999' is invalid for '--jobs <count>'. Give a smaller number."
        ),
        (
            ["receive", "--limit", "program-time=4m"],
            "Error: The value 'program-time=4m' is invalid for '--limit <name=value>': '4m' is not a value of program-time. Write the number alone: 240."
        ),
        (
            ["receive", "--limit", "program-time=500ms"],
            "Error: The value 'program-time=500ms' is invalid for '--limit <name=value>': '500ms' is not a value of program-time. Write the number alone: 0.5."
        ),
        (
            ["receive", "--limit", "program-time=soon"],
            "Error: The value 'program-time=soon' is invalid for '--limit <name=value>': 'soon' is not a value of program-time. Give a number of seconds."
        ),
        (
            ["listen", "--port", "http2=99999"],
            "Error: The value 'http2=99999' is invalid for '--port <service=number>': 'http2=99999' has no port; give a "
        ),
    ]

    @Test(
        "A negative number is refused as a number, not as an option",
        arguments: Sweep.every(3, of: numbersCases))
    func numbers(arguments: [String], expected: String) throws {
        #expect(try message(arguments).hasPrefix(expected))
    }

    @Test("A negative badge, and a source after --, stay as they are")
    func negative() throws {
        #expect(
            try CommandResult.handset("payload", "--badge", "-1").output
                == "{\"aps\":{\"badge\":-1}}\n")
        #expect(
            try CommandResult.handset("receive", "--", "-1").errors
                == "handset: error: cannot read -1: No such file or directory\n")
    }

    @Test(
        "A version of iOS may be written as people write it",
        arguments: [
            ("iOS17", "17"), ("ios17", "17"), ("iOS 17", "17"), ("latest", "27"),
            ("10.3.1", "10.3"),
        ])
    func version(text: String, plain: String) throws {
        let result = try CommandResult.handset(
            "matrix", "--app", "classic", "--ios", text, Self.payload)
        #expect(result.status == 0)
        #expect(
            try result.output
                == CommandResult.handset("matrix", "--app", "classic", "--ios", plain, Self.payload)
                .output)
    }

    @Test(
        "Other versions are refused with the text to write",
        arguments: [
            (
                "16.0b1",
                "\"16.0b1\" is not a supported version of iOS; for a beta, give its release: 16.0."
            ),
            (
                "9-12",
                "'9-12' is a range of versions; give one of them, such as 9 or 12. handset matrix takes a range."
            ),
            (
                "2",
                "\"2\" is not a supported version of iOS; use 3 or later, for example 4, 10.3 or 17."
            ),
        ])
    func wrongVersion(text: String, expected: String) throws {
        #expect(
            try message(["receive", "--ios", text])
                == "Error: The value '\(text)' is invalid for '--ios <version>': \(expected)")
    }

    @Test("matrix takes ranges of versions, and several --ios")
    func ranges() throws {
        func versions(_ options: String) throws -> [String] {
            try CommandResult.line("handset matrix --app classic \(options) '\(Self.payload)'")
                .output
                .matches(of: /(?m)^iOS ([0-9.]+)/).map { String($0.1) }
        }
        #expect(try versions("--ios 9-12") == ["9.0", "10.0", "11.0", "12.0"])
        #expect(try versions("--ios 17-26") == ["17.0", "18.0", "26.0"])
        #expect(try versions("--ios 9 --ios iOS17") == ["9.0", "17.0"])
        #expect(try versions("--ios 4,9-10,10") == ["4.0", "9.0", "10.0"])
        for (text, expected) in [
            ("12-9", "'12-9' ends before it begins; give 9-12."),
            (
                "4-999999",
                "'4-999999' ends after iOS 27, the newest version that is known; give 4-27."
            ),
        ] {
            #expect(try message(["matrix", "--app", "classic", "--ios", text]).hasSuffix(expected))
        }
    }

    @Test(
        "Other words for states of an app",
        arguments: [("foreground", "active"), ("terminated", "not-running")])
    func states(word: String, state: String) throws {
        let options = ["receive", "--format", "json", Self.payload, "--app-state"]
        let result = try CommandResult.handset(options + [word], input: "")
        #expect(result.status == 0)
        #expect(try result.output == CommandResult.handset(options + [state], input: "").output)
    }

    // MARK: - Advice where people went wrong

    @Test("A folder, a pasted token, and a handler with arguments get the command to type")
    func advice() throws {
        let folder = try TemporaryFolder()
        #expect(
            try CommandResult.handset("unpack", folder.path).errors
                == "handset: error: cannot read \(folder.path): Is a directory; give its files, as in \(folder.path)/*\n"
        )
        let token = try CommandResult.handset("packet", "--format", "hex", "--token", "<ab cd>")
        #expect(
            token.errors.contains(
                "To clean up a token: handset token --normalise '<ab cd>'\n"))
        #expect(token.status == 64)
        let handler = try CommandResult.handset(
            "receive", "--handler", "exec:curl -s", Self.payload)
        #expect(
            handler.errors
                == "handset: error: --handler: curl -s cannot be started: No such file or directory; a "
                + "program gets no arguments of its own: name a script that has them\n")
        #expect(handler.output == "" && handler.status == 69)
    }

    @Test("A question in a finding is not followed by a full stop")
    func question() throws {
        let result = try CommandResult.handset(
            "receive", "--hazards", #"{"aps":{"content_available":1}}"#)
        #expect(result.errors.contains("; is it content-available? "))
        #expect(!result.errors.contains("?."))
    }

    @Test("The output of packet --format base64 is named for what it is")
    func base64() throws {
        let result = try CommandResult.line(
            "handset packet --token $(handset token) --format base64 '\(Self.payload)' | handset unpack"
        )
        #expect(result.output.contains("base64 text has to be converted to bytes"))
    }
}
