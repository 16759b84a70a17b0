import Testing

@testable import Handset

/// Messages that FCM's HTTP v1 API answers 400 to.
@Suite struct FCMRefusalTests {
    @Test(
        "A name that FCM does not know is refused at any level, with its place and the remedy",
        arguments: [
            (
                #"{"message":{"token":"t","notification":{"title":"a","sound":"default"}}}"#,
                #"it does not know the name "sound" in message.notification"#, 53,
                "put it into apns.payload.aps for iOS"
            ),
            (
                #"{"message":{"token":"t","notification":{"title":"a"},"content_available":true}}"#,
                #"it does not know the name "content_available" in message"#, 54,
                #"put "content-available": 1 into apns.payload.aps"#
            ),
            (
                #"{"message":{"token":"t","notification":{"title":"a"},"apns":{"aps":{"badge":1}}}}"#,
                #"it does not know the name "aps" in message.apns"#, 62, "put aps into apns.payload"
            ),
            (
                #"{"message":{"token":"t","data":{}},"registration_ids":["a"]}"#,
                #"it does not know the name "registration_ids" at the top"#, 36,
                "send one message to each token, with the name token"
            ),
            (
                #"{"message":{"token":"t","data":{},"android":{"notification":{"colour":"a"}}}}"#,
                #"it does not know the name "colour" in message.android.notification"#, 62,
                "write color"
            ),
            (
                #"{"message":{"token":"t","data":{},"apns":{"fcm_options":{"imageUrl":"a"}}}}"#,
                #"it does not know the name "imageUrl" in message.apns.fcm_options"#, 58,
                "remove it"
            ),
            (
                #"{"message":{"token":"t","data":{},"webpush":{"title":"a"}}}"#,
                #"it does not know the name "title" in message.webpush"#, 46, "remove it"
            ),
        ])
    func unknownName(json: String, finding: String, column: Int, remedy: String) {
        let run = EnvelopeRun(json)
        #expect(run.payloads.isEmpty && run.forms.isEmpty)
        #expect(run.refusals.map(\.reason) == [.serviceRefuses])
        #expect(
            run.refusals.map(\.finding) == [
                "found an FCM message that is not sent: FCM answers 400: \(finding)"
            ])
        #expect(run.refusals.map(\.place.column) == [column])
        #expect(run.refusals.map(\.advice) == [remedy])
    }

    @Test(
        "A value of another type than the API's is refused",
        arguments: [
            (#""data":{"id":7}"#, "message.data.id is a number, and not a text"),
            (#""data":{"a":{"b":1}}"#, "message.data.a is an object, and not a text"),
            (#""data":{"a":null}"#, "message.data.a is null, and not a text"),
            (#""data":"a""#, "message.data is a text, and not an object"),
            (
                #""data":{},"notification":{"title":7}"#,
                "message.notification.title is a number, and not a text"
            ),
            (
                #""data":{},"apns":{"headers":{"apns-priority":10}}"#,
                "message.apns.headers.apns-priority is a number, and not a text"
            ),
            (
                #""data":{},"apns":{"payload":[]}"#,
                "message.apns.payload is an array, and not an object"
            ),
            (
                #""notification":{"title":"a"},"apns":{"payload":{"sound":"default"}}"#,
                "message.apns.payload has no aps"
            ),
            (
                #""notification":{"title":"a"},"apns":{"payload":{"aps":"a"}}"#,
                "message.apns.payload.aps is a text, and not an object"
            ),
            (
                #""topic":"a","data":{}"#,
                "the message has token and topic, and may have one of them"
            ),
            (#""data":{"from":"a"}"#, #"it keeps the name "from" of message.data for itself"#),
        ])
    func type(member: String, finding: String) {
        let run = EnvelopeRun(#"{"message":{"token":"t",\#(member)}}"#, form: .fcm)
        #expect(
            run.refusals.map(\.finding) == [
                "found an FCM message that is not sent: FCM answers 400: \(finding)"
            ])
    }

    @Test(
        "Headers for Apple's service alone are fine beside a notification, and a doubt with data only",
        arguments: [
            (#""notification":{"title":"a"},"apns":{"headers":{"apns-priority":"5"}}"#, []),
            (#""notification":{"title":"a"},"apns":{"fcm_options":{"image":"a"}}"#, []),
            (
                #""data":{"a":"b"},"apns":{"headers":{"apns-priority":"5"}}"#,
                ["message.apns has headers alone, and the message data alone"]
            ),
            (
                #""data":{"a":"b"},"apns":{"headers":{"apns-priority":"5"},"payload":{"aps":{"content-available":1}}}"#,
                []
            ),
            (
                #""notification":{"title":"a"},"apns":{"payload":{"aps":{}}}"#,
                []
            ),
        ])
    func headersAlone(members: String, doubts: [String]) {
        let run = EnvelopeRun(#"{"message":{"token":"t",\#(members)}}"#)
        #expect(run.refusals.isEmpty)
        let faults = run.payloads.first?.origin.message?.faults ?? []
        #expect(faults.map(\.finding) == doubts.map { "FCM is reported to answer 400: \($0)" })
        #expect(faults.allSatisfy { $0.mayBeRefusal && !$0.isRefusal })
    }

    @Test("A null in the notification is as good as nothing, and headers in the payload are named")
    func nullAndHeaders() {
        let run = EnvelopeRun(
            #"{"message":{"token":"t","notification":{"title":"a","body":null},"apns":{"payload":{"headers":{"apns-priority":"5"},"aps":{"badge":1}}}}}"#
        )
        #expect(run.aps?["alert"]?.keys == ["title"])
        #expect(
            run.payloads.first?.origin.message?.faults.map(\.finding) == [
                "the headers in message.apns.payload go to the app, and not to Apple's service"
            ])
    }

    @Test("The place of a fault is found in text with white space, whose lines count")
    func place() throws {
        let json = """
            {
              "message" : {
                "token" : "t",
                "data" : { "a" : "x", "id" : 7 }
              }
            }
            """
        let refusal = try #require(EnvelopeRun(json).refusals.first)
        #expect(refusal.place.line == 4)
        #expect(refusal.place.column == 27)
    }

    @Test("Several faults are counted, and a reading that does not refuse has the first hundred")
    func several() {
        let members = (0..<250).map { #""k\#($0)":\#($0)"# }.joined(separator: ",")
        let json = #"{"message":{"token":"t","data":{\#(members)}}}"#
        #expect(EnvelopeRun(json).refusals.first?.finding.hasSuffix("(and 100 more)") == true)
        let faults = EnvelopeRun(json, refusesFaults: false).payloads.first?.origin.message?.faults
        #expect(faults?.count == 101)
        #expect(faults?.last?.finding == "FCM answers 400 for 150 more members of the message")
        #expect(faults?.first?.place?.column == 33)
    }

    @Test(
        "Messages of the reference's own forms are right",
        arguments: [
            #"{"message":{"topic":"a","notification":{"title":"a","body":"b","image":"u"}}}"#,
            #"{"validate_only":true,"message":{"token":"t","notification":{"title":"a"},"apns":{"headers":{"apns-priority":"5"}}}}"#,
            #"{"message":{"token":"t","data":{"a":"1"},"fcm_options":{"analytics_label":"a"},"fcmOptions":{}}}"#,
            #"{"validateOnly":false,"message":{"token":"t","apns":{"live_activity_token":"x","headers":{},"payload":{"aps":{"event":"end"}}}}}"#,
            #"{"message":{"condition":"'a' in topics","notification":{"title":null},"android":{"ttl":"3.5s","priority":"HIGH","notification":{"click_action":"A","bodyLocArgs":["b"],"lightSettings":{"color":{"red":1}}}},"webpush":{"headers":{"Urgency":"high"},"notification":{"anything":1},"fcm_options":{"link":"u"}}}}"#,
            #"{"message":{"token":"t","apns":{"payload":{"aps":{"content_available":1},"any":{"x":[1]}}}}}"#,
        ])
    func known(json: String) {
        let run = EnvelopeRun(json)
        #expect(run.refusals.isEmpty)
        #expect(run.payloads.first?.origin.message?.faults.isEmpty != false)
    }

    // MARK: - Data only

    @Test("A message with data only wakes the app, as is reported, and not if that is not assumed")
    func dataOnly() {
        let json = #"{"message":{"token":"t","data":{"x":"1"}}}"#
        let run = EnvelopeRun(json)
        #expect(run.aps?["content-available"]?.integer == 1)
        #expect(run.payloads.first?["x"]?.string == "1")
        #expect(run.remarks == [.dataOnly])
        let other = EnvelopeRun(json, wakesForData: false)
        #expect(other.aps?.count == 0)
        #expect(other.remarks.isEmpty)
    }

    @Test(
        "A message with a text or a payload of its own is not one with data only",
        arguments: [
            #"{"message":{"token":"t","data":{"x":"1"},"notification":{"title":"a"}}}"#,
            #"{"message":{"token":"t","data":{"x":"1"},"apns":{"payload":{"aps":{"badge":1}}}}}"#,
        ])
    func notDataOnly(json: String) {
        let run = EnvelopeRun(json)
        #expect(run.aps?["content-available"] == nil)
        #expect(run.remarks.isEmpty)
    }
}
