import HandsetFixtures
import HandsetTestSupport
import Testing

@testable import Handset

/// Requests to FCM's HTTP v1 API as the service answers them, and as `lint` finds them.
@Suite struct FCMRequestTests {
    private static let token =
        "dK3x9F2mQ8ABCDEFGHIJKL:APA91bHPRgkF3JUikC4ENAHEeMrd41Zxv3hVZjC9KtT8OvPVGJ0sQ1hN3uVbXw"

    private static func refusal(_ json: String) -> FCMRefusal? {
        do throws(FCMRefusal) {
            _ = try FCMRequest(Array(json.utf8))
            return nil
        } catch {
            return error
        }
    }

    @Test(
        "A refusal has the service's words, and the place that it names",
        arguments: [
            (
                #""toen":"a","topic":"a""#,
                #"Invalid JSON payload received. Unknown name "toen" at 'message': Cannot find field."#,
                "message"
            ),
            (
                #""topic":"a","data":{"order":"7","count":12}"#,
                "Invalid value at 'message.data[1].value' (TYPE_STRING), 12",
                "message.data[1].value"
            ),
            (
                #""topic":"a","data":{"a":{"b":1}}"#,
                "Invalid value at 'message.data[0].value' (TYPE_STRING), Starting an object on a scalar field",
                "message.data[0].value"
            ),
            (
                #""topic":"a","notification":{"title":["a"]}"#,
                #"Invalid JSON payload received. Unknown name "title" at 'message.notification': Proto field is not repeating, cannot start list."#,
                "message.notification"
            ),
            (
                #""topic":"a","android":{"priority":"urgent"}"#,
                #"Invalid value at 'message.android.priority' (type.googleapis.com/google.firebase.fcm.v1.AndroidMessagePriority), "urgent""#,
                "message.android.priority"
            ),
            (
                #""topic":"a","android":{"ttl":"3600"}"#,
                "Invalid value at 'message.android.ttl' (type.googleapis.com/google.protobuf.Duration), Field 'ttl', Illegal duration format; duration must end with 's'",
                "message.android.ttl"
            ),
            (
                #""topic":"a","android":{"directBootOk":"yes"}"#,
                #"Invalid value at 'message.android.direct_boot_ok' (TYPE_BOOL), "yes""#,
                "message.android.direct_boot_ok"
            ),
            (
                #""token":"","topic":"a""#,
                "Invalid value at 'message' (oneof), oneof field 'target' is already set. Cannot set 'topic'",
                "message"
            ),
            (#""data":{}"#, "Recipient of the message is not set.", "message"),
            (
                #""token":"not-a-token""#,
                "The registration token is not a valid FCM registration token", "message.token"
            ),
            (#""topic":"/topics/a""#, "Topic name contains invalid characters.", "message"),
            (
                #""topic":"a","webpush":{"headers":{"TTL":"x"}}"#,
                "TTL must be a non-negative integer.", "message.webpush.headers.TTL"
            ),
        ])
    func words(members: String, message: String, field: String) throws {
        let refusal = try #require(Self.refusal("{\"message\":{\(members)}}"))
        #expect(refusal.causes.map(\.message) == [message])
        #expect(refusal.causes.map(\.field) == [field])
    }

    @Test("A condition, too much data, a reserved key and a payload without aps name no place")
    func wordsWithoutPlace() {
        let blob = String(repeating: "x", count: 8_192)
        let refusals = [
            #""condition":"'a' in topics &&""#, #""topic":"a","data":{"blob":"\#(blob)"}"#,
            #""topic":"a","data":{"from":"x"}"#, #""topic":"a","apns":{"payload":{"a":1}}"#,
        ].map { Self.refusal("{\"message\":{\($0)}}") }
        #expect(
            refusals.map { $0?.causes.first?.message } == [
                "Request contains an invalid argument.",
                "Message is too large. The maximum is 4K (4096 bytes).",
                "Invalid data payload key: from",
                "Payload of Apple Push Notification Service must contain an [aps] key.",
            ])
        #expect(refusals.allSatisfy { $0?.causes.first?.field == nil })
    }

    @Test("All faults of the parser are told in one answer, before those of later steps")
    func severalFaults() throws {
        let refusal = try #require(
            Self.refusal(#"{"message":{"toen":"a","data":{"from":"a","b":1}},"x":1}"#))
        #expect(refusal.causes.count == 3)
        #expect(refusal.causes.allSatisfy { !$0.hasCode })
    }

    @Test("Of the receivers, each after the first is told")
    func severalReceivers() throws {
        let refusal = try #require(
            Self.refusal(#"{"message":{"topic":"a","fid":"b","token":"c","condition":null}}"#))
        #expect(refusal.causes == [.secondTarget("fid"), .secondTarget("token")])
    }

    @Test("A body that is not JSON is refused with the place of the fault")
    func notJSON() {
        #expect(
            Self.refusal("{\"message\": {'a': 1}}")?.causes == [
                .json("Unexpected token.\n{\"message\": {'a': 1}}\n             ^")
            ])
        #expect(Self.refusal("[1]")?.causes == [.root])
        #expect(Self.refusal("\"a\"")?.causes == [.root])
        #expect(Self.refusal("")?.causes == [.noTarget])
    }

    @Test(
        "A condition holds from left to right, after what stands in parentheses",
        arguments: [
            ("'a' in topics", true), ("!('a' in topics)", false),
            ("'x' in topics || 'a' in topics", true),
            ("'a' in topics || 'a' in topics && 'x' in topics", false),
            ("'a' in topics || ('a' in topics && 'x' in topics)", true),
            ("!!'a' in topics", true), ("'a' in topics &&", false),
        ])
    func conditions(text: String, holds: Bool) {
        #expect(FCMCondition.holds(text, for: ["a"]) == holds)
    }

    // MARK: - One table

    /// Returns true if `lint` finds that the service sends nothing.
    private static func lintRefuses(_ body: [UInt8]) -> Bool? {
        guard let request = try? FCMBody.object(body) else { return nil }
        return FCMCheck.faults(of: request, by: .request, isWhole: true).contains(
            where: \.isRefusal)
    }

    private static func agrees(_ body: [UInt8]) -> Bool {
        let answer = refusal(String(decoding: body, as: UTF8.self))
        return lintRefuses(body).map { $0 == (answer != nil) } ?? (answer != nil)
    }

    @Test(
        "The endpoint and lint refuse the same of many messages that are spoiled at random",
        .exhaustive)
    func generated() {
        let parts = [
            #""token":"\#(Self.token)""#, #""fid":"dK3x9F2mQ8ABCDEFGHIJKL""#, #""topic":"news""#,
            #""topic":"a b""#, #""condition":"'a' in topics""#, #""condition":"a""#,
            #""token":"not-a-name""#,
            #""token":"","notification":{}"#, #""notification":{"title":"a"}"#,
            #""notification":{"titel":"a"}"#, #""data":{"a":"b"}"#, #""data":{"from":"b"}"#,
            #""data":{"gcm":"b"}"#, #""data":{"a":1}"#, #""data":null"#,
            #""apns":{"payload":{"aps":{}}}"#, #""apns":{"payload":{}}"#,
            #""apns":{"payload":{"aps":1}}"#, #""apns":{"headers":{"apns-priority":5}}"#,
            #""apns":{"live_activity_token":"00"}"#, #""android":{"priority":"high"}"#,
            #""android":{"ttl":"1"}"#, #""android":{"notification":{"sticky":"true"}}"#,
            #""android":{"notification":{"notification_count":"1.5"}}"#,
            #""android_v2":{"remote_notification":{"notification":{"id":3}}}"#,
            #""androidV2":{"background_sync":{"a":1}}"#, #""webpush":{"headers":{"TTL":"5"}}"#,
            #""webpush":{"headers":{"ttl":"-5"}}"#, #""fcmOptions":{"analytics_label":"a"}"#,
            #""name":"a""#, #""token":["a"]"#,
        ]
        var generator = FixtureGenerator(seed: 74)
        for _ in 0..<4_000 {
            let count = Int(generator.next() % 5) + 1
            let chosen = (0..<count).map { _ in parts[Int(generator.next() % UInt64(parts.count))] }
            let body = "{\"message\":{\(chosen.joined(separator: ","))},\"validate_only\":true}"
            #expect(Self.agrees(Array(body.utf8)), "\(body)")
        }
    }

    @Test("A request never traps, whatever its bytes are")
    func damaged() {
        let whole = Array(
            #"{"message":{"token":"\#(Self.token)","data":{"a":"b"},"apns":{"payload":{"aps":{"alert":"é"}}}}}"#
                .utf8)
        var generator = FixtureGenerator(seed: 7)
        for _ in 0..<4_000 {
            var bytes = whole
            for _ in 0...(generator.next() % 4) {
                let place = Int(generator.next() % UInt64(bytes.count))
                bytes[place] = UInt8(truncatingIfNeeded: generator.next())
                if generator.next() % 3 == 0 { bytes.removeLast(min(bytes.count - 1, place)) }
            }
            guard let request = try? FCMRequest(bytes) else { continue }
            _ = request.payload(messageID: "1", senderID: "2", installation: nil)
        }
    }
}
