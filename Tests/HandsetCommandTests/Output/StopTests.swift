import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// What SIGINT and SIGTERM do in the middle of a stream.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct StopTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Runs lines of bash's in the folder.
    ///
    /// Job control is on: without it bash lets what runs in the background ignore SIGINT.
    private func bash(_ lines: String) throws -> CommandResult {
        try CommandResult.line("cd '\(folder.path)' || exit; set -m; mkfifo in out\n\(lines)")
    }

    private static let suite =
        #"{"cases":[{"payload":{"aps":{"session":"1"}},"session":"1"}]}"#

    private static let payloads = (1...2_000).map { #"{"aps":{"session":"\#($0)"}}"# + "\n" }

    @Test(
        "While input is waited for, what was answered is out, and what is not complete is not refused",
        arguments: [("INT", 130), ("TERM", 143)])
    func waiting(signal: String, status: Int) throws {
        let result = try bash(
            """
            handset receive --format session --refused refused < in > out 2> errors &
            exec 3> in 4< out
            printf '{"aps":{"session":"1"}}\\n{"aps":{"session":"2"}}\\n{"aps":{"sess' >&3
            read -r first <&4; read -r second <&4; echo "$first $second"
            kill -\(signal) $!; wait $!; echo "status $?"
            cat <&4; cat errors refused
            """)
        #expect(
            result.output == """
                1 2
                status \(status)
                handset: stopped by SIG\(signal): every payload that was read has been processed

                """)
    }

    @Test("A signal ends the reports of lint, so that they can be read, and they say so")
    func lint() throws {
        let result = try bash(
            """
            handset lint --format sarif --output lint.sarif --format json --output lint.json \\
                < in > out 2> errors &
            exec 3> in 4< out
            printf '{"aps":{"badge":"1"}}\\n{"aps":{"bad' >&3
            read -r first <&4; echo "$first"
            kill -INT $!; wait $!; echo "status $?"
            tail -n 1 <&4; cat errors
            grep -c aps-wrong-type lint.json
            grep -o '"executionSuccessful":false' lint.sarif
            python3 -c 'import json; print(len(json.load(open("lint.sarif"))["runs"][0]["results"]))'
            """)
        #expect(
            result.output == """
                stdin:1:17: error: aps-wrong-type: aps.badge is a text; it has to be a number
                status 130
                1 payload: 1 error, 0 warnings, 0 notes
                handset: stopped by SIGINT: every payload that was read has been processed
                1
                "executionSuccessful":false
                1

                """)
    }

    @Test("A program that runs is ended with its children, and what waited for it is counted")
    func program() throws {
        try folder.write(
            "#!/bin/sh\nsleep 3600 &\necho $$ $! > numbers\necho > started\nwait\n", to: "program")
        let result = try bash(
            """
            chmod +x program && mkfifo started
            for session in 1 2 3 4; do echo '{"aps":{"session":"'$session'"}}'; done > four
            handset receive --format json --handler exec:./program < in > found 2> errors &
            cat four > in
            read -r line < started
            kill -INT $!; wait $!; echo "status $?"
            cat errors; cut -d, -f 2 found; grep -o '"status":"[a-z]*"' found
            for ((attempt = 0; attempt < 12000; attempt++)); do
                kill -0 $(cat numbers) 2> /dev/null || break
                sleep 0.1
            done
            kill -0 $(cat numbers) 2> /dev/null || echo "both ended"
            """)
        #expect(
            result.output == """
                status 130
                stdin:1: error: the session of aps was not handled: ./program was ended by signal 9
                handset: stopped by SIGINT: 3 payloads were read but not processed
                "number":1
                "status":"failed"
                both ended

                """)
    }

    @Test("A reader that does not read is not waited for; each payload is out or counted")
    func blockedOutput() throws {
        // All of the input is read at once, and all of the output does not fit into a pipe.
        try folder.write(Self.payloads.joined(), to: "payloads")
        let result = try bash(
            """
            exec 3<> in
            cat payloads >&3
            handset receive --format url --jobs 2 < in > out 2> errors &
            exec 4< out
            read -r line <&4
            kill -TERM $!; wait $!; echo "status $?"
            count=1
            while read -r line <&4; do count=$((count + 1)); done
            echo "$((count + $(grep -o '[0-9]* payloads were' errors | cut -d' ' -f1))) of 2000"
            [ $count -lt 2000 ] && [ $count -gt 900 ] && echo "some were answered"
            """)
        #expect(result.output == "status 143\n2000 of 2000\nsome were answered\n")
    }

    @Test(
        "In the middle of a large input no answer is missing before the last one",
        arguments: Sweep.every(3, of: [1, 4]))
    func largeInput(jobs: Int) throws {
        let result = try bash(
            """
            awk 'BEGIN { while (1) printf "{\\"aps\\":{\\"session\\":\\"%d\\"}}\\n", ++n }' 2> /dev/null > in &
            handset receive --format session --jobs \(jobs) < in > out 2> errors &
            command=$!
            exec 4< out
            for line in {1..1000}; do read -r last <&4; done
            kill -TERM $command; cat <&4 > rest; wait $command; echo "status $?"
            seq 1001 $((1000 + $(wc -l < rest))) | cmp - rest && cat errors
            """)
        #expect(
            result.output == """
                status 143
                handset: stopped by SIGTERM: every payload that was read has been processed

                """)
    }

    /// The lines of bash's that end a program by a signal, and print its status.
    ///
    /// `stop SIGNAL NUMBER` waits until the process of a number waits for something.
    private static let stop = """
        stop() {
            local count=0
            while [ $count -lt 20 ] && read -r _ _ state _ < /proc/$2/stat; do
                [ "$state" = S ] && count=$((count + 1)) || count=0
                sleep 0.01
            done 2> /dev/null
            kill -$1 $2
            for ((attempt = 0; attempt < 12000; attempt++)); do kill -0 $2 2> /dev/null || break; sleep 0.1; done
            kill -KILL $2 2> /dev/null && echo "it goes on"
            wait $2; echo "status $?"
        }
        """

    @Test(
        "While a pipe is waited for that nobody has opened on its other side, a signal ends it",
        arguments: Sweep.pairs(
            [
                "receive pipe", "receive --lines pipe", "receive p.json pipe", "explain pipe",
                "matrix pipe", "describe pipe", "test --new new.json pipe",
                "packet --format hex --token \(String(repeating: "0a", count: 32)) pipe",
                "unpack pipe", "receive --refused pipe p.json", "explain --refused pipe p.json",
                "test --output pipe s.json", "lint --output pipe p.json",
                "receive --rules pipe p.json",
                "explain --rules pipe p.json",
                "test --rules pipe s.json", "app rules --check pipe", "app rules --rules pipe",
            ], [("INT", 130), ("TERM", 143)] as [(String, Int)]))
    func opening(arguments: String, end: (signal: String, status: Int)) throws {
        try folder.write(#"{"aps":{"session":"1"}}"#, to: "p.json")
        try folder.write(Self.suite, to: "s.json")
        let result = try bash(
            """
            \(Self.stop)
            mkfifo pipe
            handset \(arguments) < /dev/null > found 2> errors &
            stop \(end.signal) $!
            grep -v '^handset: stopped by SIG\(end.signal): every payload that was read has been processed$' errors
            """)
        #expect(result.output == "status \(end.status)\n")
    }

    @Test("A pipe is read and written as soon as its other side is opened")
    func opened() throws {
        let result = try bash(
            """
            handset receive --format session --refused out in 2> errors &
            sleep 0.2
            cat out > rejected & reader=$!
            { echo '{"aps":{"session":"1"}}'; echo nothing; } > in
            wait %1; echo "status $?"; wait $reader; cat rejected
            """)
        #expect(result.output == "1\nstatus 2\nnothing\n")
    }

    @Test(
        "A reader that does not read is given up, whatever it should read",
        arguments: Sweep.every(
            3,
            of: [
                ("receive --format url in > out", "payloads"), ("receive in 2> out", "refusals"),
                ("receive --refused out in 2> errors", "refusals"),
            ]))
    func blocked(arguments: String, input: String) throws {
        try folder.write(Self.payloads.joined(), to: "payloads")
        try folder.write(String(repeating: "[\n", count: 25_000), to: "refusals")
        let result = try bash(
            """
            \(Self.stop)
            exec 3<> in 4<> out
            cat \(input) >&3
            # So little more fits into the pipe.
            cat payloads >&4
            handset \(arguments) &
            stop TERM $!
            """)
        #expect(result.output == "status 143\n")
    }

    @Test("A test that watches files ends by the signal")
    func watching() throws {
        try folder.write(Self.suite, to: "s.json")
        let result = try bash(
            """
            \(Self.stop)
            handset test --watch s.json > found 2> errors &
            until grep -q waiting errors; do sleep 0.1; done
            stop TERM $!
            """)
        #expect(result.output == "status 143\n")
    }

    @Test("A terminal that takes nothing is given up")
    func stoppedTerminal() throws {
        try folder.write(Self.payloads.joined() + Self.payloads.joined(), to: "p.json")
        try folder.write(
            """
            cd '\(folder.path)'
            \(Self.stop)
            # Control-S is on the way before this line.
            read -r line
            handset receive p.json &
            stop TERM $! > status
            """, to: "run")
        let result = try bash(
            """
            { printf '\\023\\n'; until [ -s status ]; do sleep 0.1; done; printf '\\021'; } \
                | script -qec 'bash run' /dev/null > shown
            cat status
            """)
        #expect(result.output == "status 143\n")
    }

    @Test("A terminal that takes no line of progress does not hold a signal up")
    func stoppedProgress() throws {
        try folder.write(Self.payloads.joined(), to: "p.json")
        try folder.write("#!/bin/sh\nexec sleep 1000\n", to: "program")
        try folder.write(
            """
            cd '\(folder.path)'; chmod +x program
            \(Self.stop)
            # Control-S is on the way before this line.
            read -r line
            handset receive --log never --key-path aps.session --lookup-url x:%@ --handler exec:./program p.json > out &
            # The line would come after a second.
            sleep 2
            stop TERM $! > status
            """, to: "run")
        let result = try bash(
            """
            { printf '\\023\\n'; until [ -s status ]; do sleep 0.1; done; printf '\\021'; } \
                | script -qec 'bash run' /dev/null > shown
            cat status
            """)
        #expect(result.output == "status 143\n")
    }

    @Test("A second signal ends at once what the first one does not")
    func secondSignal() throws {
        let hostile = String(repeating: "a", count: 64) + "!"
        let result = try bash(
            """
            handset receive --pattern '(a+)+$' --limit match-time=3600 < in > out 2> errors &
            command=$!
            exec 3> in 4< out
            printf '{"a":{}} {"message":"\(hostile)"}' >&3
            while kill -TERM $command 2> /dev/null; do sleep 0.01; done
            wait $command; echo "status $?"; cat errors
            """)
        #expect(result.output == "status 143\n")
    }

    @Test("A signal that the caller ignores stays ignored, as in the background of a script")
    func ignored() throws {
        let result = try bash(
            """
            set +m
            handset receive --format session < in > out 2> errors &
            exec 3> in 4< out
            echo '{"aps":{"session":"1"}}' >&3; read -r line <&4
            kill -INT $!
            echo '{"aps":{"session":"2"}}' >&3; read -r line <&4; echo $line
            exec 3>&-; wait $!; echo "status $?"; cat errors
            """)
        #expect(result.output == "2\nstatus 0\n")
    }

    @Test("A command that reads no payloads ends at once")
    func noPayloads() throws {
        let result = try bash(
            """
            handset app rules --check - < in 2> errors &
            exec 3> in
            kill -INT $!; wait $!; echo "status $?"; cat errors
            """)
        #expect(result.output == "status 130\n")
    }
}
