import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// Signals that come while `handset listen` waits for something else than senders.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct ListenStopTests {
    @Test(
        "While a pipe is waited for that nobody has opened on its other side, a signal ends it",
        arguments: ["--output pipe"])
    func opening(options: String) throws {
        let folder = try TemporaryFolder()
        for (signal, status) in [("INT", 130), ("TERM", 143)] {
            let result = try CommandResult.line(
                """
                cd '\(folder.path)' || exit; set -m; rm -f pipe; mkfifo pipe
                handset listen --tls off --state-directory state --port http2=0 --port binary=0 \
                    --port feedback=0 \(options) < /dev/null > out 2> err &
                count=0
                while [ $count -lt 30 ] && read -r _ _ state _ < /proc/$!/stat; do
                    [ "$state" = S ] && count=$((count + 1)) || count=0
                    sleep 0.01
                done
                kill -\(signal) $!
                for ((attempt = 0; attempt < 12000; attempt++)); do kill -0 $! 2> /dev/null || break; sleep 0.1; done
                kill -KILL $! 2> /dev/null && echo "it goes on"
                wait $!; echo "status $?"; cat out err
                """)
            #expect(result.output == "status \(status)\n")
        }
    }

    @Test(
        "A handler's program is ended, and its notification is answered",
        .needs(.curl))
    func program() throws {
        let run = try ListenRun()
        try run.folder.write("#!/bin/sh\necho > started\nexec sleep 3600\n", to: "program")
        try run.folder.write(
            #"{"rules": [{"name": "s", "keyPath": "aps.session", "handler": "exec:./program"}]}"#,
            to: "app.json")
        let output = try run.run(
            "--tls off --app app.json --format session",
            """
            push \(ListenRun.tokens[0]) '{"aps":{"session":"1"}}' > answer &
            pushing=$!; until [ -e started ]; do sleep 0.1; done
            stop TERM; wait $pushing; cat answer
            """, startedBy: "bash -c 'chmod +x program; exec \"$@\"' -")
        #expect(output == "status 1\n200\n")
        #expect(try run.messages().contains { $0.hasSuffix("./program was ended by signal 9") })
    }

    @Test(
        "A reader that does not read is given up, and what it did not get is not answered",
        .needs(.curl))
    func blockedOutput() throws {
        let run = try ListenRun()
        let payload = #"{"aps":{"session":"\#(String(repeating: "x", count: 3_900))"}}"#
        let output = try run.run(
            "--tls off --format session --output pipe",
            """
            push \(ListenRun.tokens[0]) '\(payload)'
            # Others fill the pipe.
            dd if=/dev/zero of=pipe oflag=nonblock bs=1 count=200000 2> /dev/null
            hold \(ListenRun.tokens[0]) '\(payload)' end
            stop TERM; cat taken
            """, startedBy: "bash -c 'mkfifo pipe; exec 5<> pipe; exec \"$@\"' -")
        #expect(output == "200\nstatus 74\ntaken\n")
        #expect(
            try run.messages().contains(
                "handset: error: cannot write pipe: its reader has taken nothing since the signal"))
    }

    @Test("A console that waits does not hold it up")
    func console() throws {
        #expect(try ListenRun().run("--tls off", "stop TERM") == "status 0\n")
    }
}
