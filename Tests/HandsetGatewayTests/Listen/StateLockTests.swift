import Foundation
import Handset
import HandsetCommandSupport
import HandsetTestSupport
import Testing

@testable import HandsetListen

/// The state directory belongs to one gateway at a time.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct StateLockTests {
    private let run: ListenRun

    init() throws {
        run = try ListenRun()
    }

    @Test("A second gateway on a state directory is refused with the process that has it")
    func second() throws {
        let output = try run.run(
            "--tls off",
            """
            before=$(cat state/ready.json)
            handset listen --tls off --state-directory state --port http2=0 --port binary=0 \\
                --port feedback=0 < /dev/null 2> second; echo "status $?"
            process=$(sed -n 's/.*"process": //p' state/ready.json)
            sed "s/process $process /process PROCESS /" second
            [ "$before" = "$(cat state/ready.json)" ] && echo same; stop TERM
            """)
        #expect(
            output == """
                status 69
                \(run.folder.path("state")): error: the gateway of process PROCESS uses this folder; \
                stop it, or give another --state-directory
                same
                status 0

                """)
    }

    @Test("Of many gateways that start at once on one state directory, one runs", .exhaustive)
    func atOnce() throws {
        let result = try CommandResult.line(
            """
            cd '\(run.folder.path)' || exit
            for i in {1..6}; do
                timeout --foreground -s KILL 1200 handset listen --tls off --state-directory state \\
                    --port http2=0 --port binary=0 --port feedback=0 --timeout 1200 \\
                    < /dev/null > /dev/null 2> err$i &
            done
            for ((attempt = 0; attempt < 12000; attempt++)); do
                cat err* > all
                [ "$(grep -c ' uses this folder;' all)" = 5 ] && grep -q '^ready ' all && break
                sleep 0.1
            done
            grep -c '^ready ' all; grep -c ' uses this folder;' all
            kill "$(sed -n 's/.*"process": //p' state/ready.json)"; wait
            """)
        #expect(result.output == "1\n5\n", "\(result.errors)")
    }

    @Test("After a gateway was killed, the next one starts, and its address is read")
    func killed() throws {
        let output = try run.run(
            "--tls off",
            """
            process=$(sed -n 's/.*"process": //p' state/ready.json)
            # bash says that its `timeout` was killed, in the wait or before it.
            { kill -KILL $process; wait $listener; } 2> /dev/null
            [ -e state/ready.json ] && echo left
            handset listen --print-environment --state-directory state --timeout 0.1 2> /dev/null
            echo "status $?"
            timeout -s KILL 1200 handset listen --tls off --state-directory state --port http2=0 \\
                --port binary=0 --port feedback=0 --expect 1 --timeout 1200 < /dev/null > calls 2> err2 &
            listener=$!
            eval "$(handset listen --print-environment --state-directory state)"
            grep -c "^ready http2=127.0.0.1:$APNS_PORT " err2
            http2=127.0.0.1:$APNS_PORT; push \(ListenRun.tokens[0]) '{"aps":{"session":"42"}}'; status
            """.replacing("timeout -s KILL", with: "timeout --foreground -s KILL"))
        #expect(output == "left\nstatus 69\n1\n200\nstatus 0\n")
    }

    @Test("A state directory is locked once within a process too, and is free after its release")
    func withinProcess() throws {
        let folder = try TemporaryFolder()
        let lock = try StateLock(in: folder.path("state"))
        #expect(StateLock.isHeld(in: folder.path("state")))
        #expect(throws: StateLockFault.self) { try StateLock(in: folder.path("state")) }
        lock.release()
        #expect(!StateLock.isHeld(in: folder.path("state")))
        try StateLock(in: folder.path("state")).release()
    }

    @Test(
        "A folder, or a file that a gateway keeps in it, of another user is refused before it is touched",
        .needs(.root),
        arguments: ["", "/.lock", "/.gateway.lock", "/ready.json", "/ca-key.pem", "/AuthKey_A.p8"])
    func otherUser(name: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "state/log")
        let (state, path) = (folder.path("state"), folder.path("state") + name)
        // A log beside them may be anybody's.
        let made = "touch \(path); chown 12345 \(path) \(state)/log; ls -A \(state)"
        let before = try CommandResult.line(made).output
        let fault = #expect(throws: StateLockFault.self) { try StateLock(in: state) }
        guard case .foreign(let file) = fault else {
            Issue.record("\(String(describing: fault))")
            return
        }
        #expect(file.path == path)
        #expect(try CommandResult.line("ls -A \(state)").output == before)
        #expect(try CommandResult.line(file.command).status == 0)
        try StateLock(in: state).release()
    }

    @Test("A folder that cannot be created is named with the reason")
    func unusable() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "file")
        let result = try CommandResult.line(
            "handset listen --state-directory '\(folder.path("file/state"))' < /dev/null")
        #expect(result.status == 69)
        #expect(
            result.errors.hasSuffix(
                "error: cannot be written: Not a directory; let this user write it, or give another "
                    + "--state-directory\n"), "\(result.errors)")
    }
}
