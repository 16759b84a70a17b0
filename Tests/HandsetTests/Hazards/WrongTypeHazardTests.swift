import Handset
import HandsetTestSupport
import Testing

/// Values in `aps` whose type is wrong.
@Suite struct WrongTypeHazardTests {
    private func hazards(_ json: String) throws -> [Hazard] {
        try PayloadHazards(of: Payload(json: json)).first(.max).filter { $0.kind == .apsWrongType }
    }

    @Test("It is an error, and the finding names the right type")
    func finding() throws {
        #expect(
            try hazards(#"{"aps":{"badge":"1","alert":{"body":7}}}"#).map(\.description) == [
                "error: aps-wrong-type: aps.badge is a text; it has to be a number",
                "error: aps-wrong-type: aps.alert.body is an integer; it has to be a text",
            ])
    }

    @Test("The title and the body of a Live Activity's alert may be dictionaries, and no others")
    func liveActivity() throws {
        let text = #"{"loc-key":"K","loc-args":["a"]}"#
        let alert = #""alert":{"title":\#(text),"body":\#(text),"subtitle":\#(text)}"#
        #expect(
            try hazards(#"{"aps":{"event":"update",\#(alert)}}"#).map(\.finding) == [
                "aps.alert.subtitle is a dictionary; it has to be a text"
            ])
        #expect(try hazards(#"{"aps":{\#(alert)}}"#).count == 3)
    }

    @Test(
        "The evidence is the value in the printed text of aps",
        arguments: [
            (#"{"badge":"1"}"#, "1"), (#"{"badge":"a-1"}"#, "\"a-1\""),
            (#"{"alert":7,"badge":7}"#, "7"), (#"{"content-available":true}"#, "1"),
            (#"{"a":{"category":1},"category":5}"#, "5"),
            (#"{"alert":{"alert":{"body":1},"body":7}}"#, "7"),
            (
                #"{"body":"x","alert":{"title":"é","body":[1,2]}}"#,
                "(\n            1,\n            2\n        )"
            ),
            (#"{"sound":{"volume":"loud"},"alert":{"volume":"x"}}"#, "loud"),
            (#"{"badge":null}"#, "\"<null>\""),
        ])
    func evidence(aps: String, text: String) throws {
        let payload = try Payload(json: #"{"aps":\#(aps)}"#)
        let printed = try #require(payload["aps"]).description
        let hazard = try #require(try hazards(#"{"aps":\#(aps)}"#).last)
        #expect(hazard.evidence.subject == .text(key: "aps"))
        #expect(hazard.evidence.text == text)
        let range = try #require(hazard.evidence.range)
        let units = Array(printed.utf16)[range]
        #expect(String(decoding: units, as: UTF16.self) == text)
    }

    @Test("The range is that of the faulty value, and not of one that looks the same")
    func range() throws {
        let hazards = try hazards(#"{"aps":{"alert":{"body":7,"x":7},"session":7}}"#)
        // {\n    alert =     {\n        body = 7;
        #expect(hazards.map(\.evidence.range) == [35..<36])
    }

    @Test(
        "A value of the right type is not a hazard",
        arguments: [
            #"{"aps":{"alert":"a","badge":1,"sound":"default","content-available":1}}"#,
            #"{"aps":{"alert":{"body":"a","title-loc-key":null},"sound":{"critical":1}}}"#,
            #"{"aps":{"session":[1]}}"#, #"{"aps":"text"}"#, #"{"aps":{},"badge":"1"}"#, "{}",
        ])
    func none(json: String) throws {
        #expect(try hazards(json) == [])
    }
}
