import Testing

@testable import Handset

/// The messages that Amazon SNS refuses, and the parts that it does not send.
@Suite struct SNSTests {
    private static func faults(_ json: String) -> [MessageFault] {
        EnvelopeRun(json, refusesFaults: false).payloads.first?.origin.message?.faults ?? []
    }

    @Test(
        "A platform or default that is no text is refused",
        arguments: [
            (#"{"default":"a","APNS_SANDBOX":{"aps":{}}}"#, ["APNS_SANDBOX"]),
            (#"{"default":"a","APNS_VOIP_SANDBOX":{"aps":{}}}"#, ["APNS_VOIP_SANDBOX"]),
            (
                #"{"Message":{"default":"a","MACOS_SANDBOX":{"aps":{}}}}"#,
                ["Message", "MACOS_SANDBOX"]
            ),
            (#"{"default":{"a":1},"APNS_SANDBOX":"{\"aps\":{}}"}"#, ["default"]),
        ])
    func refused(json: String, keys: [String]) {
        #expect(Self.faults(json).map(\.keys) == [keys])
        #expect(Self.faults(json).map(\.isRefusal) == [true])
        #expect(EnvelopeRun(json).refusals.map(\.reason) == [.serviceRefuses])
    }

    @Test(
        "Without default a topic gets nothing, a device gets its own, and else it may be either",
        arguments: [
            (#""TopicArn":"a","#, true, false),
            (#""TargetArn":"arn:a:endpoint/APNS/b/c","#, false, false),
            ("", false, true), (#""MessageStructure":"json","#, false, true),
        ])
    func missingDefault(member: String, isRefused: Bool, mayBe: Bool) {
        let json = #"{\#(member)"Message":{"APNS_SANDBOX":"{\"aps\":{}}"}}"#
        #expect(Self.faults(json).contains(where: \.isRefusal) == isRefused)
        #expect(Self.faults(json).contains(where: \.mayBeRefusal) == mayBe)
    }

    @Test(
        "A platform without its sandbox is remarked",
        arguments: [
            (#""APNS":"{}""#, ["APNS"]), (#""APNS_VOIP":"{}""#, ["APNS_VOIP"]),
            (#""APNS_SANDBOX":"{}""#, []), (#""APNS":"{}","APNS_SANDBOX":"{}""#, []),
        ])
    func sandbox(member: String, keys: [String]) {
        let faults = Self.faults(#"{"default":"a",\#(member)}"#)
        #expect(faults.map(\.keys) == keys.map { [$0] } && faults.allSatisfy(\.isRemark))
    }
}
