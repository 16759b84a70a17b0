import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// `--watch` of the subcommands that read payloads.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct WatchCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Runs lines of bash while a subcommand watches files, and returns its output.
    ///
    /// `runs N` waits until it has written all for the N-th time.
    private func watch(_ command: String, _ lines: String) throws -> String {
        let result = try CommandResult.line(
            """
            cd '\(folder.path)' || exit
            : > errors
            timeout --foreground -s KILL 1200 handset \(command) --watch > log 2> errors &
            pid=$!; disown
            runs() {
                for ((attempt = 0; attempt < 24000; attempt++)); do
                    [ "$(grep -c '^handset: waiting' errors)" -ge "$1" ] && return
                    sleep 0.1
                done
                echo "run $1 never came"
            }
            \(lines)
            { kill -KILL $(< /proc/$pid/task/$pid/children); } 2> /dev/null
            cat log errors
            """)
        #expect(result.errors == "")
        return result.output
    }

    private static let fine = #"{"aps":{"alert":"a","session":"42"}}"#
    private static let clean = #"{"aps":{"alert":"a"}}"#
    private static let wrong = #"{"aps":{"alert":"a","badge":-1}}"#

    @Test("lint checks a file again alone when it is saved, and a new one")
    func lint() throws {
        try folder.write(Self.clean, to: "in/a.json")
        try folder.write(Self.clean, to: "in/b.json")
        let log = try watch(
            "lint --summary in",
            """
            runs 1; echo '\(Self.wrong)' > new; mv new in/b.json
            runs 2; echo '\(Self.clean)' > new; mv new in/c.json
            runs 3
            """)
        let rows = log.split(separator: "\n").filter { $0.contains(".json:1") }.map {
            $0.drop { $0 != "i" }
        }
        #expect(
            rows == ["in/a.json:1", "in/b.json:1", "in/b.json:1  badge-negative", "in/c.json:1"],
            "\(log)")
    }

    @Test("lint checks a payload again when its headers are saved")
    func headers() throws {
        try folder.write(#"{"aps":{"content-available":1}}"#, to: "1.apns")
        let log = try watch(
            "lint 1.apns",
            """
            runs 1; printf 'handset-protocol: http2\\napns-push-type: background\\n' > 1.headers
            runs 2
            """)
        #expect(log.contains("background-priority"), "\(log)")
    }

    @Test(
        "explain and matrix answer again when the rule file is saved, and wait while it is broken")
    func rules() throws {
        func rules(_ path: String) -> String {
            #"{"rules": [{"name": "r", "keyPath": "\#(path)"}]}"#
        }
        for command in ["explain a.json --rules r", "matrix --summary a.json --rules r"] {
            try folder.write(Self.fine, to: "a.json")
            try folder.write(rules("aps.session"), to: "r")
            let log = try watch(
                command,
                """
                runs 1; echo '{' > new; mv new r
                runs 2; echo '\(rules("aps.none"))' > new; mv new r
                runs 3
                """)
            #expect(log.contains("r:1:1: error: "), "\(log)")
            #expect(log.contains("opens nothing") || log.contains("1 without a session"), "\(log)")
        }
    }

    @Test("A signal ends the wait")
    func signal() throws {
        try folder.write(Self.fine, to: "a.json")
        let result = try CommandResult.line(
            """
            cd '\(folder.path)'
            # The threads of the tests block signals, and so do their children.
            python3 -c '
            import signal, subprocess
            signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT, signal.SIGTERM])
            process = subprocess.Popen(["handset", "explain", "--watch", "a.json"],
                stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
            for line in process.stderr:
                if line.startswith(b"handset: waiting"): break
            process.terminate()
            print(process.stderr.read().decode(), process.wait())'
            """)
        #expect(
            result.output
                == "handset: stopped by SIGTERM: every payload that was read has been processed\n -15\n",
            "\(result.errors)")
    }
}
