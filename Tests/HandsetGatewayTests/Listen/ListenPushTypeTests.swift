import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// `handset listen` for pushes of types that the app's delegate never gets.
@Suite(
    .waitsForPrograms, .timeLimit(.minutes(30)),
    .needs(.curl))
struct ListenPushTypeTests {
    private let run: ListenRun
    private let token = ListenRun.tokens[0]

    init() throws {
        run = try ListenRun()
    }

    /// Sends one payload to a topic four times: as an alert, as a VoIP push, with the topic's suffix alone,
    /// and as an alert again.
    private func send(_ format: String) throws -> String {
        let payload = #"{"aps":{"alert":"hello","session":"42"}}"#
        return try run.run(
            "--tls off --format \(format)",
            """
            send() {
                curl -sS --max-time 1200 --http2-prior-knowledge -H "apns-topic: $1" "${@:2}" \\
                    -w '%{http_code}\\n' -d '\(payload)' http://$http2/3/device/\(token) 2>&1
            }
            send com.example.app -H 'apns-push-type: alert'
            send com.example.app.voip -H 'apns-push-type: voip'
            send com.example.app.voip
            send com.example.app
            stop TERM
            """)
    }

    private static let reason =
        ": the session 42 is not opened: a push of this type goes to the app's push registry of "
        + "PushKit, and to none of these callbacks"

    @Test(
        "A VoIP push is delivered and opens no session, by its header or by its topic alone",
        arguments: [
            ("session", ["42", "42"]),
            (
                "url",
                Array(
                    repeating: "http://URLHERE.cloudapp.net/Session/Lookup?session=42", count: 2)
            ),
        ])
    func text(format: String, output: [String]) throws {
        #expect(try send(format) == "200\n200\n200\n200\nstatus 0\n")
        #expect(try run.lines("out") == output)
        let messages = try run.messages().filter { $0.contains("is not opened") }
        #expect(messages.count == 2)
        #expect(messages.allSatisfy { $0.hasSuffix(Self.reason) }, "\(messages)")
    }

    @Test("Its record is delivered, without a callback, and has the reason")
    func record() throws {
        #expect(try send("json") == "200\n200\n200\n200\nstatus 0\n")
        let records = try run.lines("out").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
        #expect(records.count == 4)
        for (index, record) in records.enumerated() {
            let notification = try #require(record["notification"] as? [String: Any])
            let answer = try #require(notification["answer"] as? [String: Any])
            #expect(answer["status"] as? String == "accepted", "\(record)")
            let callbacks = try #require(record["callbacks"] as? [Any], "\(record)")
            #expect(callbacks.isEmpty == [1, 2].contains(index), "\(record)")
        }
        let messages = try run.messages().filter { $0.contains("is not opened") }
        #expect(messages.count == 2 && messages.allSatisfy { $0.hasSuffix(Self.reason) })
    }
}
