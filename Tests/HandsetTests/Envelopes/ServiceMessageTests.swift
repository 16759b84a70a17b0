import Testing

@testable import Handset

/// The payloads that services make of their own spellings, and the headers that their messages state.
@Suite struct ServiceMessageTests {
    @Test(
        "Headers in a message count as those of the request",
        arguments: [
            #"{"message":{"token":"t","apns":{"headers":{"APNS-Push-Type":"voip","apns-priority":"10"},"payload":{"aps":{}}}}}"#,
            #"{"token":"t","apns":{"headers":{"apns-push-type":"voip","apns-priority":"10"},"payload":{"aps":{}}}}"#,
            #"{"APNS":"{\"aps\":{}}","MessageAttributes":{"AWS.SNS.MOBILE.APNS.PUSH_TYPE":{"DataType":"String","StringValue":"voip"},"AWS.SNS.MOBILE.APNS.PRIORITY":{"Type":"String","Value":"10"}}}"#,
            #"{"notification":{"title":"a"},"apns":{"aps":{},"apns-headers":{"apns-push-type":"voip","apns-priority":10}}}"#,
        ])
    func headers(json: String) throws {
        let run = EnvelopeRun(json)
        let payload = try #require(run.payloads.first)
        let headers = payload.origin.message?.headers
        #expect(headers?.pushType == "voip")
        #expect(headers?.priority == "10")
        #expect(headers?.type == .voip)
        // Calls do not reach the delegate.
        #expect(APSContent(payload).otherReceiver == PushType.voip.otherReceiver)
        #expect(APSContent(payload, pushType: .alert).otherReceiver == nil)
    }

    @Test(
        "A message of SNS may hold the payload itself, or be an object",
        arguments: [
            #"{"Type":"Notification","TopicArn":"arn:aws:sns:x","Message":"{\"aps\":{\"badge\":1}}"}"#,
            #"{"Message":{"APNS":"{\"aps\":{\"badge\":1}}","default":"a"}}"#,
            #"{"Message":"{\"APNS\":\"{\\\"aps\\\":{\\\"badge\\\":1}}\"}","TargetArn":"a"}"#,
        ])
    func sns(json: String) {
        let run = EnvelopeRun(json)
        #expect(run.forms == [.sns])
        #expect(run.texts == [#"{"aps":{"badge":1}}"#])
    }

    @Test("A message of SNS with a plain text is refused")
    func plainSNS() {
        let run = EnvelopeRun(#"{"TopicArn":"a","Message":"hello {"}"#)
        #expect(run.refusals.map(\.finding) == ["found an SNS message without APNS"])
    }

    @Test(
        "An Ably push is not taken for FCM's, and its apns overrides the rest",
        arguments: [
            #"{"recipient":{"deviceId":"x"},"notification":{"title":"a","body":"b"},"data":{"k":"v"},"apns":{"aps":{"alert":{"title":"c"}}}}"#,
            #"{"notification":{"title":"a","body":"b"},"data":{"k":"v"},"apns":{"aps":{"alert":{"title":"c"}}},"fcm":{}}"#,
            #"{"name":"n","extras":{"push":{"notification":{"title":"a","body":"b"},"data":{"k":"v"},"apns":{"aps":{"alert":{"title":"c"}}}}}}"#,
        ])
    func ably(json: String) {
        let run = EnvelopeRun(json)
        #expect(run.forms == [.ably])
        #expect(run.texts == [#"{"aps":{"alert":{"title":"c","body":"b"}},"k":"v"}"#])
    }

    @Test(
        "OneSignal's levels and its counter become what the service sends",
        arguments: [
            ("time_sensitive", "time-sensitive"), ("time-sensitive", "time-sensitive"),
            ("passive", "passive"),
        ])
    func oneSignal(given: String, sent: String) {
        let run = EnvelopeRun(
            #"{"app_id":"a","contents":{"en":"x"},"ios_interruption_level":"\#(given)","ios_badgeType":"Increase","ios_badgeCount":2}"#
        )
        #expect(run.aps?["interruption-level"]?.string == sent)
        #expect(run.aps?["badge"]?.integer == 2)
    }

    @Test("An image of Expo reaches the service extension, beside the data")
    func expo() {
        let run = EnvelopeRun(
            #"{"to":"ExponentPushToken[a]","title":"x","data":{"id":7},"richContent":{"image":"u"}}"#
        )
        #expect(run.aps?["mutable-content"]?.integer == 1)
        let body = run.payloads.first?["body"]
        #expect(body?["_richContent"]?["image"]?.string == "u")
        #expect(body?["id"]?.integer == 7)
    }

    @Test("Data of a push of Parse is Apple's or the app's own, and its type counts")
    func parse() {
        let run = EnvelopeRun(
            #"{"channels":["a"],"push_type":"background","data":{"alert":"x","badge":3,"content-available":0,"uri":"u"}}"#
        )
        #expect(run.forms == [.parse])
        #expect(run.texts == [#"{"aps":{"badge":3,"alert":"x"},"uri":"u"}"#])
        #expect(run.payloads.first?.origin.message?.headers.type == .background)
    }

    @Test(
        "A legacy message is recognized by what it says of its sending, and one of v1 with its names too",
        arguments: [
            (#"{"to":"t","priority":"high","data":{"a":"1"}}"#, PayloadFile.EnvelopeForm.legacyFCM),
            (#"{"registration_ids":["t"],"content-available":true,"data":{"a":"1"}}"#, .legacyFCM),
        ])
    func legacy(json: String, form: PayloadFile.EnvelopeForm) {
        #expect(EnvelopeRun(json, refusesFaults: false).forms == [form])
    }

    @Test("A message of v1 with the legacy API's receiver is one that FCM refuses")
    func receiver() {
        let run = EnvelopeRun(#"{"message":{"to":"t","notification":{"body":"x"}}}"#)
        #expect(run.refusals.map(\.reason) == [.serviceRefuses])
    }

    @Test("Launch options are opened")
    func launchOptions() {
        let key = "UIApplicationLaunchOptionsRemoteNotificationKey"
        let run = EnvelopeRun(#"{"\#(key)":{"aps":{"badge":1}},"other":1}"#)
        #expect(run.forms == [.launchOptions])
        #expect(run.texts == [#"{"aps":{"badge":1}}"#])
    }

    @Test(
        "Pushes that no app gets are payloads, and said to be what they are",
        arguments: [
            (#"{"web_push":8030,"notification":{"title":"a"}}"#, [EnvelopeRemark.webPush]),
            (#"{"mdm":"9F2B7A0C-6A35"}"#, [.deviceManagement]), (#"{"web_push":1}"#, []),
            (#"{"mdm":{}}"#, []),
        ])
    func others(json: String, remarks: [EnvelopeRemark]) {
        let run = EnvelopeRun(json)
        #expect(run.texts == [json])
        #expect(run.remarks == remarks)
    }
}
