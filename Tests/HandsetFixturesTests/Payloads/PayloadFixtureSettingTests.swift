import Handset
import HandsetFixtures
import HandsetTestSupport
import Testing

/// Values that are put into payloads at random.
@Suite struct PayloadFixtureSettingTests {
    @Test("A value that is set is found at its path, or is rejected and changes nothing")
    func anySetting() throws {
        var generator = FixtureGenerator(seed: 7)
        let pieces = [
            "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u0061", "\\u0000", "a", "1", "-2.5e3",
            "null",
            "true", " ", "\n", "\u{0}", "😀", "\u{FEFF}", "{\"a\":", "\"b\"", "[{}]", "'",
        ]
        var setCount = 0
        var fixture = PayloadFixture(message: "1:x")
        for number in 0..<4000 {
            if number.isMultiple(of: 50) { fixture = PayloadFixture(message: "1:x") }
            let keys = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
                ["a", "b", "aps", "😀}\"", "e\u{301}", "é", "a\u{0}"].randomElement(
                    using: &generator) ?? "a"
            }
            let values = ["{}", "{\"a\":{\"é\":1}}", "[1, {\"a\" : \"}\"}]", "\"{\\\"\"", "1e5"]
            let garbage = (0..<Int.random(in: 0...5, using: &generator))
                .map { _ in pieces.randomElement(using: &generator) ?? "1" }.joined()
            let json = (values + [garbage, garbage]).randomElement(using: &generator) ?? garbage
            let before = fixture
            do throws(PayloadFixtureError) {
                try fixture.set(FixtureAssignment(keys: keys, json: json))
            } catch {
                #expect(fixture == before && !error.description.isEmpty)
                continue
            }
            setCount += 1
            let payload = try Payload(json: fixture.json)
            let expected = try Payload(json: "{\"\":\(json.drop { $0 == "\u{FEFF}" })}")[""]
            var found: PayloadValue? = payload.userInfo
            for key in keys { found = found?[key] }
            #expect(found != nil && found?.description == expected?.description, "\(json)")
            #expect(!fixture.json.contains(UInt8(ascii: "\n")))
        }
        #expect(setCount > 1000)
    }
}
