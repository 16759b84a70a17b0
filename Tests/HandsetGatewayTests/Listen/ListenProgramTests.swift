import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// `handset listen --exec`, which runs a sender beside the gateway.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct ListenProgramTests {
    private static let token = ListenRun.tokens[0]
    /// Sends a notification by the binary protocol, and needs no other program than bash.
    private static let send =
        #"printf '{"aps":{"session":"42"}}' | handset packet --token \#(token) > /dev/tcp/localhost/$APNS_BINARY_PORT"#

    /// Waits for the end of the process whose number is in a file, and prints a line if it goes on.
    private static func isAlive(_ file: String) -> String {
        // One that nobody waits for stays as a zombie.
        """
        process=$(cat \(file))
        for ((attempt = 0; attempt < 12000; attempt++)); do
            grep -q '^State:[^Z]*$' /proc/$process/status 2> /dev/null || break
            sleep 0.1
        done
        [ $attempt -lt 12000 ] || echo alive
        """
    }

    /// Sends SIGTERM to the gateway when there is a file, which is written after traps are set.
    private static func terminate(after file: String) -> String {
        """
        for ((attempt = 0; attempt < 12000; attempt++)); do [ -s \(file) ] && break; sleep 0.1; done
        kill -TERM "$(sed -n 's/.*"process": //p' state/ready.json)"
        """
    }

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Runs `handset listen` with a program, which is a script of bash's.
    ///
    /// - Parameters:
    ///   - program: The script.
    ///   - options: Its options.
    ///   - beside: What is run beside it.
    ///   - lines: What is run after it.
    ///   - hasState: True if it finds keys and certificates in a state directory; otherwise it makes them.
    /// - Returns: What all that printed.
    /// - Throws: If bash cannot be run.
    private func run(
        _ program: String, _ options: String = "--tls off", while beside: String = "",
        after lines: String = "", hasState: Bool = true
    ) throws -> CommandResult {
        try folder.write(program, to: "program")
        var options = options
        if hasState {
            try ListenRun.identity.get().write(to: folder.path("state"))
            options += " --state-directory state"
        }
        return try CommandResult.line(
            """
            cd '\(folder.path)'
            unset NODE_EXTRA_CA_CERTS SSL_CERT_DIR SSL_CERT_FILE; export APNS_CA_FILE=another
            timeout --foreground -s KILL 1200 handset listen --exec 'exec bash ./program' \(options) \
                2> err\(beside.isEmpty ? "" : " & gateway=$!; \(beside); wait $gateway")
            echo "status $?"; grep -v '^ready ' err >&2; \(lines)
            """)
    }

    // MARK: - The program's end

    @Test("The program runs beside the gateway, and both outputs are standard output")
    func both() throws {
        let result = try run("\(Self.send); echo sent; echo 'said' >&2", "--tls off --expect 1")
        #expect(
            Set(result.output.split(separator: "\n")) == [
                #"handleOpenURL("http://URLHERE.cloudapp.net/Session/Lookup?session=42");"#,
                "sent", "status 0",
            ])
        #expect(result.errors == "said\nhandset: 1 received = 1 delivered\n")
    }

    @Test("--output separates the results from what the program prints")
    func output() throws {
        let result = try run(
            "\(Self.send); echo sent", "--tls off --format session --output calls",
            after: "cat calls")
        #expect(result.output == "sent\nstatus 0\n42\n")
    }

    @Test(
        "The status is that of the program, also if a signal has ended it",
        arguments: Sweep.every(
            3,
            of: [
                ("exit 7", 7), ("kill -9 $$", 137), ("kill -TERM $$", 143), ("nosuchprogram", 127),
                ("exit 0", 1),
            ]))
    func status(program: String, status: Int) throws {
        let result = try run(program)
        #expect(result.output == "status \(status)\n")
    }

    @Test(
        "A program that sends nothing, or only what is rejected, has not succeeded", .needs(.curl),
        .exhaustive)
    func nothingSent() throws {
        let end = "handset: the program has ended: "
        let nothing = try run("exit 0")
        #expect(nothing.output == "status 1\n")
        #expect(
            nothing.errors.contains(
                "\(end)no sender has connected; let it send to $APNS_URL, or to the host and port of its protocol\n"
            ))
        func push(_ token: String) -> String {
            "curl -sS --http2-prior-knowledge -H \"apns-topic: $APNS_TOPIC\" -d '{}' -o /dev/null "
                + "\"$APNS_URL/3/device/\(token)\""
        }
        let rejected = try run(push("0a"))
        #expect(rejected.output == "status 1\n")
        #expect(
            rejected.errors.contains(
                "\(end)its notification was rejected; the line above says why\n"))
        let all = try run("\(push("0a")); \(push("<0a>"))")
        #expect(
            all.errors.contains(
                "\(end)all 2 notifications were rejected; the lines above say why\n"))
        let asked = try run(push("$(handset token --answer Unregistered)"))
        #expect(asked.output == "status 0\n")
        let feedback = try run("cat < /dev/tcp/127.0.0.1/$APNS_FEEDBACK_PORT")
        #expect(feedback.output == "status 0\n")
        let connected = try run(": < /dev/tcp/127.0.0.1/$APNS_BINARY_PORT")
        #expect(
            connected.errors.contains("\(end)it has connected, but no notification has come\n"))
    }

    @Test("If the program succeeds, the status is that of the verdict", .exhaustive)
    func verdict() throws {
        let few = try run(Self.send, "--tls off --expect 3 --output calls")
        #expect(few.output == "status 1\n")
        #expect(
            few.errors == """
                handset: the program has ended: 1 of 3 notifications reached the app
                handset: 1 received = 1 delivered

                """)
        let without = try run(
            Self.send.replacing("session", with: "other"),
            "--tls off --require-session --output calls")
        #expect(without.output == "status 1\n")
        let failed = try run("\(Self.send); exit 5", "--tls off --expect 3 --output calls")
        #expect(failed.output == "status 5\n")
    }

    @Test("What a program has sent before its end counts, even if nobody waits for an answer")
    func lastMoment() throws {
        let packets =
            #"for i in {1..200}; do printf '{"aps":{"session":"%d"}}' $i; done | handset packet --token \#(Self.token) > packets"#
        let result = try run(
            """
            \(packets)
            for i in {1..20}; do cat packets > /dev/tcp/localhost/$APNS_BINARY_PORT & done; wait
            """, "--tls off --expect 4000 --format session --output calls",
            after: "wc -l < calls")
        #expect(result.output == "status 0\n4000\n", "\(result.errors)")
    }

    // MARK: - The program's surroundings

    @Test("Its environment has the addresses, the certificates and the keys")
    func environment() throws {
        let result = try run(
            """
            env | grep -E '^(APNS_|NODE_EXTRA|SSL_CERT)' | LC_ALL=C sort
            ls "$APNS_CA_FILE" "$APNS_CERTIFICATE_FILE" "$APNS_CERTIFICATE_KEY_FILE" "$APNS_KEY_FILE" \
                | wc -l
            """,
            "--state-directory \"it's\" --topic com.example.app --environment production",
            after: "ls -A \"it's/ready.json\" 2>&1 | grep -c 'No such'", hasState: false)
        let lines = result.output.split(separator: "\n").map(String.init)
        let names = lines.compactMap { line in
            line.contains("=") ? line.split(separator: "=").first.map(String.init) : nil
        }
        #expect(
            names == [
                "APNS_BINARY_PORT", "APNS_CA_FILE", "APNS_CERTIFICATE_FILE",
                "APNS_CERTIFICATE_KEY_FILE", "APNS_ENVIRONMENT", "APNS_FEEDBACK_PORT", "APNS_HOST",
                "APNS_KEY_FILE", "APNS_KEY_ID", "APNS_PORT", "APNS_TEAM_ID", "APNS_TOPIC",
                "APNS_URL", "NODE_EXTRA_CA_CERTS", "SSL_CERT_FILE",
            ])
        func value(_ name: String) -> String {
            lines.first { $0.hasPrefix("\(name)=") }.map { String($0.dropFirst(name.count + 1)) }
                ?? "none"
        }
        let folder = folder.path("it's")
        #expect(value("APNS_HOST") == "localhost")
        #expect(value("APNS_URL") == "https://localhost:\(value("APNS_PORT"))")
        #expect(value("APNS_TOPIC") == "com.example.app")
        #expect(value("APNS_ENVIRONMENT") == "production")
        #expect(value("APNS_KEY_FILE") == "\(folder)/AuthKey_\(value("APNS_KEY_ID")).p8")
        for name in ["APNS_CA_FILE", "NODE_EXTRA_CA_CERTS", "SSL_CERT_FILE"] {
            #expect(value(name) == "\(folder)/ca.pem")
        }
        #expect(lines.suffix(3) == ["4", "status 1", "1"])
    }

    @Test("In plain text it has no variables of TLS, nor those of another gateway")
    func plaintextEnvironment() throws {
        let result = try run(
            "env | grep -E '^(APNS_|NODE_EXTRA|SSL_CERT)' | sed 's/=.*//' | LC_ALL=C sort; echo $APNS_URL",
            "--tls off")
        let lines = result.output.split(separator: "\n").map(String.init)
        #expect(
            lines.dropLast(2) == [
                "APNS_BINARY_PORT", "APNS_ENVIRONMENT", "APNS_FEEDBACK_PORT", "APNS_HOST",
                "APNS_KEY_FILE", "APNS_KEY_ID", "APNS_PORT", "APNS_TEAM_ID", "APNS_TOPIC",
                "APNS_URL",
            ])
        #expect(lines.dropLast().last?.hasPrefix("http://localhost:") == true)
    }

    @Test("It keeps the user's own variables, also with a similar name", .exhaustive)
    func ownVariables() throws {
        let result = try CommandResult.line(
            """
            APNS_BUNDLE_ID=com.example.app APNS_DEVICE_TOKEN=0a0b \
                timeout --foreground -s KILL 1200 handset listen --tls off \
                --exec 'echo $APNS_BUNDLE_ID $APNS_DEVICE_TOKEN' 2> /dev/null
            """)
        #expect(result.output == "com.example.app 0a0b\n")
    }

    @Test("It has the limit on open files of the shell, not that of the gateway", .exhaustive)
    func openFiles() throws {
        let result = try CommandResult.line(
            """
            ulimit -Sn 333
            timeout --foreground -s KILL 1200 handset listen --tls off --exec 'ulimit -Sn' 2> /dev/null
            """)
        #expect(result.output == "333\n")
    }

    @Test("It inherits no socket of the gateway, whose ports close when the gateway ends")
    func sockets() throws {
        let result = try run(
            "echo $APNS_BINARY_PORT > port; sleep 30 > /dev/null 2>&1 < /dev/null & ls -l /proc/self/fd | grep -c socket:",
            after: "(echo > /dev/tcp/127.0.0.1/$(cat port)) 2> /dev/null && echo open")
        #expect(result.output == "0\nstatus 1\n")
    }

    @Test("It reads standard input, which has no commands of the gateway then", .exhaustive)
    func standardInput() throws {
        try folder.write("read line; echo \"read $line\"", to: "program")
        let result = try CommandResult.line(
            """
            cd '\(folder.path)'
            echo 'away' | timeout --foreground -s KILL 1200 handset listen --tls off \
                --exec 'exec bash ./program' 2> /dev/null; echo "status $?"
            """)
        #expect(result.output == "read away\nstatus 1\n")
    }

    @Test("Without --state-directory it has a folder of its own, which goes with it", .exhaustive)
    func ownFolder() throws {
        let result = try run(
            """
            dirname "$APNS_KEY_FILE"
            handset listen --tls off --exec 'dirname "$APNS_KEY_FILE"' 2> /dev/null
            """, hasState: false)
        let folders = result.output.split(separator: "\n").dropLast().map(String.init)
        #expect(Set(folders).count == 2)
        for folder in folders { #expect(!FileManager.default.fileExists(atPath: folder)) }
    }

    // MARK: - Signals and time

    @Test(
        "A signal is passed on to the program, and the gateway ends after it",
        arguments: Sweep.every(3, of: [("INT", "130"), ("TERM", "143")]))
    func signal(name: String, status: String) throws {
        try folder.write(
            "trap 'echo stopping; exit 9' \(name); touch started; while :; do sleep 0.1; done",
            to: "program")
        let result = try CommandResult.line(
            """
            cd '\(folder.path)'
            run() {
                rm -f started
                # A job of bash ignores SIGINT, which is inherited.
                env --default-signal=INT timeout --foreground -s KILL 1200 \
                    handset listen --tls off --state-directory state --exec "$1" 2> err &
                for ((attempt = 0; attempt < 12000; attempt++)); do [ -e started ] && break; sleep 0.1; done
                kill -\(name) "$(sed -n 's/.*"process": //p' state/ready.json)"
                wait $!; echo "status $?"; tail -1 err
            }
            run 'exec bash ./program'
            run 'touch started; sleep 50'
            """)
        #expect(
            result.output == """
                stopping
                status 9
                handset: 0 received = 0 delivered
                status \(status)
                handset: 0 received = 0 delivered

                """)
    }

    @Test(
        "A program that does not end after a signal is killed, with the programs that it has started"
    )
    func stubborn() throws {
        let result = try run(
            """
            trap '' TERM; sleep 3600 & echo $! > child
            trap '' TERM; while :; do sleep 0.1; done
            """, "--tls off --timeout 6", after: Self.isAlive("child"))
        #expect(result.output == "status 1\n")
        // The shell may see the end of what it waits for before its own.
        let errors = result.errors.replacing(#/\./program: line \d+: +\d+ Killed .*\n/#, with: "")
        #expect(
            errors == """
                handset: time ran out after 6 seconds: no notification reached the app; ending the program
                handset: the program has not ended within 5 seconds; it is killed
                handset: 0 received = 0 delivered

                """)
    }

    @Test("Programs that the shell has started are killed too if they outlive it after a signal")
    func stubbornChild() throws {
        try folder.write(
            "trap '' TERM; echo $$ > number; while :; do sleep 0.1; done", to: "child")
        let result = try run(
            "bash ./child; echo after", while: Self.terminate(after: "number"),
            after: Self.isAlive("number"))
        #expect(result.output == "status 143\n")
        #expect(
            result.errors == """
                handset: the program has not ended within 5 seconds; it is killed
                handset: 0 received = 0 delivered

                """)
    }

    @Test("After a signal, a program that the shell has started still reaches the gateway")
    func cleaningChild() throws {
        try folder.write(
            """
            clean() { sleep 1; ls "$APNS_KEY_FILE" > key && \(Self.send) && touch sent; exit; }
            trap clean TERM; echo set > trap
            while :; do sleep 0.1; done
            """, to: "child")
        let result = try run(
            "bash ./child; echo after", "--tls off --format session --output calls",
            while: Self.terminate(after: "trap"), after: "cat calls; ls sent; wc -l < key")
        #expect(result.output == "status 143\n42\nsent\n1\n", "\(result.errors)")
    }

    @Test("Without a terminal, a program that stops itself does not stop the gateway", .exhaustive)
    func stopped() throws {
        let result = try CommandResult.line(
            """
            cd '\(folder.path)'
            # In a process group of its own: a stop would reach the test too.
            setsid --wait timeout --foreground -s KILL 1200 handset listen --tls off --timeout 0.5 \
                --exec 'trap "echo continued; exit" TERM; kill -STOP $$' < /dev/null 2> err
            echo "status $?"
            """)
        #expect(result.output == "continued\nstatus 1\n")
    }

    @Test("If nobody reads the results, the program gets a signal, and the status is 1")
    func closedOutput() throws {
        try folder.write(
            "trap 'echo ending >&2; exit' TERM; while :; do \(Self.send); sleep 0.1; done",
            to: "program")
        let result = try CommandResult.line(
            """
            cd '\(folder.path)'
            timeout --foreground -s KILL 1200 handset listen --tls off --exec 'exec bash ./program' \
                2> err | true
            # bash may say that its `sleep` was terminated, and `handset packet` that it was stopped.
            echo "status ${PIPESTATUS[0]}"; grep -vE '^ready |Terminated|stopped by SIGTERM' err
            """)
        #expect(
            result.output == """
                status 1
                handset: cannot write standard output: Broken pipe; ending the program
                ending

                """)
    }

    @Test("--timeout ends the program, says so, and is status 1 whatever the program exits with")
    func timeout() throws {
        let result = try run(
            "\(Self.send); exec 2> /dev/null; trap 'exit 0' TERM; while :; do sleep 0.1; done",
            "--tls off --timeout 6 --expect 1 --output calls")
        #expect(result.output == "status 1\n")
        #expect(
            result.errors == """
                handset: time ran out after 6 seconds: 1 of 1 notification reached the app; ending the program
                handset: 1 received = 1 delivered

                """)
    }

    @Test("A second signal ends everything at once", .exhaustive)
    func secondSignal() throws {
        try folder.write(
            "trap '' TERM INT; touch started; while :; do sleep 0.1; done", to: "program")
        let result = try CommandResult.line(
            """
            cd '\(folder.path)'
            timeout --foreground -s KILL 1200 handset listen --tls off --state-directory state \
                --exec 'echo $$ > shell; exec bash ./program' 2> err &
            for ((attempt = 0; attempt < 12000; attempt++)); do [ -e started ] && break; sleep 0.1; done
            process=$(sed -n 's/.*"process": //p' state/ready.json)
            for ((attempt = 0; attempt < 6000; attempt++)); do kill -TERM $process 2> kill || break; sleep 0.2; done
            wait $!; echo "status $?"
            \(Self.isAlive("shell"))
            """)
        #expect(result.output == "status 143\n")
    }

    @Test("A second signal removes the temporary folder with the keys", .exhaustive)
    func secondSignalFolder() throws {
        try folder.write(
            "trap '' TERM INT; echo $PPID > gateway; touch started; while :; do sleep 0.1; done",
            to: "program")
        let result = try CommandResult.line(
            """
            cd '\(folder.path)'; mkdir temporary; export TMPDIR=$PWD/temporary
            timeout --foreground -s KILL 1200 handset listen --tls off --exec 'exec bash ./program' \
                2> err &
            for ((attempt = 0; attempt < 12000; attempt++)); do [ -e started ] && break; sleep 0.1; done
            ls temporary | wc -l
            # On a busy machine a second signal may come before the first was seen, and count as one.
            for ((attempt = 0; attempt < 6000; attempt++)); do kill -TERM $(cat gateway) 2> kill || break; sleep 0.2; done
            wait $!; echo "status $?"
            ls temporary
            """)
        #expect(result.output == "1\nstatus 143\n")
    }
}
