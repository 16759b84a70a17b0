import Handset
import HandsetHunt
import Testing

/// The values that stand for those of payloads.
@Suite struct HuntRedactionTests {
    private let payload: Payload = [
        "aps": ["alert": "Hi Ann", "badge": 3], "a": "Ann", "b": ["Bob", "Ann", ""], "n": 4711,
        "m": -4711, "k": 4711, "r": 52.5163, "s": 52.5163, "q": 13.4000, "t": true, "z": .null,
    ]

    @Test("Types, lengths and what is equal stay, and texts and numbers go")
    func payloads() {
        #expect(
            HuntRedaction(of: [payload]).redact([payload]) == [
                [
                    "aps": ["alert": "aaaaaa", "badge": 3], "a": "aaa", "b": ["aab", "aaa", ""],
                    "n": 1000, "m": -1000, "k": 1000, "r": 10.0000, "s": 10.0000, "q": 10.0,
                    "t": true, "z": .null,
                ]
            ])
    }

    @Test("Values that differ stay different, even if there are more of them than letters")
    func many() throws {
        let texts = (0..<60).map { PayloadValue(String(UnicodeScalar(0x400 + $0) ?? "a")) }
        let numbers = (10..<99).map { PayloadValue($0) }
        let many: Payload = ["t": PayloadValue(texts), "n": PayloadValue(numbers)]
        let redacted = try #require(HuntRedaction(of: [many]).redact([many]).first)
        for key in ["t", "n"] {
            let list = try #require(redacted[key])
            let values = Set((0..<list.count).compactMap { list[$0] })
            #expect(values.count == many[key]?.count)
        }
        #expect((0..<60).allSatisfy { redacted["t"]?[$0]?.string?.count == 1 })
    }
}
