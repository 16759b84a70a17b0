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
        let payload = EnvelopeRun(json).payloads.first
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
        let run = EnvelopeRun(#"{"to":"t","notification":{"title":"a"},\#(member)}"#)
        let faults = run.payloads.first?.origin.message?.faults ?? []
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
        let run = EnvelopeRun(#"{"to":"t","notification":{"title":"a",\#(member)}}"#)
        let faults = run.payloads.first?.origin.message?.faults ?? []
        #expect(faults.map(\.remedy) == remedies)
    }

    @Test("A message with what the API knows has no fault")
    func known() {
        let json = """
            {"registration_ids":["t"],"priority":"high","content_available":true,"collapse_key":"a",
            "time_to_live":60,"dry_run":false,"notification":{"title":"a","click_action":"A"},"data":{}}
            """
        let run = EnvelopeRun(json)
        #expect(run.payloads.count == 1)
        #expect(run.payloads.first?.origin.message == nil)
    }
}
