import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

@testable import HandsetListen

/// The files that `handset listen` reads and writes, and who may read and change them.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct ListenFilesTests {
    private let run: ListenRun

    init() throws {
        run = try ListenRun()
    }

    /// Options by which a file is written that is read, or two into one.
    private static let writingOptions: [String] = [
        "--app app.json --output rules.json",
        "--known-tokens tokens --output tokens",
        "--known-tokens tokens >> tokens",
        "--topic com.example.app=app.json --output app.json",
        "--topic com.example.app=app.json --output rules.json",
        "--expect suite.json --output suite.json",
        "--expect suite.json --output payload.json",
        "--expect suite.json --report junit=suite.json",
        "--expect suite.json --report junit=payload.json",
        "--expect suite.json --report junit=both --report tap=both",
        "--expect suite.json --report junit=both --output both",
        "--tls certificate=state/server.pem --tls key=state/server-key.pem --output state/server-key.pem",
        "--tls trust=state/ca.pem --output state/ca.pem",
        "--provider-key AuthKey_A.p8,team=T --output AuthKey_A.p8",
        "--output state/ca-key.pem",
        "--output state/ready.json",
        "--known-tokens none --output none",
        "< tokens >> tokens",
    ]

    /// True if a message tells of that.
    private static func isOfWritten(_ message: String) -> Bool {
        message.contains(", which this run reads; give another file.")
            || message.contains("are the same file; give each a file of its own.")
    }

    /// Makes files, expects that a closure refuses to write one, and that all are as before.
    private func expectUnchanged(_ body: () throws -> Void) throws {
        let files = [
            "rules.json": #"{"rules": [{"name": "b", "pattern": "(b)"}]}"#,
            "tokens": ListenRun.tokens[0], "app.json": #"{"rules": "rules.json"}"#,
            "suite.json": #"{"cases": [{"name": "x", "payload": "payload.json"}]}"#,
            "payload.json": "{}", "AuthKey_A.p8": "key", "state/server.pem": "certificate",
            "state/server-key.pem": "key", "state/ca.pem": "authority", "state/ca-key.pem": "key",
            "state/ready.json": "{}", "both": "",
        ]
        for (name, text) in files { try run.folder.write(text, to: name) }
        try body()
        for (name, text) in files { #expect(try run.folder.read(name) == text) }
    }

    @Test(
        "A file that is read is not written",
        arguments: Sweep.every(
            3, of: writingOptions.filter { !$0.contains("<") && !$0.contains(">") }))
    func written(options: String) throws {
        // The command that is asked in the process of the tests has another folder.
        let words = options.split(separator: " ").map { word in
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            if word.contains(",team=") { return run.folder.path(String(word)) }
            return word.hasPrefix("--")
                ? String(word)
                : (parts.dropLast() + [run.folder.path(parts[parts.count - 1])]).joined(
                    separator: "=")
        }
        try expectUnchanged {
            try WrongUse.check(
                ["--tls", "off", "--state-directory", run.folder.path("state")] + words,
                Self.isOfWritten)
        }
    }

    @Test(
        "The program does not write a file that it reads, or that is its standard input or output",
        arguments: Sweep.every(
            7, of: writingOptions.filter { !$0.contains("<") && !$0.contains(">") })
            + writingOptions.filter { $0.contains("<") || $0.contains(">") })
    func writtenByProgram(options: String) throws {
        try expectUnchanged {
            let result = try CommandResult.line(
                """
                cd '\(run.folder.path)' && timeout 1200 handset listen --tls off \
                    --state-directory state --port http2=0 --port binary=0 --port feedback=0 \
                    \(options)
                """)
            #expect(result.status == 64)
            #expect(Self.isOfWritten(result.errors), "\(result.errors)")
        }
    }

    @Test(
        "A key of another user that an option names gets a warning with what to run", .needs(.root))
    func keyOfOtherUser() throws {
        let key = try run.folder.write("PRIVATE KEY", to: "key")
        #expect(try CommandResult.line("chown 12345 \(key); chmod 600 \(key)").status == 0)
        #expect(
            KeyPermissions(directory: run.folder.path, keys: [key]).warnings == [
                "warning: the key \(key) belongs to user 12345, who can change it; run as root: chown 0 "
                    + key
            ])
        #expect(try CommandResult.line("chown 0 \(key)").status == 0)
        #expect(KeyPermissions(directory: run.folder.path, keys: [key]).warnings == [])
    }

    @Test(
        "Keys and a folder that others can read or change get a warning with what to run",
        .exhaustive)
    func permissions() throws {
        let output = try run.run("--tls off", "stop TERM", isFirst: true)
        #expect(output == "status 0\n")
        #expect(!(try run.folder.read("err").contains("other users")))
        try run.folder.write("", to: "err")
        let again = try run.run(
            "--tls off",
            "stop TERM",
            startedBy: """
                sh -c 'chmod 770 state; chmod 644 state/ca-key.pem; chmod 620 state/server-key.pem;
                    chmod 660 state/AuthKey_*; exec "$@"' sh
                """)
        #expect(again == "status 0\n")
        let path = run.folder.path + "/state"
        let key = try #require(
            try FileManager.default.contentsOfDirectory(atPath: path).first {
                $0.hasPrefix("AuthKey_")
            })
        let warnings = """
            other users can change the state directory \(path); run: chmod go-w \(path)
            other users can read the key \(path)/ca-key.pem; run: chmod go-rwx \(path)/ca-key.pem
            other users can change the key \(path)/server-key.pem; run: chmod go-w \(path)/server-key.pem
            other users can read and change the key \(path)/\(key); run: chmod go-rwx \(path)/\(key)
            """
        let lines = try run.lines("err").filter { $0.contains("other users") }
        #expect(
            lines == warnings.split(separator: "\n").map { "handset: warning: \($0)" })
    }

    @Test("What to run for a folder whose name a terminal would act on can be copied from there")
    func permissionsOfControls() throws {
        let result = try CommandResult.line(
            #"""
            cd '\#(run.folder.path)' && name=$'a\e[31m\\\'\u202eb'
            mkdir "$name" && chmod 770 "$name"
            timeout 1200 handset listen --tls off --state-directory "$name" --port http2=0 \
                --port binary=0 --port feedback=0 2> err &
            for ((attempt = 0; attempt < 12000; attempt++)); do grep -q '^ready ' err && break; sleep 0.1; done
            # Not the program `timeout`, for which tests may have blocked the signal.
            kill -TERM "$(sed -n 's/.*"process": //p' "$name/ready.json")"; wait $!
            grep 'can change the state directory' err | sed 's/.*run: //' > command
            LC_ALL=C grep -c '[^ -~]' command
            bash ./command; stat -c %a "$name"
            """#)
        #expect(result.output.hasSuffix("0\n750\n"), "\(result)")
    }

    @Test(
        "Files that it creates can be changed by nobody else, whatever the mask is",
        .needs(.curl), .exhaustive)
    func modes() throws {
        let output = try run.run(
            "--tls off --record kept",
            """
            stat -c '%a %n' state state/ready.json state/ca-key.pem
            push \(ListenRun.tokens[0]) '{"aps":{}}'
            stat -c '%a %n' kept kept/undelivered kept/00000001.*
            stop TERM
            """,
            startedBy: "sh -c 'umask 0; exec \"$@\"' sh", isFirst: true)
        #expect(
            output == """
                700 state
                644 state/ready.json
                600 state/ca-key.pem
                200
                755 kept
                755 kept/undelivered
                644 kept/00000001.apns
                644 kept/00000001.headers
                status 0

                """)
    }

    @Test(
        "A planted link is not followed where a notification is kept",
        .needs(.curl))
    func plantedLink() throws {
        try run.folder.write("victim", to: "victim")
        let output = try run.run(
            "--tls off --record kept",
            """
            ln -s ../victim kept/00000001.apns; ln -s ../victim kept/00000001.headers
            push \(ListenRun.tokens[0]) '{"aps":{}}'; stop TERM
            """)
        #expect(output == "200\nstatus 0\n")
        #expect(try run.folder.read("victim") == "victim")
        #expect(try run.folder.read("kept/00000001.apns") == #"{"aps":{}}"#)
    }
}
