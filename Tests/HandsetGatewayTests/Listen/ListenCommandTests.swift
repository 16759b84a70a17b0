import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// `handset listen`, and senders that speak without TLS.
@Suite(
    .waitsForPrograms, .timeLimit(.minutes(30)),
    .needs(.curl))
struct ListenCommandTests {
    private let run: ListenRun
    private let token = ListenRun.tokens[0]
    private let payload = #"{"aps":{"session":"42"}}"#

    init() throws {
        run = try ListenRun()
    }

    // MARK: - What arrives

    @Test("The quick way writes the same records of what senders send as the ordinary one")
    func quickRecords() throws {
        let sending = #"""
            push 0a0b '{"aps":{"alert":"x","session":"42"}}'
            push 0a0b '{"aps":{"alert":"x"}}'
            push 0a0b '{"aps":{"session":"a\"b","sound":"default"},"b":{"session":"ü"}}'
            push 0a0b ' {"aps":{"session":"1"}, "t": "\u2028"} ' -H 'apns-push-type: liveactivity'
            push 0a0b '{"aps":{"content-state":{},"event":"update","session":"1"}}'
            push 0a0b '[1]'
            push 0a '{}'
            stop TERM
            """#.replacing("0a0b", with: ListenRun.tokens[0])
        var outputs: [String] = []
        for starter in ["", "env HANDSET_PLAIN=1"] {
            let run = try ListenRun()
            _ = try run.run("--tls off --format json", sending, startedBy: starter)
            outputs.append(
                try run.folder.read("out").replacing(/"id":"[^"]*"/, with: #""id":"ID""#))
        }
        #expect(outputs[0] == outputs[1])
        #expect(outputs[0].split(separator: "\n").count == 6)
    }

    @Test("A notification is answered, and the app's call is written; SIGTERM is status 0")
    func statement() throws {
        let output = try run.run("--tls off", "push \(token) '\(payload)'; stop TERM")
        #expect(output == "200\nstatus 0\n")
        #expect(
            try run.lines("out") == [
                #"handleOpenURL("http://URLHERE.cloudapp.net/Session/Lookup?session=42");"#
            ])
        #expect(try run.messages() == ["handset: 1 received = 1 delivered"])
    }

    @Test("The output for a payload is that of receive, with the notification added")
    func json() throws {
        let payload = #"{"aps":{"alert":"hello","session":"42","sound":"default"}}"#
        let output = try run.run(
            "--tls off --format json --fail-on error",
            """
            push \(token) '\(payload)' -H 'apns-id: 123e4567-e89b-12d3-a456-426614174000'
            stop INT
            """)
        #expect(output == "200\nstatus 1\n")
        let received = try CommandResult.handset(
            "receive", "--format", "json", "--hazards", input: payload)
        let ending =
            #","notification":{"token":"\#(token)","topic":"com.example.app","#
            + #""id":"123e4567-e89b-12d3-a456-426614174000","protocol":"http2","#
            + #""answer":{"status":"accepted"}},"payload":\#(payload)}"# + "\n"
        #expect(
            try run.folder.read("out").replacing(#""source":"http2#1""#, with: #""source":"stdin""#)
                == received.output.dropLast(2) + ending)
        #expect(
            try run.messages().dropLast().map { $0.replacing("http2#1", with: "stdin") + "\n" }
                .joined() == received.errors)
    }

    @Test(
        "A notification that does not reach the app has a JSON line with the answer and no routes")
    func jsonOfRejected() throws {
        let output = try run.run(
            "--tls off --format json --fail-next Unregistered:2 --fail-next stall",
            """
            push \(token) '\(payload)' -H 'apns-id: 123e4567-e89b-12d3-a456-426614174000' \
                | sed 's/:[0-9]*}/:TIME}/'
            push 0a '\(payload)'; push \(token) '\(payload)' > /dev/null
            push \(token) '\(payload)' --max-time 1 | tail -1
            stop TERM
            """)
        #expect(
            output == """
                {"reason":"Unregistered","timestamp":TIME}410
                {"reason":"BadDeviceToken"}400
                000
                status 0

                """)
        let lines = try run.lines("out")
        let first: String =
            #"{"source":"http2#1","number":1,"line":1,"bytes":24,"notification":{"token":"\#(token)","#
            + #""topic":"com.example.app","id":"123e4567-e89b-12d3-a456-426614174000","#
            + #""protocol":"http2","answer":{"status":"rejected","reason":"Unregistered","code":410}}"#
            + #","payload":\#(payload)}"#
        #expect(lines.first == first)
        #expect(
            lines.map { $0.replacing(#/.*"answer":/#, with: "") }
                == [
                    #"{"status":"rejected","reason":"Unregistered","code":410}}"#,
                    #"{"status":"rejected","reason":"BadDeviceToken","code":400,"#
                        + #""cause":{"code":"device-token-length","words":"the device token has 1 byte; send one of 32 to 100 bytes"}}}"#,
                    #"{"status":"rejected","reason":"Unregistered","code":410}}"#,
                    #"{"status":"unanswered","reason":"stall"}}"#,
                ].map { "\($0),\"payload\":\(payload)}" })
        #expect(
            try run.messages() == ["handset: 4 received = 0 delivered + 3 rejected + 1 unanswered"])
    }

    @Test(
        "A record has the payload as it was sent, whichever way it is written, and none that is no object",
        arguments: ["env HANDSET_PLAIN=0", "env HANDSET_PLAIN=1"])
    func payloadOfRecord(starter: String) throws {
        let output = try run.run(
            "--tls off --format json --fail-next Unregistered",
            #"""
            push \#(token) '[1]' > /dev/null
            push \#(token) '{ "aps" : {"session":"caf\u00e9 \/", "badge" : 1.0e2},
              "id": 18446744073709551616, "a":[ ], "a" : 2 }'
            push \#(token) '{"aps":{"alert":"a",}}'; stop TERM
            """#, startedBy: starter)
        #expect(output == "200\n200\nstatus 2\n")
        let lines = try run.lines("out")
        try #require(lines.count == 2)
        #expect(lines[0].hasSuffix("}}}"))
        #expect(!lines[0].contains("payload"))
        let sent: String =
            #"},"payload":{"aps":{"session":"caf\u00e9 \/","badge":1.0e2},"id":18446744073709551616,"#
            + #""a":[],"a":2}}"#
        #expect(lines[1].hasSuffix(sent), "\(lines[1])")
    }

    @Test("In other formats it has a line on standard error, and a flood has twenty")
    func floods() throws {
        let output = try run.run(
            "--fail-next BadTopic:25",
            """
            urls=(); for _ in {1..25}; do urls+=("https://$http2/3/device/\(token)" -o /dev/null); done
            secure -d '\(payload)' "${urls[@]}"; stop TERM
            """)
        #expect(output == "status 0\n")
        let messages = try run.messages()
        let first =
            "handset: notification 1 of connection 1 was rejected: HTTP 400 BadTopic"
        #expect(messages.first == first)
        try #require(messages.count == 22)
        #expect(
            messages[19...] == [
                first.replacing("notification 1 ", with: "notification 20 ")
                    + "; later ones on this connection are only counted",
                "handset: connection 1: 5 more had no line of their own",
                "handset: 25 received = 0 delivered + 25 rejected",
            ])
        #expect(try run.lines("out") == [])
    }

    @Test("A payload that the app cannot read is refused and kept, and the next goes on")
    func refused() throws {
        let output = try run.run(
            "--tls off --format session --record kept --expect 2",
            "push \(token) '{\"aps\":'; push \(token) '\(payload)'; status")
        #expect(output == "200\n200\nstatus 2\n")
        #expect(try run.lines("out") == ["42"])
        #expect(try run.folder.read("kept/00000001.apns") == #"{"aps":"#)
        #expect(
            try run.messages().first?.hasPrefix(
                "http2#1:1:1: error: found the end of the input inside this object") == true)
    }

    @Test("Many notifications at once are written in their order, however many workers there are")
    func manyAtOnce() throws {
        let output = try run.run(
            "--format session --limit jobs=4 --expect 400 --fail away",
            """
            for i in {1..400}; do
                printf 'next\\nurl = "https://%s/3/device/%064x"\\n' $http2 $i
                printf 'data = "{\\\\"aps\\\\":{\\\\"session\\\\":\\\\"%d\\\\"}}"\\n' $i
                printf 'header = "apns-topic: net.cloudapp.urlhere"\\nsilent\\nshow-error\\n'
                printf '%s = "state/%s.pem"\\n' cacert ca cert client key client-key
            done | tail -n +2 > many
            curl -K many; say online; status
            """)
        #expect(output == "status 0\n")
        #expect(try run.lines("out") == (1...400).map { "\($0)" })
    }

    // MARK: - Its end

    @Test("--timeout is status 1 if as many as --count says did not come")
    func timeout() throws {
        let output = try run.run(
            "--tls off --expect 2 --timeout 1", "push \(token) '\(payload)'; status")
        #expect(output == "200\nstatus 1\n")
        #expect(
            try run.messages() == [
                "handset: time ran out after 1 second: 1 of 2 notifications reached the app",
                "handset: 1 received = 1 delivered",
            ])
    }

    @Test("--timeout without --count asks for one, and is status 0 if it came")
    func timeoutAlone() throws {
        #expect(try run.run("--tls off --timeout 0.2", "status") == "status 1\n")
        #expect(
            try run.messages().first
                == "handset: time ran out after 0.2 seconds: 0 of 1 notification reached the app")
        let output = try run.run(
            "--tls off --timeout 5", "push \(token) '\(payload)'; status")
        #expect(output == "200\nstatus 0\n")
    }

    @Test("A verdict of receive is one here: --require-session")
    func verdict() throws {
        let output = try run.run(
            "--tls off --expect 1 --require-session", "push \(token) '{}'; status")
        #expect(output == "200\nstatus 1\n")
    }

    @Test("After a signal, pending requests are answered and new connections are refused")
    func graceful() throws {
        let output = try run.run(
            "--tls off --fail delay=3600 --format session",
            """
            push \(token) '\(payload)' & pushing=$!
            has out 1 42
            stop INT
            wait $pushing; push \(token) '\(payload)' 2>&1 | grep -o 'Failed to connect'
            """)
        #expect(output == "200\nstatus 0\nFailed to connect\n")
    }

    @Test("A device that gets more than its rate is answered 429, and others are not")
    func tokenRate() throws {
        let output = try run.run(
            "--tls off --limit token-rate=2/3600",
            """
            for i in 1 2 3; do push \(token) '\(payload)'; done
            push $(handset token --seed 9) '\(payload)'; stop TERM
            """)
        #expect(output == "200\n200\n{\"reason\":\"TooManyRequests\"}429\n200\nstatus 0\n")
    }

    @Test("A second signal ends it at once, and the status says which")
    func impatience() throws {
        let output = try run.run(
            "--tls off --limit grace=50",
            """
            push \(token) '\(payload)' > /dev/null; has out 1 42
            # A request that does not end holds the gateway up.
            hold \(token) '{' ''
            process=$(sed -n 's/.*"process": //p' state/ready.json)
            kill -INT $process
            # After the first signal, connections are refused.
            until push \(token) '\(payload)' | grep -q 'Failed to connect'; do sleep 0.1; done
            kill -TERM $process; status
            """)
        #expect(output == "status 143\n")
    }

    @Test(
        "A reader that closes the pipe ends it, and unwritten notifications are not answered",
        .exhaustive)
    func closedPipe() throws {
        let result = try CommandResult.line(
            """
            cd '\(run.folder.path)'
            (timeout --foreground -s KILL 1200 handset listen --tls off --port http2=0 --port binary=0 \
                --port feedback=0 --state-directory state --format session 2> err < /dev/null
                echo "status $?" >&2) | head -1 & reader=$!
            for ((attempt = 0; attempt < 12000; attempt++)); do [ -e state/ready.json ] && break; sleep 0.1; done
            http2=$(sed -n 's/.*"http2": "\\(.*\\)",/\\1/p' state/ready.json)
            for _ in 1 2; do
                curl -sS --http2-prior-knowledge -H 'apns-topic: t' -w '%{http_code}\\n' -d '\(payload)' \
                    "http://$http2/3/device/\(token)" 2> /dev/null
                while kill -0 $reader 2> /dev/null; do sleep 0.1; done
            done
            wait; ls state/ready.json
            """)
        #expect(result.output == "42\n200\n000\n" || result.output == "200\n42\n000\n")
        #expect(result.errors.hasPrefix("status 0\n"))
        #expect(result.errors.contains("ready.json"))
    }
}
