import Handset
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// `handset test --watch`: the suites that run again when a file is saved.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct TestWatchCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Runs lines of bash while `handset test --watch` runs, and returns its output.
    ///
    /// `runs N` waits until it has reported for the N-th time.
    private func watch(_ options: String, _ lines: String) throws -> String {
        let result = try CommandResult.line(
            """
            cd '\(folder.path)' || exit
            # The command may be slower to make it than the first look at it.
            : > errors
            timeout --foreground -s KILL 1200 handset test --watch \(options) > log 2> errors &
            # So that nobody tells of its end.
            pid=$!; disown
            runs() {
                for ((attempt = 0; attempt < 24000; attempt++)); do
                    [ "$(grep -c '^handset: waiting' errors)" -ge "$1" ] && return
                    sleep 0.1
                done
                echo "run $1 never came"
            }
            \(lines)
            # The threads of the tests block all signals but this one, and so do their children.
            { kill -KILL $(< /proc/$pid/task/$pid/children); } 2> /dev/null
            cat log
            """)
        #expect(result.errors == "")
        return result.output
    }

    private func suite(_ name: String, _ session: String) -> String {
        #"{"cases": [{"name": "\#(name)", "payload": "\#(name)-payload.json", "session": "\#(session)"}]}"#
    }

    private func payload(_ session: String) -> String {
        #"{"aps": {"session": "\#(session)"}}"#
    }

    @Test("A suite is run again alone when it, or its payload, is saved")
    func saved() throws {
        for name in ["a", "b"] {
            try folder.write(suite(name, "1"), to: "\(name).json")
            try folder.write(payload("1"), to: "\(name)-payload.json")
        }
        let log = try watch(
            ".",
            """
            runs 1; echo '\(suite("a", "12"))' > a.json
            runs 2; echo '\(payload("123"))' > new; mv new b-payload.json
            runs 3; echo '{"cases": [' > c.json
            runs 4; rm a.json; echo '\(payload("1"))' > b-payload.json
            runs 5
            """)
        let summaries = log.split(separator: "\n").filter { !$0.hasPrefix(" ") }
        #expect(
            summaries.filter { !$0.contains("error: ") && !$0.contains("[") && !$0.contains("^") }
                == [
                    "./a.json: 1 passed, 0 failed", "./b.json: 1 passed, 0 failed",
                    "2 passed, 0 failed",
                    "./a.json: 0 passed, 1 failed", "0 passed, 1 failed",
                    "./b.json: 0 passed, 1 failed", "0 passed, 1 failed",
                    "./c.json: could not be read",
                    "0 passed, 0 failed, 1 suite could not be read",
                    "./b.json: 1 passed, 0 failed", "1 passed, 0 failed",
                ])
    }

    @Test("A suite that cannot be read is run when a missing file of it appears")
    func repaired() throws {
        try folder.write(suite("a", "1"), to: "a.json")
        let log = try watch(
            "a.json",
            """
            runs 1; echo '\(payload("1"))' > a-payload.json
            runs 2
            """)
        #expect(log.hasPrefix("a.json: could not be read\n"))
        #expect(log.hasSuffix("\na.json: 1 passed, 0 failed\n\n1 passed, 0 failed\n"))
    }

    @Test("All suites are run again when the file of the rules is saved")
    func rules() throws {
        try folder.write(suite("a", "1"), to: "a.json")
        try folder.write(payload("1"), to: "a-payload.json")
        func rules(_ path: String) -> String {
            #"{"rules": [{"name": "r", "keyPath": "\#(path)"}]}"#
        }
        try folder.write(rules("aps.session"), to: "rules")
        let log = try watch(
            "a.json --rules rules",
            """
            runs 1; echo '\(rules("aps.none"))' > rules
            runs 2
            """)
        #expect(log.hasPrefix("a.json: 1 passed, 0 failed\n"))
        #expect(log.contains("\na.json: 0 passed, 1 failed\n"))
    }
}
