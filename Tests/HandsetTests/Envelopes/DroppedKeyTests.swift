import Testing

@testable import Handset

/// Keys that services drop, and messages for Live Activities and for servers.
@Suite struct DroppedKeyTests {
    private static func remedies(_ json: String) -> [String] {
        (EnvelopeRun(json).payloads.first?.origin.message?.faults ?? []).map(\.remedy)
    }

    @Test(
        "A key that the service knows elsewhere, or by another name, is dropped",
        arguments: [
            (
                #"{"content-available":true,"messages":{"apple_push":{"alert":"a"}}}"#,
                #"put "content-available" into messages.apple_push"#
            ),
            (
                #"{"content_available":1,"messages":{"apple_push":{"alert":"a"}}}"#,
                #"put "content-available" into messages.apple_push"#
            ),
            (
                #"{"messages":{"mutable_content":true,"apple_push":{"alert":"a"}}}"#,
                #"put "mutable_content" into messages.apple_push"#
            ),
            (
                #"{"messages":{"apple_push":{"alert":"a","mutable-content":1}}}"#,
                #"write "mutable_content""#
            ),
            (
                #"{"messages":{"apple_push":{"alert":"a","contentAvailable":true}}}"#,
                #"write "content-available""#
            ),
            (
                #"{"app_id":"a","contents":{"en":"x"},"content-available":true}"#,
                #"write "content_available""#
            ),
            (
                #"{"app_id":"a","contents":{"en":"x"},"mutable-content":true}"#,
                #"write "mutable_content""#
            ),
            (
                #"{"app_id":"a","contents":{"en":"x"},"mutableContent":true}"#,
                #"write "mutable_content""#
            ),
        ])
    func dropped(json: String, remedy: String) { #expect(Self.remedies(json) == [remedy]) }

    @Test(
        "The service's own names are right",
        arguments: [
            #"{"messages":{"apple_push":{"alert":"a","content-available":true,"mutable_content":true}}}"#,
            #"{"app_id":"a","contents":{"en":"x"},"content_available":true,"mutable_content":true}"#,
        ])
    func right(json: String) { #expect(Self.remedies(json) == []) }

    @Test(
        "A message for a Live Activity is one",
        arguments: [
            (
                #"{"audience":"all","device_types":["ios"],"notification":{"ios":{"live_activity":{"event":"end","name":"n","content_state":{"a":1},"dismissal_date":1700000009}}}}"#,
                "end"
            ),
            (
                #"{"audience":"all","notification":{"ios":{"live_activity":{"event":"start","attributes_type":"T","attributes":{},"content_state":{"a":1}}}}}"#,
                "start"
            ),
            (
                #"{"activity_attributes_type":"T","activity_attributes":{},"content_state":{"a":1}}"#,
                "start"
            ),
            (#"{"activity_id":"i","content_state":{"a":1}}"#, "update"),
            (#"{"activity_id":"i","content_state":{"a":1},"end_activity":true}"#, "end"),
        ])
    func activity(json: String, event: String) {
        let run = EnvelopeRun(json)
        #expect(run.aps?["event"]?.string == event)
        #expect(run.aps?["content-state"]?["a"]?.integer == 1)
        #expect(run.payloads.first?.origin.message?.headers.type == .liveActivity)
    }

    @Test(
        "What is for a server is said to be",
        arguments: [
            #"{"type":"INSERT","table":"t","record":{"id":1},"old_record":null}"#,
            #"{"type":"DELETE","table":"t","schema":"public","record":null,"old_record":{"id":1}}"#,
            #"{"event":{"op":"INSERT","data":{}},"table":{"schema":"public","name":"t"}}"#,
            #"{"message-storage-policy":1,"push-type":"LiveActivity"}"#,
            #"{"message":{"alert":"a","sound":"default"},"criteria":{"alias":["u"]}}"#,
            #"{"message":{"alert":"a","badge":2,"apns":{"title":"t"}}}"#,
            #"{"platform":"apple","device_id":"a","message":"m","badge":3}"#,
        ])
    func foreign(json: String) {
        guard case .foreign? = EnvelopeRun(json).remarks.first else {
            Issue.record("\(json)")
            return
        }
    }

    @Test(
        "A payload of an app is for nobody else",
        arguments: [
            #"{"type":"INSERT","table":"t"}"#, #"{"push-type":"alert","id":1}"#,
            #"{"message":{"alert":"a"}}"#, #"{"event":"op","table":"t"}"#,
        ])
    func own(json: String) { #expect(EnvelopeRun(json).remarks == []) }
}
