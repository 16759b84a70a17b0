import Handset
import HandsetTestSupport
import Testing

/// The leniency of Apple's parsers, which jansson lacks: trailing commas, and the first of equal keys.
@Suite struct LenientPayloadTests {
    private func kinds(_ json: String) throws -> [Payload.Warning.Kind] {
        try Payload(json: json).warnings.map(\.kind)
    }

    @Test(
        "A trailing comma is taken at its place, in whatever pieces the payload arrives",
        arguments: 1...9)
    func pieces(size: Int) throws {
        let json = #"{"a":[1,"x,]\"",],"b":{"c":2 , },}"#
        let run = ReaderRun(Array("\(json)\n{\"d\":1}".utf8), pieces: size)
        #expect(run.payloads.map(\.count) == [2, 1])
        let warnings = run.payloads[0].warnings
        #expect(warnings.map(\.kind) == [.trailingComma, .trailingComma, .trailingComma])
        #expect(warnings.map(\.place.column) == [16, 30, 33])
        #expect(run.payloads[0]["a"]?[1]?.string == "x,]\"")
    }

    @Test(
        "A comma without a value before it is refused",
        arguments: ["{,}", #"{"a":[,]}"#, #"{"a":1,,}"#, #"{"a":[1,,]}"#, #"{"a":,}"#])
    func commasAlone(json: String) {
        #expect(throws: PayloadRefusal.self) { try Payload(json: json) }
    }

    @Test("The refusal of a payload with a trailing comma has its true place")
    func refusalAfterComma() {
        #expect(ReaderRun(#"{"a":[1,],"b":x}"#).places == ["1:15"])
        #expect(ReaderRun(#"{"a":[1,],"b":[2,}"#).places == ["1:18"])
    }

    @Test(
        "Of equal keys the first counts, or the last if that is chosen",
        arguments: [
            (#"{"a":1,"a":2,"b":3}"#, #"{"a":1,"b":3}"#, #"{"a":2,"b":3}"#),
            (
                #"{"a":{"x":1},"\u0061":{"y":[2,{"a":1,"a":2}]}}"#, #"{"a":{"x":1}}"#,
                #"{"a":{"y":[2,{"a":2}]}}"#
            ),
            (#"{"a":1 , "a" : 2 , "a":3,}"#, #"{"a":1}"#, #"{"a":3}"#),
            (
                #"{"v":[{"a":1,"a":"}"},{"a":3}]}"#, #"{"v":[{"a":1},{"a":3}]}"#,
                #"{"v":[{"a":"}"},{"a":3}]}"#
            ),
            (#"{"a\u0000":1,"a\u0000":2}"#, #"{"a\u0000":1}"#, #"{"a\u0000":2}"#),
        ])
    func equalKeys(json: String, first: String, last: String) throws {
        let payload = try Payload(json: json)
        #expect(try payload.userInfo == Payload(json: first).userInfo)
        let chosen = payload.made(by: .ofTheApp, equalKeys: .last)
        #expect(try chosen.userInfo == Payload(json: last).userInfo)
        #expect(chosen.made(by: IOSVersion(18)).userInfo == chosen.userInfo)
    }

    @Test("Integers beyond 64 bits stay what they are in both values of a key")
    func largeIntegers() throws {
        let payload = try Payload(json: #"{"a":12345678901234567890,"a":22345678901234567890,}"#)
        #expect(payload["a"]?.description == "12345678901234567890")
        let last = payload.made(by: .ofTheApp, equalKeys: .last)
        #expect(last["a"]?.description == "22345678901234567890")
        #expect(last.made(by: IOSVersion(11))["a"]?.description == "2.234567890123457e+19")
    }

    @Test("The warning about a key that comes again tells where the value is that counts")
    func placeOfFirst() throws {
        let warning = try #require(try Payload(json: "{\"a\":1,\n\"a\":2}").warnings.first)
        #expect(warning.place.line == 2)
        #expect(
            "\(warning)".contains(
                "the key \"a\" comes again; the first value, at 1:2, counts by default"))
    }

    @Test("A device for which the last of equal keys is chosen opens its session")
    func lastSession() throws {
        let payload = try Payload(json: #"{"a":{"session":"1"},"a":{"session":"2"}}"#)
        var scenario = Scenario.ofTheApp
        func sessions() throws -> [String] {
            try ReceivingApp(rules: .app, scenario: scenario).receive(payload).routes.map(
                \.match.session)
        }
        #expect(try sessions() == ["1"])
        scenario.unconfirmed.equalKeys = .last
        #expect(try sessions() == ["2"])
    }
}
