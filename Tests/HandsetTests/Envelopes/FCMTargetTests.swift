import Testing

@testable import Handset

/// The receivers of FCM's messages, and what is checked after the names.
@Suite struct FCMTargetTests {
    private static let token =
        "eN5mWq8rTzK2vXb7YcPdLh:APA91bExampleOfATokenOfFirebaseCloudMessaging"

    private static func findings(_ members: String) -> [String] {
        let json = #"{"message":{\#(members),"notification":{"title":"a"}}}"#
        let faults = EnvelopeRun(json, refusesFaults: false).payloads.first?.origin.message?.faults
        return (faults ?? []).map { $0.finding.replacing("FCM answers 400: ", with: "") }
    }

    @Test(
        "A receiver of FCM's form is right, and so is a text that stands for one",
        arguments: [
            #""fid":"eN5mWq8rTzK2vXb7YcPdLh""#, #""token":"\#(token)""#,
            #""token":"bk3RNwTe3H0:CI2k_HHwgIpoDKCIZvvDMExUdFQ3P1""#,
            #""token":"eN5mWq8rTzK2vXb7YcPdLh""#, #""token":"YOUR_DEVICE_TOKEN""#,
            #""token":"<token>""#, #""token":"{{ token }}""#, #""token":"${TOKEN}""#,
            #""token":"a-registration-token""#, #""token":"bk3RNwTe3H0:CI2k_…""#,
            #""topic":"news""#, #""topic":"a.b~c%d-e_F9""#, #""token":null,"topic":"news""#,
            #""condition":"'a' in topics""#,
            #""condition":"'a' in topics && ('b' in topics || !('c' in topics))""#,
            #""condition":"!('a' in topics)""#,
        ])
    func right(members: String) { #expect(Self.findings(members) == []) }

    @Test(
        "Another receiver is a fault that says what it is",
        arguments: [
            (#""name":"a""#, "the message has no receiver"),
            (#""token":null"#, "the message has no receiver"),
            (
                #""apns":{"live_activity_token":"80a1"}"#,
                "the message has the token of a Live Activity, and no receiver"
            ),
            (
                #""token":"","topic":"a""#,
                "the message has token and topic, and may have one of them"
            ),
            (
                #""token":"t","topic":"""#,
                "the message has token and topic, and may have one of them"
            ),
            (#""fid":"a","token":"t""#, "the message has fid and token, and may have one of them"),
            (
                #""topic":"a","condition":"'a' in topics""#,
                "the message has topic and condition, and may have one of them"
            ),
            (#""token":"not-a-token""#, "message.token is no registration token of FCM's"),
            (#""token":"abc123""#, "message.token is no registration token of FCM's"),
            (#""token":"""#, "message.token is empty"),
            (
                #""token":"ExponentPushToken[a]""#,
                "message.token is a token of Expo's service, and not one of FCM's"
            ),
            (
                #""token":"9f2b7a0c6a354e5b8c0e3d1e0b6f7a119f2b7a0c6a354e5b8c0e3d1e0b6f7a11""#,
                "message.token is a device token of Apple's, and not one of FCM's"
            ),
            (
                #""topic":"/topics/news""#,
                "message.topic begins with /topics/, whose characters are not those of a topic's name"
            ),
            (
                #""topic":"a b""#,
                "message.topic is no topic's name: that has 1 to 900 letters, digits and characters of -_.~%"
            ),
            (#""condition":"'a' in topics &&""#, "message.condition is no condition"),
            (#""condition":"('a' in topics""#, "message.condition is no condition"),
            (#""condition":"a in topics""#, "message.condition is no condition"),
            (#""condition":"""#, "message.condition is no condition"),
            (
                #""condition":"'a' in topics||'b' in topics||'c' in topics||'d' in topics||'e' in topics||'f' in topics""#,
                "message.condition has 6 topics, and may have 5"
            ),
        ])
    func wrong(members: String, finding: String) {
        #expect(Self.findings(members) == [finding])
    }

    @Test(
        "What is checked after the names is told after them",
        arguments: [
            (
                #""topic":"a b","webpush":{"headers":{"TTL":"-1"}},"colour":"a""#,
                ["it does not know", "message.topic is no", "message.webpush.headers.TTL is no"]
            ),
            (
                #""token":"abc","data":{"from":"a"},"android":{"ttl":"60"}"#,
                ["message.android.ttl is no span", "it keeps the name", "message.token is no"]
            ),
            (
                #""token":"t","android":{"priority":"urgent"},"android_v2":{"priority":"high"}"#,
                [
                    #"message.android.priority is "urgent""#, "it does not know the name",
                    "the message has android and android_v2",
                ]
            ),
        ])
    func order(members: String, beginnings: [String]) {
        let findings = Self.findings(members)
        #expect(findings.count == beginnings.count)
        for (finding, beginning) in zip(findings, beginnings) {
            #expect(finding.hasPrefix(beginning))
        }
    }

    @Test(
        "Data is too large from 4,506 bytes, and maybe from 4,097",
        arguments: [(4_096, []), (4_097, [false]), (4_505, [false]), (4_506, [true])])
    func size(count: Int, refusals: [Bool]) {
        let text = String(repeating: "x", count: count)
        let json = #"{"message":{"topic":"t","data":{"k":"\#(text)"}}}"#
        let faults = EnvelopeRun(json, refusesFaults: false).payloads.first?.origin.message?.faults
        #expect((faults ?? []).map(\.isRefusal) == refusals)
        #expect((faults ?? []).allSatisfy { $0.isRefusal != $0.mayBeRefusal })
    }

    @Test(
        "Keys of data are reserved, or were once",
        arguments: [
            ("from", true, false), ("message_type", true, false), ("google.a", true, false),
            ("gcm.notification.a", true, false), ("gcm.a", false, true), ("gcm", false, true),
            ("google", false, false), ("fromage", false, false), ("collapse_key", false, false),
        ])
    func reserved(key: String, isRefused: Bool, mayBe: Bool) {
        let json = #"{"message":{"topic":"t","data":{"\#(key)":"1"}}}"#
        let faults = EnvelopeRun(json, refusesFaults: false).payloads.first?.origin.message?.faults
        #expect((faults ?? []).contains(where: \.isRefusal) == isRefused)
        #expect((faults ?? []).contains(where: \.mayBeRefusal) == mayBe)
    }

    @Test(
        "What reaches the phone",
        arguments: [
            (#""notification":{"body":"b"}"#, #"{"aps":{"alert":"b"}"#),
            (#""notification":{"title":null,"body":"b"}"#, #"{"aps":{"alert":"b"}"#),
            (#""notification":{"title":"a"}"#, #"{"aps":{"alert":{"title":"a"}}"#),
            (
                #""notification":{"title":"a","body":"b"}"#,
                #"{"aps":{"alert":{"title":"a","body":"b"}}"#
            ),
            (#""name":"n""#, #"{"aps":{}"#),
            (
                #""notification":{"body":"b"},"apns":{"payload":{"aps":{"badge":1}}}"#,
                #"{"aps":{"badge":1,"alert":"b"}"#
            ),
        ])
    func payload(members: String, beginning: String) {
        let run = EnvelopeRun(#"{"message":{"token":"t",\#(members)}}"#, form: .fcm)
        #expect(run.texts.first?.hasPrefix(beginning) == true)
    }

    @Test("A target alone is a message")
    func targetAlone() {
        let run = EnvelopeRun(#"{"message":{"token":"\#(Self.token)"}}"#)
        #expect(run.forms == [.fcm] && run.payloads.count == 1)
    }

    @Test("The installation and the label of a message are in the payload")
    func additions() {
        func payload(_ members: String) -> Payload? {
            EnvelopeRun(#"{"message":{\#(members),"notification":{"title":"a"}}}"#).payloads.first
        }
        #expect(
            payload(#""token":"\#(Self.token)""#)?["google.c.fid"]?.string
                == "eN5mWq8rTzK2vXb7YcPdLh")
        #expect(payload(#""fid":"eN5m""#)?["google.c.fid"]?.string == "eN5m")
        #expect(payload(#""topic":"a""#)?["google.c.fid"]?.string == "installation")
        let both = #""topic":"a","fcm_options":{"analytics_label":"x"}"#
        #expect(payload(both)?["google.c.a.m_l"]?.string == "x")
        #expect(
            payload(both + #","apns":{"fcmOptions":{"analyticsLabel":"y"}}"#)?["google.c.a.m_l"]?
                .string == "y")
        #expect(payload(#""topic":"a""#)?["google.c.a.m_l"] == nil)
    }

    @Test("The libraries cut /topics/ from a topic, and send one message to each of several tokens")
    func libraries() {
        for receiver in [#""topic":"/topics/a""#, #""tokens":["t"]"#] {
            let run = EnvelopeRun(
                #"{"message":{\#(receiver),"notification":{"title":"a"}}}"#, form: .firebaseAdmin)
            #expect(run.refusals.isEmpty && run.payloads.count == 1)
        }
    }
}
