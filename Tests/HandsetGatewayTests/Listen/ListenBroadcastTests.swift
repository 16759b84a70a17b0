import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// `handset listen`, and senders of broadcasts.
@Suite(
    .waitsForPrograms, .timeLimit(.minutes(30)),
    .needs(.curl))
struct ListenBroadcastTests {
    private let run: ListenRun
    private let update = #"{"aps":{"timestamp":1,"event":"update","content-state":{"score":1}}}"#
    private let id = "2288cf3f-70d8-46a6-97d7-dd5d00867127"

    init() throws {
        run = try ListenRun()
    }

    /// Calls of curl's with a client certificate, which writes the status after the body.
    private var calls: String {
        """
        api() {
            curl -sS --max-time 1200 --cacert state/ca.pem --cert state/client.pem \\
                --key state/client-key.pem -w '%{http_code}\\n' -H 'apns-request-id: \(id)' "$@" 2>&1
        }
        channels="https://$http2/1/apps/net.cloudapp.urlhere/channels"
        all="https://$http2/1/apps/net.cloudapp.urlhere/all-channels"
        broadcasts="https://$http2/4/broadcasts/apps/net.cloudapp.urlhere"
        make() {
            api -D headers -d "{\\"message-storage-policy\\":$1,\\"push-type\\":\\"LiveActivity\\"}" \\
                "$channels"
            channel=$(sed -n 's/^apns-channel-id: \\([^\\r]*\\)\\r$/\\1/p' headers)
        }
        broadcast() {
            api -H "apns-channel-id: $channel" -H 'apns-push-type: liveactivity' \\
                -H 'apns-priority: 10' -H 'apns-expiration: 0' -d '\(update)' "$@" "$broadcasts"
        }

        """
    }

    @Test("A channel's life, with a broadcast that is told as one")
    func life() throws {
        let output = try run.run(
            "--record kept",
            calls + """
                make 1
                api -H "apns-channel-id: $channel" "$channels"
                api "$all" | sed "s|$channel|CHANNEL|"
                broadcast -D answer; sed -n 's/^apns-request-id: //p' answer | tr -d '\\r'; grep -c apns-unique-id answer
                api -X DELETE -H "apns-channel-id: $channel" "$channels"
                broadcast
                stop TERM
                """)
        #expect(
            output == """
                201
                {"message-storage-policy":1,"push-type":"LiveActivity"}200
                {"channels":["CHANNEL"]}200
                200
                \(id)
                1
                204
                {"reason":"ChannelNotRegistered"}400
                status 0

                """)
        #expect(try run.lines("out") == [])
        #expect(
            try run.messages() == [
                "handset: notification 1 of connection 4 was broadcast: no callback of the app gets a Live "
                    + "Activity's update",
                "handset: notification 2 of connection 6 was rejected: HTTP 400 "
                    + "ChannelNotRegistered",
                "handset: 2 received = 0 delivered + 1 broadcast + 1 rejected; 4 channel requests",
            ])
        #expect(try run.folder.read("kept/undelivered/00000001.apns") == update)
        let headers = try run.folder.read("kept/undelivered/00000001.headers")
        #expect(headers.contains("\nhandset-fate: broadcast\n"))
        #expect(headers.contains("\napns-request-id: \(id)\n"))
        #expect(headers.hasPrefix("handset-channel: "))
        #expect(!headers.contains("handset-token"))
    }

    @Test("A broadcast has a JSON record with its channel, and counts for --count")
    func json() throws {
        let output = try run.run(
            "--format json --expect 1 --timeout 1200",
            calls + "make 0; broadcast; echo $channel > channel; status")
        #expect(output == "201\n200\nstatus 0\n")
        let channel = try run.folder.read("channel").trimmingCharacters(in: .newlines)
        #expect(
            try run.folder.read("out")
                == #"{"source":"http2#1","number":1,"line":1,"bytes":\#(update.utf8.count),"#
                + #""notification":{"channel":"\#(channel)","topic":"net.cloudapp.urlhere","#
                + #""id":"\#(id)","protocol":"http2","answer":{"status":"broadcast"}},"#
                + #""payload":\#(update)}"# + "\n")
    }

    @Test("Every reason is answered to curl, and told in the summary")
    func reasons() throws {
        let output = try run.run(
            "",
            calls + """
                make 0
                broadcast -H 'apns-expiration: 1700000000'
                api -d '{' "$channels"
                api -X PUT "$channels"; api "$channels/x"; api -d '{}' "${channels/urlhere/other}"
                stop TERM
                """)
        #expect(
            output == """
                201
                {"reason":"DuplicateHeaders"}400
                {"reason":"BadRequestPayload"}400
                {"reason":"MethodNotAllowed"}405
                {"reason":"BadPath"}404
                {"reason":"TopicMismatch"}403
                status 0

                """)
        #expect(
            try run.messages().last
                == "handset: 2 received = 0 delivered + 2 rejected; 4 channel requests, 3 of them rejected"
        )
    }
}
