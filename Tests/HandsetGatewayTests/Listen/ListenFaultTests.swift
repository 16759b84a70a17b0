import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The faults and the recordings of `handset listen`.
@Suite(
    .waitsForPrograms, .timeLimit(.minutes(30)),
    .needs(.curl))
struct ListenFaultTests {
    private let run: ListenRun
    private let token = ListenRun.tokens[0]
    private let payload = #"{"aps":{"session":"42"}}"#

    init() throws {
        run = try ListenRun()
    }

    // MARK: - Devices and faults

    @Test("A device that is away keeps the newest notification until it is back")
    func away() throws {
        let output = try run.run(
            "--tls off --format session --fail away",
            """
            push \(token) '{"aps":{"session":"1"}}'; push \(token) '{"aps":{"session":"2"}}'
            say online \(token); has out 1 2; say away \(token); has err 1 'is away'
            push \(token) '{"aps":{"session":"3"}}'; say online; has out 1 3; stop TERM
            """)
        #expect(output == "200\n200\n200\nstatus 0\n")
        #expect(try run.lines("out") == ["2", "3"])
        #expect(
            try run.messages().filter { !$0.contains("online") } == [
                "handset: notification 1 of connection 1 is stored: the device is away",
                "handset: notification 1 of connection 1 was lost: notification 2 took its place",
                "handset: notification 2 of connection 2 is stored: the device is away",
                "handset: \(token) is away",
                "handset: notification 3 of connection 3 is stored: the device is away",
                "handset: 3 received = 2 delivered + 1 lost",
            ])
    }

    @Test(
        "Commands change it while it runs, unknown ones are reported, and their end does not end it"
    )
    func commands() throws {
        let output = try run.run(
            "--tls off --format session",
            """
            say unregister \(token); say fail-next TooManyRequests:1; say nonsense; say away 0; say help
            has err 1 'handset: commands'
            push \(token) '\(payload)' | sed 's/,.*}/}/'
            push \(ListenRun.tokens[1]) '\(payload)'; push \(ListenRun.tokens[1]) '\(payload)'
            exec 3>&-; push \(ListenRun.tokens[1]) '\(payload)'; stop TERM
            """)
        #expect(
            output == """
                {"reason":"Unregistered"}410
                {"reason":"TooManyRequests"}429
                200
                200
                status 0

                """)
        let list =
            "away [TOKEN], online [TOKEN], unregister TOKEN, fail-next ANSWER[:COUNT], "
            + "subscribe TOPIC [TOKEN], unsubscribe TOPIC [TOKEN], help"
        let messages = try run.messages()
        try #require(messages.count >= 5)
        #expect(messages[0] == "handset: \(token) is unregistered")
        #expect(messages[1] == "handset: the next 1 that would be accepted: TooManyRequests")
        #expect(messages[2] == "handset: \"nonsense\" is not a command; give \(list)")
        #expect(messages[3].hasPrefix("handset: \"0\" is not a device token: "))
        #expect(messages[4] == "handset: commands: \(list)")
    }

    @Test(
        "What the connection was told to do instead of an answer, curl notices",
        arguments: Sweep.every(
            3,
            of: [
                ("close", "52|16|18|55|56|92"), ("close-in-frame", "18|16|55|56|92"),
                ("reset-stream", "92"),
                ("goaway:Shutdown", "16|55|56|92|52"),
            ]))
    func faults(fault: String, statuses: String) throws {
        let output = try run.run(
            "--tls off --fail-next \(fault)",
            """
            push \(token) '\(payload)' > /dev/null; echo $?
            push \(token) '\(payload)'; stop TERM
            """)
        let lines = output.split(separator: "\n").map(String.init)
        try #require(lines.count == 3, "\(output)")
        #expect(statuses.split(separator: "|").map(String.init).contains(lines[0]), "\(lines[0])")
        #expect(lines[1...] == ["200", "status 0"])
        #expect(
            try run.messages().first
                == "handset: notification 1 of connection 1 was not answered: \(fault)")
    }

    @Test(
        "Output that cannot be written is status 74, and the sender is not told that it was accepted"
    )
    func fullDisk() throws {
        let output = try run.run(
            "--tls off --record full",
            """
            rm -r full; push \(token) '\(payload)' | grep -c '^200$'; status; ls state/ready.json 2>&1 | wc -l
            """)
        #expect(output == "0\nstatus 74\n1\n")
        #expect(try run.messages().count == 1)
        #expect(
            try run.messages().first?.hasPrefix("handset: error: cannot write full/00000001.apns: ")
                == true)
    }

    @Test("A folder of --record that cannot be read is status 74: a new file could replace one")
    func forbiddenRecord() throws {
        // Root may read everything.
        let user = "setpriv --reuid=65534 --regid=65534 --clear-groups"
        let result = try CommandResult.line(
            """
            cd '\(run.folder.path)' && mkdir -m 777 state && mkdir -m 300 kept && chmod 755 .
            start=env; [ "$(id -u)" = 0 ] && start='\(user)' && chown 65534 kept state
            $start test -x "$(command -v handset-listen)" -a -x . || { echo skipped; exit; }
            $start "$(command -v handset)" listen --tls off --state-directory state --port 0 --record kept \
                --timeout 1000 < /dev/null
            """)
        // Where the build lies in a folder of root's alone, nobody else can run it.
        if result.output == "skipped\n" { return }
        #expect(
            result.errors.hasSuffix("handset: error: cannot write kept: Permission denied\n"),
            "\(result)")
        #expect(result.status == 74 && result.output == "")
    }

    // MARK: - What is kept

    @Test("A recording has its headers beside it, and receive replays it to the same output")
    func record() throws {
        let output = try run.run(
            "--tls off --record kept/here --fail-next BadTopic",
            """
            push \(token) '\(payload)' > /dev/null; push \(token) '\(payload)' -H 'apns-priority: 5'
            push \(token) '{"aps":{"session":"43"}}'; stop TERM
            handset receive kept/here | cmp - out && echo same
            ls kept/here kept/here/undelivered
            """)
        #expect(
            output == """
                200
                200
                status 0
                same
                kept/here:
                00000002.apns
                00000002.headers
                00000003.apns
                00000003.headers
                undelivered

                kept/here/undelivered:
                00000001.apns
                00000001.headers

                """)
        #expect(try run.folder.read("kept/here/00000002.apns") == payload)
        let headers = try run.lines("kept/here/00000002.headers")
        #expect(
            headers.filter { line in
                !["apns-id: ", "user-agent: ", "handset-time: 20"].contains { line.hasPrefix($0) }
            } == [
                "handset-token: \(token)", "handset-protocol: http2",
                "handset-fate: delivered", "handset-app-state: active", "accept: */*",
                "apns-topic: com.example.app",
                "apns-priority: 5", "content-length: 24",
                "content-type: application/x-www-form-urlencoded",
            ])
        #expect(headers.count == 12)
    }

    @Test("A stored notification is kept below, until it is delivered; numbers go on another time")
    func recordStored() throws {
        let output = try run.run(
            "--tls off --format session --record kept --fail away",
            """
            push \(token) '\(payload)'; ls kept/undelivered; say online; has out 1 42; stop TERM
            ls kept kept/undelivered
            """)
        #expect(
            output == """
                200
                00000001.apns
                00000001.headers
                status 0
                kept:
                00000001.apns
                00000001.headers
                undelivered

                kept/undelivered:

                """)
        let again = try run.run(
            "--tls off --record kept", "push \(token) '\(payload)'; stop TERM; ls kept/*.apns")
        #expect(again == "200\nstatus 0\nkept/00000001.apns\nkept/00000002.apns\n")
    }
}
