import Testing

@testable import Handset

/// Messages of FCM's legacy API, which refuses little and drops much.
@Suite struct LegacyFCMTests {
    @Test("Values of data become texts, and other members of notification come with a prefix")
    func texts() {
        let json = """
            {"to":"t","notification":{"title":"a","vibrate":true,"field":46,"icon":"i"},
            "data":{"body":{"id":1.50,"l":[ 1 ]},"n":7,"t":"x"}}
            """
        let payload = EnvelopeRun(json, form: .legacyFCM).payloads.first
        #expect(payload?["body"]?.string == #"{"id":1.50,"l":[1]}"#)
        #expect(payload?["n"]?.string == "7")
        #expect(payload?["t"]?.string == "x")
        #expect(payload?["gcm.notification.vibrate"]?.string == "true")
        #expect(payload?["gcm.notification.field"]?.string == "46")
        #expect(payload?["gcm.notification.icon"] == nil)
        #expect(payload?["gcm.notification.title"] == nil)
    }

    @Test(
        "A key that the API drops is a fault that does not refuse the message",
        arguments: [
            (#""mutable-content":true"#, ["mutable-content"], #"write "mutable_content": true"#),
            (
                #""contentAvailable":true"#, ["contentAvailable"],
                #"write "content_available": true"#
            ),
            (#""sound":"default""#, ["sound"], "put it into notification"),
            (#""order":7"#, ["order"], "put it into data, or remove it"),
        ])
    func dropped(member: String, keys: [String], remedy: String) {
        let run = EnvelopeRun(
            #"{"to":"t","notification":{"title":"a"},\#(member)}"#, form: .legacyFCM)
        let faults = (run.payloads.first?.origin.message?.faults ?? []).dropFirst()
        #expect(run.refusals.isEmpty)
        #expect(faults.map(\.keys) == [keys])
        #expect(faults.map(\.remedy) == [remedy])
        #expect(faults.map(\.isRefusal) == [false])
    }

    @Test(
        "What stands at the wrong place is a fault, and a key of the app's own is not",
        arguments: [
            (#""content-available":1"#, [#"put "content_available": true at the top"#]),
            (#""mutable_content":true"#, [#"put "mutable_content": true at the top"#]),
            (#""clickAction":"A""#, ["write click_action"]), (#""order_id":"7""#, []),
        ])
    func misplaced(member: String, remedies: [String]) {
        let run = EnvelopeRun(
            #"{"to":"t","notification":{"title":"a",\#(member)}}"#, form: .legacyFCM)
        let faults = (run.payloads.first?.origin.message?.faults ?? []).dropFirst()
        #expect(faults.map(\.remedy) == remedies)
    }

    @Test("A message with what the API knew has one fault: the API has ended")
    func known() {
        let json = """
            {"registration_ids":["t"],"priority":"high","content_available":true,"collapse_key":"a",
            "time_to_live":60,"dry_run":false,"notification":{"title":"a","click_action":"A"},"data":{}}
            """
        let run = EnvelopeRun(json, form: .legacyFCM)
        #expect(run.payloads.count == 1)
        let faults = run.payloads.first?.origin.message?.faults ?? []
        #expect(faults.map(\.isRefusal) == [true])
    }

    @Test(
        "The end of the API is told before all else, and the message is refused unless its form is named"
    )
    func ended() {
        let json = #"{"to":"t","notification":{"title":"a"},"mutable-content":true}"#
        let refusal = EnvelopeRun(json).refusals.first
        #expect(refusal?.reason == .serviceRefuses)
        #expect(refusal?.finding.contains("FCM's legacy API ended in 2024") == true)
        let faults = EnvelopeRun(json, refusesFaults: false).payloads.first?.origin.message?.faults
        #expect(faults?.map(\.isRefusal) == [true, false])
        #expect(EnvelopeRun(json, form: .legacyFCM).payloads.count == 1)
    }

    @Test(
        "The remedy is the message of the HTTP v1 API",
        arguments: [
            (
                #"{"to":"t","notification":{"title":"a","body":"b"}}"#,
                #"{"message":{"token":"t","notification":{"title":"a","body":"b"}}}"#
            ),
            (
                #"{"to":"/topics/news","notification":{"title":"a"},"data":{"n":7,"o":{"p":1}}}"#,
                #"{"message":{"topic":"news","notification":{"title":"a"},"data":{"n":"7","o":"{\"p\":1}"}}}"#
            ),
            (
                #"{"condition":"'a' in topics","notification":{"title":"a"}}"#,
                #"{"message":{"condition":"'a' in topics","notification":{"title":"a"}}}"#
            ),
            (
                #"{"registration_ids":["t","u"],"notification":{"title":"a"}}"#,
                #"{"message":{"token":"t","notification":{"title":"a"}}}"#
            ),
            (
                #"{"to":"t","priority":"high","notification":{"title":"a","badge":"3","sound":"default"}}"#,
                #"{"message":{"token":"t","notification":{"title":"a"},"android":{"priority":"HIGH"},"apns":{"payload":{"aps":{"sound":"default","badge":3}}}}}"#
            ),
            (
                #"{"to":"t","content_available":true,"data":{"a":"b"}}"#,
                #"{"message":{"token":"t","data":{"a":"b"},"apns":{"headers":{"apns-push-type":"background","apns-priority":"5"},"payload":{"aps":{"content-available":1}}}}}"#
            ),
            (
                #"{"to":"t","mutable_content":true,"notification":{"title":"a","click_action":"C"}}"#,
                #"{"message":{"token":"t","notification":{"title":"a"},"apns":{"payload":{"aps":{"category":"C","mutable-content":1}}}}}"#
            ),
            (
                #"{"to":"t","time_to_live":60,"collapse_key":"k","notification":{"title":"a"}}"#,
                #"{"message":{"token":"t","notification":{"title":"a"},"android":{"collapse_key":"k","ttl":"60s"},"apns":{"headers":{"apns-collapse-id":"k"}}}}"#
            ),
            (
                #"{"to":"t","notification":{"title_loc_key":"K","body":"b"}}"#,
                #"{"message":{"token":"t","notification":{"body":"b"},"apns":{"payload":{"aps":{"alert":{"body":"b","title-loc-key":"K"}}}}}}"#
            ),
            (
                #"{"to":"t","dry_run":true,"notification":{"title":"a","icon":"i","android_channel_id":"c"}}"#,
                #"{"validate_only":true,"message":{"token":"t","notification":{"title":"a"},"android":{"notification":{"icon":"i","channel_id":"c"}}}}"#
            ),
        ])
    func form(json: String, becomes form: String) {
        #expect(
            String(decoding: LegacyFCMForm.json(of: JSONSlice(Array(json.utf8))), as: UTF8.self)
                == form)
        let run = EnvelopeRun(form)
        #expect(run.refusals.isEmpty && run.payloads.count == 1)
    }
}
