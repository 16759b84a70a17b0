import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// How the command behaves in a pipe.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct StreamTests {
    @Test("A reader that has had enough ends an endless stream, and that is no error", .exhaustive)
    func closedPipe() throws {
        let result = try CommandResult.line(
            """
            yes '{"aps":{"session":"1"}}' | handset receive --format session | head -1
            echo "${PIPESTATUS[1]}"
            """)
        #expect(result.output == "1\n0\n")
        #expect(result.errors == "")
    }

    @Test("An output that nobody reads says nothing about the input")
    func closedPipeWhileWaiting() throws {
        let result = try CommandResult.line(
            """
            (echo '{"aps":{"session":"1"}}'; printf '{"aps":'; sleep 0.3; printf '{}}\\n') \
                | (handset receive; echo "status $?" >&2) | true
            """)
        #expect(result.errors == "status 0\n")
    }

    @Test(
        "A long stream needs no more memory than a short one",
        .disabled(if: Sanitizer.isActive, "a sanitizer keeps released memory"))
    func constantMemory() throws {
        // The last payload runs a program that looks at its parent, which is handset.
        let count = Sweep.choose(sampled: 50_000, exhaustive: 150_000)
        let result = try CommandResult.line(
            """
            program=$(mktemp) && chmod +x $program
            printf '#!/bin/sh\\nsed -n "s/^VmHWM:[^0-9]*//p" /proc/$PPID/status\\n' > $program
            for count in 1000 \(count); do
                (yes '{"aps":{"alert":"hello"}}' 2> /dev/null | head -n $count
                 echo '{"aps":{"session":"1"}}') | handset receive --handler exec:$program > /dev/null
            done
            rm $program
            """)
        let peaks = result.errors.split(separator: "\n").compactMap { line in
            line.split(separator: " ").first.flatMap { Int($0) }
        }
        try #require(peaks.count == 2, "\(result.errors)")
        // An allowance for the allocator; the longer stream alone has over a megabyte.
        #expect(peaks[1] < peaks[0] + 1024, "\(peaks)")
    }

    @Test("A payload is answered before the next one is written")
    func answersAtOnce() throws {
        // The coprocess gets a payload only when the one before it is answered.
        let result = try CommandResult.line(
            """
            coproc handset receive --format session
            for session in 1 2 3; do
                printf '{"aps":{"session":"%s"}}' $session >&"${COPROC[1]}"
                read -r answer <&"${COPROC[0]}"
                echo "$session is answered $answer"
            done
            """)
        #expect(result.output == "1 is answered 1\n2 is answered 2\n3 is answered 3\n")
    }

    @Test("A refusal is reported before the next bytes are written")
    func refusesAtOnce() throws {
        let result = try CommandResult.line(
            """
            coproc handset receive --format session 2>&1
            printf '{"aps": nothing' >&"${COPROC[1]}"
            printf ' }' >&"${COPROC[1]}"
            read -r answer <&"${COPROC[0]}"
            echo "$answer"
            """)
        #expect(result.output.hasPrefix("stdin:1:9: error: found nothing, which is not JSON"))
    }

    private static let messagesOfPiecesCases: [String] = [
        "", "--lines", "--limit depth=2", "--jobs 4",
    ]

    @Test(
        "Messages about input are the same in whatever pieces it arrives",
        arguments: Sweep.every(2, of: messagesOfPiecesCases))
    func messagesOfPieces(options: String) throws {
        let result = try CommandResult.line(
            #"""
            folder=$(mktemp -d); cd $folder
            {
                echo '{"aps": nothing, "more": "of the line"} {"aps":{}}'
                echo '[1, 2, "three"]   and more of it'
                echo '{"aps":{"session":"1"}} what is it? {"aps":{}}'
                echo '{"a":{"b":{"c":1}}} {"a":1,"a":2} {"b":1} {'
                echo '"an open string'
                printf '{"a":1,"a":2}'
                printf '{"aps": "\001 %s"}\n' "$(printf %0200d 0)"
                printf '{"aps": \xff\xfe}\n{"a" \n\n 1}\n{"aps": "cut'
            } > input
            handset receive \#(options) input > file 2> errors
            sed -i 's/^input:/stdin:/' errors
            handset receive \#(options) < input 2> errors.stdin | cmp - file
            for size in 1 3 17; do
                dd bs=$size if=input status=none | handset receive \#(options) 2> errors.$size | cmp - file
            done
            for pieces in errors.*; do cmp errors $pieces; done
            grep -c error: errors
            rm -r $folder
            """#)
        #expect(result.errors == "")
        #expect((Int(result.output.dropLast()) ?? 0) > 4, "\(result.output)")
    }

    @Test("Output that cannot be written is status 74")
    func fullDisk() throws {
        let result = try CommandResult.line(
            "echo '{\"aps\":{\"session\":\"1\"}}' | handset receive > /dev/full")
        #expect(result.status == 74)
        #expect(
            result.errors
                == "handset: error: cannot write standard output: No space left on device\n")
    }

    @Test("A closed standard error does not keep data from coming")
    func closedErrors() throws {
        let result = try CommandResult.line(
            "printf '[]\\n{\"aps\":{\"session\":\"1\"}}' | handset receive --format session 2>&-")
        #expect(result.output == "1\n")
        #expect(result.status == 2)
    }

    @Test("A file for refused bytes does not take the place of a closed standard error")
    func refusedBesideClosedErrors() throws {
        let result = try CommandResult.line(
            """
            kept=$(mktemp)
            echo '[1]' | handset receive --refused $kept 2>&-
            cat $kept; rm $kept
            """)
        #expect(result.output == "[1]\n")
    }

    @Test("A closed standard output is output that cannot be written")
    func closedOutput() throws {
        let result = try CommandResult.line(
            "echo '{\"aps\":{\"session\":\"1\"}}' | handset receive >&-")
        #expect(result.status == 74)
        #expect(result.errors.hasPrefix("handset: error: cannot write standard output: Bad file "))
    }

    @Test("A closed standard input cannot be read")
    func closedInput() throws {
        let result = try CommandResult.line("handset receive <&-")
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix("handset: error: cannot read stdin: Bad file "))
    }

    @Test("Each payload of a terminal's session is logged, since somebody sees it")
    func terminal() throws {
        // `script` gives the command a terminal for both outputs.
        let result = try CommandResult.line(
            """
            script -qec "handset receive --log bare samples/payloads/azure-worker-role.json" \
            /dev/null < /dev/null | tr -d '\\r'
            """)
        #expect(
            result.output.withoutProgress == """
                key: aps, value: {
                    alert = "SESSION:text";
                    badge = 1;
                    session = SESSION;
                }
                Found session value in payload: SESSION
                handleOpenURL("http://URLHERE.cloudapp.net/Session/Lookup?session=SESSION");

                """)
    }
}
