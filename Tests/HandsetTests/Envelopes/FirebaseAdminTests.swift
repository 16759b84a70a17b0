import Testing

@testable import Handset

/// Messages for the libraries of firebase-admin, which write Apple's names in camel case.
@Suite struct FirebaseAdminTests {
    private static let aps = #"{"contentAvailable":true,"mutableContent":1,"threadId":"a"}"#

    @Test(
        "The message is recognized with and without an object around it",
        arguments: [
            #"{"apns":{"payload":{"aps":\#(aps)}}}"#,
            #"{"token":"t","apns":{"payload":{"aps":\#(aps)}}}"#,
            #"{"message":{"token":"t","apns":{"payload":{"aps":\#(aps)}}}}"#,
        ])
    func recognized(json: String) {
        let run = EnvelopeRun(json)
        #expect(run.forms == [.firebaseAdmin])
        #expect(run.remarks == (json.hasPrefix(#"{"message""#) ? [.namesOfAdmin] : []))
        #expect(
            run.texts.first?.hasPrefix(
                #"{"aps":{"content-available":1,"mutable-content":1,"thread-id":"a"},"#) == true)
    }

    @Test("A payload alone is converted if the form is named, and left as it is otherwise")
    func payloadAlone() {
        let json = #"{"aps":\#(Self.aps),"id":7}"#
        #expect(
            EnvelopeRun(json, form: .firebaseAdmin).texts == [
                #"{"aps":{"content-available":1,"mutable-content":1,"thread-id":"a"},"id":7}"#
            ])
        #expect(EnvelopeRun(json).texts == [json])
    }

    @Test("A message of the HTTP v1 API with dashed keys is FCM's")
    func dashed() {
        let json = #"{"message":{"token":"t","apns":{"payload":{"aps":{"mutable-content":1}}}}}"#
        #expect(EnvelopeRun(json).forms == [.fcm])
    }

    @Test("A flag that is neither true nor 1 is removed, with either name")
    func flags() {
        let aps = #"{"contentAvailable":false,"mutable-content":0,"badge":1}"#
        let run = EnvelopeRun(#"{"token":"t","apns":{"payload":{"aps":\#(aps)}}}"#)
        #expect(run.texts.first?.hasPrefix(#"{"aps":{"badge":1},"#) == true)
    }

    @Test("What the library sends as it is, and FCM does not know, is refused")
    func refused() {
        let json = """
            {"topic":"a","notification":{"title":"a","clickAction":"A"},
            "apns":{"payload":{"aps":{"badge":1}}}}
            """
        let refusal = EnvelopeRun(json).refusals.first
        #expect(
            refusal?.finding
                == "found a message for firebase-admin that is not sent: FCM answers 400: it does not know "
                + #"the name "clickAction" in notification"#)
    }
}
