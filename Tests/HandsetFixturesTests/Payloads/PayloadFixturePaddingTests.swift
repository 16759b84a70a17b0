import Handset
import HandsetFixtures
import HandsetTestSupport
import Testing

/// Payloads that are made as large as they shall be.
@Suite struct PayloadFixturePaddingTests {
    private func fixture(_ assignments: String...) throws -> PayloadFixture {
        var fixture = PayloadFixture()
        for assignment in assignments { try fixture.set(FixtureAssignment(assignment)) }
        return fixture
    }

    @Test("The alert, its body, or a key for padding is padded")
    func padded() throws {
        func padded(_ fixture: PayloadFixture, by count: Int) throws -> String {
            var fixture = fixture
            try fixture.pad(toByteCount: fixture.json.count + count)
            return fixture.description
        }
        #expect(try padded(PayloadFixture(alert: "a\""), by: 2) == #"{"aps":{"alert":"a\"xx"}}"#)
        #expect(try padded(PayloadFixture(alert: "안"), by: 0) == #"{"aps":{"alert":"안"}}"#)
        #expect(
            try padded(fixture(#"aps.alert={"title":"t","body":""}"#), by: 1)
                == #"{"aps":{"alert":{"title":"t","body":"x"}}}"#)
        #expect(
            try padded(fixture(#"aps.alert={"title":"t"}"#), by: 14)
                == #"{"aps":{"alert":{"title":"t"}},"padding":"x"}"#)
        #expect(try padded(fixture("aps=1"), by: 13) == #"{"aps":1,"padding":""}"#)
        #expect(
            try padded(fixture(#"padding="""#, "a=1"), by: 1)
                == #"{"aps":{},"padding":"x","a":1}"#)
    }

    @Test("An impossible size is rejected with the possible ones")
    func impossible() throws {
        func message(_ fixture: PayloadFixture, _ byteCount: Int) -> String? {
            var padded = fixture
            let error = #expect(throws: PayloadFixtureError.self) {
                try padded.pad(toByteCount: byteCount)
            }
            #expect(padded == fixture)
            return error?.description
        }
        #expect(
            message(PayloadFixture(), 11) == """
                the payload has 10 bytes and no alert to pad, and a key for padding takes 13, so 11 is \
                not possible; give 10, 23 or more, or an alert
                """)
        #expect(message(PayloadFixture(), 22)?.contains("22 is not possible; give 10, 23") == true)
        for count in [9, 0, -1, .min] {
            #expect(
                message(PayloadFixture(), count) == """
                    the payload has 10 bytes without padding, more than \(count); give 10 or more, or a shorter payload
                    """)
        }
        #expect(
            message(PayloadFixture(), .max) == """
                a payload of 9223372036854775807 bytes is too large; give 67108864 or fewer
                """)
        #expect(
            message(try fixture("padding=1"), 100) == """
                the value of the key padding is not a string that can be padded; rename the key, or give \
                an alert
                """)
    }

    @Test("Every possible size is reached to the byte, and only the padding changes", .exhaustive)
    func everySize() throws {
        var generator = FixtureGenerator(seed: 4)
        for _ in 0..<60 {
            let fixture = try randomFixture(&generator)
            let minimum = fixture.json.count
            let before = try Payload(json: fixture.json)
            let hasText = before["aps"]?["alert"]?.kind == .string
            for byteCount in minimum...(minimum + 300) {
                var padded = fixture
                if !hasText, (minimum + 1..<minimum + 13).contains(byteCount) {
                    #expect(
                        throws: PayloadFixtureError.unreachable(
                            byteCount: byteCount, minimum: minimum, next: minimum + 13)
                    ) { try padded.pad(toByteCount: byteCount) }
                    continue
                }
                try padded.pad(toByteCount: byteCount)
                #expect(padded.json.count == byteCount)
                let after = try Payload(json: padded.json)
                try expectEqual(before.userInfo, after.userInfo, hasPaddedText: hasText)
            }
        }
    }

    /// Holds what a payload is against what it was before it was padded.
    private func expectEqual(
        _ before: PayloadValue, _ after: PayloadValue, hasPaddedText: Bool
    ) throws {
        var expected = before.keys
        if !hasPaddedText, after.count > before.count {
            expected.append(PayloadFixture.paddingKey)
            #expect(after["padding"]?.string?.allSatisfy { $0 == "x" } == true)
        }
        #expect(after.keys == expected)
        for key in before.keys where key != "aps" {
            #expect(before[key]?.description == after[key]?.description)
        }
        let keys = before["aps"]?.keys ?? []
        #expect(after["aps"]?.keys == keys)
        for key in keys {
            let (old, new) = (before["aps"]?[key], after["aps"]?[key])
            if hasPaddedText, key == "alert" {
                let (old, new) = (try #require(old?.string), try #require(new?.string))
                #expect(new.utf8.starts(with: old.utf8))
                #expect(new.utf8.dropFirst(old.utf8.count).allSatisfy { $0 == UInt8(ascii: "x") })
            } else {
                #expect(old?.description == new?.description)
            }
        }
    }

    private func randomFixture(_ generator: inout FixtureGenerator) throws -> PayloadFixture {
        let pieces = ["a", "\"", "\\", "\n", "\u{0}", "é", "안", "😀", "x", ":", "{", "}", ","]
        func text() -> String {
            (0..<Int.random(in: 0...8, using: &generator))
                .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
        }
        let isWithAlert = Bool.random(using: &generator)
        var fixture = PayloadFixture(
            message: isWithAlert ? text() : nil,
            session: Bool.random(using: &generator) ? text() : nil,
            badge: Bool.random(using: &generator) ? Int.random(in: 0...9, using: &generator) : nil)
        let values = [
            "1", "-2.5e3", "null", "[]", "{\"}\":\"]\"}", "[{\"a\":[\"\\\"\"]}]", "\"x\"",
        ]
        for _ in 0..<Int.random(in: 0...4, using: &generator) {
            let key = "k\(Int.random(in: 0...2, using: &generator))"
            let value = values.randomElement(using: &generator) ?? "1"
            let keys = Bool.random(using: &generator) ? ["aps", key] : [key]
            try fixture.set(FixtureAssignment(keys: keys, json: value))
        }
        return fixture
    }
}
