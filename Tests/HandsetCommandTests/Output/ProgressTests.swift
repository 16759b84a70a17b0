import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// A long run shows a line of progress in a terminal, and only there.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct ProgressTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        // Each payload waits for a program, so that the run takes as long as the programs want.
        try folder.write(
            "#!/bin/bash\nuntil [ -e go ] || [ $((++count)) -gt 12000 ]; do sleep 0.1; done\n",
            to: "program")
        try folder.write(
            #"{"aps":{"session":"1"}}"# + "\n" + #"{"aps":{"session":"2"}}"# + "\n", to: "two.json")
    }

    /// Returns what a run with a slow handler writes to the terminal; standard output goes to a file.
    ///
    /// The handler goes on as soon as the line of progress is there, or after a time if there is none.
    private func screen(_ command: String, line: String, seconds: Int) throws -> String {
        let script = try folder.write(
            """
            cd '\(folder.path)'; chmod +x program; export TERM=xterm NO_COLOR=1
            \(command)

            """, to: "run")
        let result = try CommandResult.line(
            """
            cd '\(folder.path)'; : > screen
            { for ((i = 0; i < \(seconds) * 10; i++)); do
                grep -q '\(line)' screen && break; sleep 0.1; done; : > go; } &
            script -qefc 'bash \(script)' screen < /dev/null > /dev/null; wait
            cat screen
            """)
        return result.output.replacing("\r\n", with: "\n")
    }

    private static let receive =
        "handset receive --log never --handler exec:./program two.json > out"

    @Test("The line has the count, the rate, the share and the time, and is gone at the end")
    func line() throws {
        let screen = try screen(Self.receive, line: "payloads", seconds: 1_200)
        let line = #/\rhandset: 0 payloads, 0 a second, 0%\u{1B}\[K/#
        #expect(screen.contains(line), "\(screen)")
        // After the last line nothing stays.
        let rest = try #require(screen.ranges(of: "payloads").last).upperBound
        #expect(screen[rest...].contains("\r\u{1B}[K"))
        let out = try CommandResult.line("cat '\(folder.path)/out'")
        #expect(out.output.split(separator: "\n").count == 2 && !out.output.contains("\u{1B}"))
    }

    @Test(
        "Files with more bytes in all than can be counted have no share",
        .enabled(
            if: (try? CommandResult.line(sparseFiles + "rm -r \"$folder\"").status) == 0,
            "needs a file system for the largest files"), .exhaustive)
    func sparse() throws {
        let result = try CommandResult.line(
            Self.sparseFiles + """
                script -qec "timeout --foreground -s INT 1 handset lint $folder/a.json $folder/b.json" /dev/null \
                    < /dev/null > /dev/null; status=$?
                rm -r "$folder"; exit $status
                """)
        // It was still reading.
        #expect(result.status == 124)
    }

    private static let sparseFiles = """
        set -e; folder=$(mktemp -d -p /dev/shm)
        for name in a b; do truncate -s 9223372036854775807 "$folder/$name.json"; done; set +e

        """

    @Test("It is removed before a message")
    func message() throws {
        try folder.write(#"{"aps":{"session":"1"}}"# + "\n{\n", to: "two.json")
        let screen = try screen(Self.receive, line: "payloads", seconds: 1_200)
        #expect(
            screen.contains(#/payloads[^\r\n]*\u{1B}\[K\r\u{1B}\[Ktwo\.json:2:1: error: /#)
                || screen.contains(#/\r\u{1B}\[Ktwo\.json:2:1: error: /#), "\(screen)")
    }

    @Test(
        "There is none with -q, in a terminal that cannot erase, and for programs that write themselves",
        arguments: Sweep.every(
            3,
            of: [
                receive + " -q", "TERM=dumb " + receive,
                "handset receive --log never --raw-handler-output --handler exec:./program two.json > out",
            ]))
    func none(command: String) throws {
        let screen = try screen(command, line: "payloads", seconds: 3)
        #expect(!screen.contains("payloads") && !screen.contains("\u{1B}[K"), "\(screen)")
    }

    @Test("In a pipe there is no trace of it")
    func piped() throws {
        let result = try CommandResult.line(
            """
            cd '\(folder.path)'; chmod +x program; (sleep 3; : > go) &
            \(Self.receive); wait
            """)
        #expect(result.errors == "")
    }

    @Test("A short run has none")
    func short() throws {
        let screen = try screen(
            ": > go; handset receive --log never two.json > out", line: "payloads", seconds: 1)
        #expect(!screen.contains("\u{1B}"))
    }

    @Test(
        "Other long runs have one too",
        arguments: Sweep.every(
            6,
            of: [
                (
                    #"yes '{"aps":{"alert":"hi","session":"a-b"}}' | head -n 400000 | handset explain > /dev/null"#,
                    "payloads"
                ),
                (
                    #"yes '{"aps":{"alert":"hi","session":"a-b"}}' | head -n 40000 | handset matrix --app classic -f json > /dev/null"#,
                    "payloads"
                ),
                (
                    "handset packet --token $(printf %064d 0) <(yes '{}' | head -n 200000) | handset unpack > /dev/null",
                    "packets"
                ),
                (
                    #"yes '{"aps":{"alert":"hi","badge":"1"}}' | head -n 400000 | handset lint > /dev/null"#,
                    "payloads"
                ),
                (
                    #"yes '{"aps":{"alert":"hi"}}' | head -n 2000000 | handset read > /dev/null"#,
                    "payloads"
                ),
                (
                    "yes $(printf %064d 0) | head -n 5000000 | handset token --normalise > /dev/null",
                    "tokens"
                ),
            ]))
    func others(command: String, noun: String) throws {
        // Killed when the line is there: the run would take long.
        let screen = try screen(
            "(\(command)) & for ((i = 0; i < 12000; i++)); do [ -e go ] && break; sleep 0.1; done; { kill $(< /proc/$!/task/$!/children); } 2> /dev/null; kill $!; wait",
            line: noun, seconds: 1_200)
        #expect(
            screen.contains(#/\rhandset: [0-9,]+ [a-z]+, [0-9,]+ a second\u{1B}\[K/#), "\(screen)")
    }

    @Test(
        "Where the end is known, the line has the share",
        arguments: Sweep.every(
            2, from: 1,
            of: [
                (
                    #"yes '{"aps":{"alert":"hi"}}' | head -n 1000000 > a.log; handset read a.log > /dev/null"#,
                    "payloads"
                ),
                ("handset token --count 500000000 > /dev/null", "tokens"),
                (
                    "yes $(printf %064d 0) | head -n 2000000 > a.txt; handset token --normalise < a.txt > /dev/null",
                    "tokens"
                ),
            ]))
    func shares(command: String, noun: String) throws {
        let screen = try screen(
            "(\(command)) & for ((i = 0; i < 12000; i++)); do [ -e go ] && break; sleep 0.1; done; { kill $(< /proc/$!/task/$!/children); } 2> /dev/null; kill $!; wait",
            line: noun, seconds: 1_200)
        #expect(
            screen.contains(#/\rhandset: [0-9,]+ [a-z]+, [0-9,]+ a second, [0-9]+%/#), "\(screen)")
    }

    @Test(
        "There is none with -q, and in a pipe no trace, of long runs too", .exhaustive,
        arguments: [
            ("handset read -q a.log > /dev/null", "handset read a.log"),
            ("handset lint -q a.log > /dev/null", "handset lint a.log"),
            (
                "handset token -q --normalise < b.txt > /dev/null",
                "handset token --normalise < b.txt"
            ),
        ])
    func silenced(quiet: String, piped: String) throws {
        let long =
            #"yes '{"aps":{"alert":"hi"}}' | head -n 60000 > a.log; yes $(printf %064d 0) | head -n 120000 > b.txt;"#
        let screen = try screen("\(long) \(quiet)", line: "payloads", seconds: 1)
        #expect(!screen.contains("payloads") && !screen.contains("\u{1B}[K"), "\(screen)")
        let result = try CommandResult.line("cd '\(folder.path)'; \(piped) > /dev/null")
        #expect(result.errors == "")
    }
}
