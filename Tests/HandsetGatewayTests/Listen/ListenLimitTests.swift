import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The limits of `handset listen`, and a gateway without room for files.
@Suite(
    .waitsForPrograms, .timeLimit(.minutes(30)),
    .needs(.curl))
struct ListenLimitTests {
    private static let token = ListenRun.tokens[0]

    @Test("A limit that makes no sense is wrong usage")
    func usage() throws {
        let cases = [
            ("connections", "0", "1"), ("stored", "-1", "0"),
            ("unfinished-bytes", "16383", "16384"),
            ("answers", "9223372036854775807", "0"), ("rated-tokens", "1", "2"),
        ].map { option, value, smallest in
            (
                options: "--limit \(option)=\(value) --state-directory /nowhere/x",
                message: "--limit \(option) is \(value); give a number from \(smallest) to "
            )
        }
        for (options, message) in cases { try WrongUse.check(options, message) }
        for (options, message) in Sweep.every(12, of: cases) {
            try WrongUse.checkProgram(options, message)
        }
    }

    @Test("Stores with a limit of one say what they do not keep")
    func full() throws {
        let run = try ListenRun()
        let output = try run.run(
            "--tls off --fail away --limit stored=1 --limit answers=1 --limit devices=1 "
                + "--limit feedback=0 --limit lines=2",
            """
            push \(ListenRun.tokens[0]) '{"aps":{}}'
            push \(ListenRun.tokens[1]) '{"aps":{}}'
            push \(ListenRun.tokens[1]) '{"aps":{}}'
            say fail-next stall
            say fail-next stall
            say fail-next close
            say online \(ListenRun.tokens[0])
            say online \(ListenRun.tokens[1])
            say unregister \(ListenRun.tokens[0])
            say unregister \(ListenRun.tokens[1])
            has err 1 'too many answers wait'
            has err 2 'too many devices are known'
            stop TERM
            """)
        #expect(output == "200\n200\n200\nstatus 0\n")
        let lines = try run.messages()
        #expect(
            lines.contains {
                $0.hasSuffix(" was lost: the gateway stores 1 notifications at most")
            })
        #expect(
            lines.contains(
                "handset: too many answers wait; let notifications take some, or raise --limit answers"
            ))
        #expect(
            lines.contains(
                "handset: nothing has changed, for too many devices are known; raise --limit devices"
            ))
        #expect(
            lines.last
                == "handset: 3 received = 1 delivered + 2 lost; 1 time a device was not listed for feedback"
        )
    }

    @Test("More known tokens than allowed are an error")
    func knownTokens() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(ListenRun.tokens.joined(separator: "\n"), to: "known")
        let result = try CommandResult.handset(
            "listen", "--limit", "devices=1", "--known-tokens", file, "--state-directory",
            folder.path("state"), "--port", "http2=0", "--port", "binary=0", "--port", "feedback=0")
        #expect(result.status == 2)
        #expect(result.errors.contains("has 2 device tokens; raise --limit devices, which is 1"))
    }

    @Test("At the limit of open files connections wait, and notifications are recorded")
    func fewFiles() throws {
        let run = try ListenRun()
        let output = try run.run(
            "--tls off --record rec",
            """
            for number in {1..60}; do exec {held}<> /dev/tcp/127.0.0.1/$binary; list+=" $held"; done
            has err 1 'no more files can be opened'
            for held in $list; do exec {held}<&-; done
            push \(Self.token) '{"aps":{}}'
            stop TERM
            ls rec
            """, startedBy: "prlimit --nofile=40:40")
        #expect(output == "200\nstatus 0\n00000001.apns\n00000001.headers\nundelivered\n")
    }

    @Test("At the limit of open files, connections leave a reserve of 32")
    func reserve() throws {
        let output = try ListenRun().run(
            "--tls off",
            """
            for number in {1..260}; do exec {held}<> /dev/tcp/127.0.0.1/$binary; list+=" $held"; done
            has err 1 'no more files can be opened'
            process=$(sed -n 's/.*"process": //p' state/ready.json)
            open=$(ls /proc/$process/fd | wc -l)
            # A few connections are accepted at once.
            [ $open -gt 160 ] && [ $open -le 176 ] && echo 'a reserve of 32' || echo "$open of 200"
            for held in $list; do exec {held}<&-; done
            stop TERM
            """, startedBy: "prlimit --nofile=200:200")
        #expect(output == "a reserve of 32\nstatus 0\n")
    }

    @Test("The gateway serves after a file name beyond all numbers")
    func fileName() throws {
        let run = try ListenRun()
        let output = try run.run(
            "--tls off --record rec",
            """
            push \(Self.token) '{"aps":{}}'
            stop TERM
            ls rec
            """,
            startedBy:
                "env --chdir=. sh -c 'mkdir rec; : > rec/9223372036854775807.apns; exec \"$0\" \"$@\"'"
        )
        #expect(
            output
                == "200\nstatus 0\n00000001.apns\n00000001.headers\n9223372036854775807.apns\nundelivered\n"
        )
    }
}
