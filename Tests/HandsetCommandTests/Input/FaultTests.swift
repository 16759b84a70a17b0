import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// What becomes of payloads when something around them breaks: each is answered or refused.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct FaultTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func bash(_ lines: String) throws -> CommandResult {
        try CommandResult.line("cd '\(folder.path)' || exit\n\(lines)")
    }

    private static func payloads(_ count: Int) -> String {
        (1...count).map { #"{"aps":{"session":"\#($0)"}}"# + "\n" }.joined()
    }

    @Test(
        "What came in is what went out and what was refused", arguments: Sweep.every(3, of: [1, 4]))
    func counts(jobs: Int) throws {
        let lines = (1...10_000).map { number in
            number.isMultiple(of: 7)
                ? #"{"aps":{"session":\#(number)"# : #"{"aps":{"session":\#(number)}}"#
        }
        try folder.write(lines.joined(separator: "\n") + "\n", to: "lines.jsonl")
        let result = try bash(
            """
            handset receive --lines --jobs \(jobs) --format session --refused refused lines.jsonl \
                > found 2> errors
            echo "status $?, $(wc -l < found) and $(wc -l < refused) and $(grep -c error: errors)"
            """)
        #expect(result.output == "status 2, 8572 and 1428 and 1428\n")
    }

    // MARK: - Files

    @Test("A file that has vanished cannot be read, and the others are")
    func vanishedFile() throws {
        for name in ["a", "b", "c"] {
            try folder.write(#"{"aps":{"session":"\#(name)"}}"#, to: "files/\(name).json")
        }
        // The folder is looked into before the first source is read.
        let result = try bash(
            """
            mkfifo in out
            handset receive --format session - files < in > out 2> errors &
            exec 3> in 4< out
            echo '{"aps":{"session":"1"}}' >&3; read -r line <&4
            rm files/b.json; exec 3>&-
            cat <&4; wait $!; echo "status $?"; cat errors
            """)
        #expect(
            result.output == """
                a
                c
                status 2
                handset: error: cannot read files/b.json: No such file or directory

                """)
    }

    @Test("A file that is taken away while it is read is read to its end", .exhaustive)
    func removedFile() throws {
        try folder.write(Self.payloads(50_000), to: "payloads.jsonl")
        // The command can write no more than a pipe takes before the file is gone.
        let result = try bash(
            """
            mkfifo out
            handset receive --jobs 1 payloads.jsonl > out & exec 4< out
            read -r line <&4; rm payloads.jsonl
            wc -l <&4; wait $!; echo "status $?"
            """)
        #expect(result.output == "49999\nstatus 0\n")
    }

    @Test(
        "A file that is cut while it is read gives what is there, and the rest is refused",
        .exhaustive)
    func truncatedFile() throws {
        let payloads = Self.payloads(50_000)
        try folder.write(payloads, to: "payloads.jsonl")
        // In the middle of payload 40,001.
        let cut = Self.payloads(40_000).utf8.count + 9
        let result = try bash(
            """
            mkfifo out
            handset receive --jobs 1 --refused refused payloads.jsonl > out 2> errors & exec 4< out
            read -r line <&4; truncate -s \(cut) payloads.jsonl
            wc -l <&4; wait $!; echo "status $?"; head -1 errors; cat refused
            """)
        #expect(
            result.output == """
                39999
                status 2
                payloads.jsonl:40001:1: error: found the end of the input inside this object; close it with }
                {"aps":{"
                """)
    }

    @Test("A folder without permission cannot be read, and the other sources are")
    func forbiddenFolder() throws {
        // Root may read everything.
        let user =
            getuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups" : "env"
        try folder.write("{}", to: "forbidden/a.json")
        try folder.write(#"{"aps":{"session":"1"}}"#, to: "open.json")
        let result = try bash(
            """
            chmod 755 . && chmod 000 forbidden
            \(user) test -x "$(command -v handset)" || { echo skipped; exit; }
            \(user) "$(command -v handset)" receive --format session forbidden open.json
            status=$?; chmod 755 forbidden; exit $status
            """)
        // Where the build lies in a folder of root's alone, nobody else can run it.
        if result.output == "skipped\n" { return }
        #expect(result.output == "1\n")
        #expect(
            result.errors == "handset: error: cannot read forbidden: Permission denied\n")
        #expect(result.status == 2)
    }

    // MARK: - Outputs

    @Test("Without space for refused bytes it ends there, and what was answered is out")
    func fullRefused() throws {
        let result = try CommandResult.handset(
            "receive", "--format", "session", "--refused", "/dev/full",
            input: "{\"aps\":{\"session\":\"1\"}}\n[]\n{\"aps\":{\"session\":\"2\"}}\n")
        #expect(result.output == "1\n")
        #expect(
            result.errors.hasSuffix(
                "handset: error: cannot write /dev/full: No space left on device\n"))
        #expect(result.status == 74)
    }

    @Test("Without space for a report it is status 74")
    func fullReport() throws {
        try folder.write(
            #"{"cases": [{"name": "a", "payload": {"aps": {}}, "none": true}]}"#, to: "a.json")
        let result = try bash("handset test --output /dev/full a.json")
        #expect(
            result.errors == "handset: error: cannot write /dev/full: No space left on device\n")
        #expect(result.status == 74)
    }

    @Test("Without space for output several workers end too", arguments: [1, 4])
    func fullOutput(jobs: Int) throws {
        try folder.write(Self.payloads(50_000), to: "payloads.jsonl")
        let result = try bash("handset receive --jobs \(jobs) payloads.jsonl > /dev/full")
        #expect(
            result.errors
                == "handset: error: cannot write standard output: No space left on device\n")
        #expect(result.status == 74)
    }

    @Test("A file that the caller lets grow no further is an error like a full disk")
    func limitedFile() throws {
        try folder.write(Self.payloads(1000), to: "payloads.jsonl")
        let result = try bash(
            "ulimit -f 1; handset receive payloads.jsonl > found; echo \"status $?\"")
        #expect(
            result.errors == "handset: error: cannot write standard output: File too large\n")
        #expect(result.output == "status 74\n")
    }

    // MARK: - Programs

    @Test(
        "A program that a signal ends has failed, and the next payload is handled",
        // The command itself ignores the last two.
        arguments: [("SEGV", 11), ("PIPE", 13), ("XFSZ", 25)])
    func killedProgram(signal: String, number: Int) throws {
        try folder.write("#!/bin/sh\nkill -\(signal) $$\n", to: "program")
        let result = try bash(
            """
            chmod +x program; printf '%s' '\(Self.payloads(2))' \
                | handset receive --format session --handler exec:./program
            """)
        #expect(result.output == "1\n2\n")
        #expect(
            result.errors == """
                stdin:1: error: the session of aps was not handled: ./program was ended by signal \(number)
                stdin:2: error: the session of aps was not handled: ./program was ended by signal \(number)

                """)
        #expect(result.status == 1)
    }

    @Test("A program that floods its output holds nothing up, and is ended when its time is over")
    func floodingProgram() throws {
        try folder.write("#!/bin/sh\nhead -c 10000000 /dev/zero\n", to: "long")
        try folder.write("#!/bin/sh\nexec yes\n", to: "endless")
        let result = try bash(
            """
            chmod +x long endless
            run() {
                printf '%s' '\(Self.payloads(1))' | handset receive --limit program-time=$2 --format json \
                    --handler exec:./$1 2> errors | grep -o '"status":"[a-z-]*"'
            }
            run long 1200; run endless 1
            """)
        let long = #""status":"done""#
        let endless = #""status":"timed-out""#
        #expect(result.output == [long, endless, ""].joined(separator: "\n"))
    }
}
