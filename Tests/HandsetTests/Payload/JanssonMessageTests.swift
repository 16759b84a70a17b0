import Handset
import HandsetTestSupport
import Testing

/// Jansson's English tells its failures apart; a version that words them otherwise fails here.
@Suite struct JanssonMessageTests {
    @Test(
        "Each message of the installed jansson has its cause",
        arguments: [
            (#"{"a":"\#u{1B}"}"#, PayloadRefusal.Cause.controlCharacter(byte: 0x1B)),
            ("{\"a\":\"x\n\"}", .lineEndInString),
            (#"{"a":"\x"}"#, .invalidEscape),
            (#"{"a":"\u12"}"#, .invalidEscape),
            (#"{"a":"\ud83d"}"#, .loneSurrogate),
            (#"{"a":"\ud83d\u0041"}"#, .loneSurrogate),
            (#"{"a":"\ude00"}"#, .loneSurrogate),
            (#"{"a":1,}"#, .syntax(token: "}", expected: .key)),
            (#"{1:2}"#, .syntax(token: "1", expected: .key)),
            (#"{"a" 1}"#, .syntax(token: "1", expected: .colon)),
            (#"{"a":1 2}"#, .syntax(token: "2", expected: .commaOrBrace)),
            (#"{"a":[1 2]}"#, .syntax(token: "2", expected: .commaOrBracket)),
            (#"{"a":}"#, .syntax(token: "}", expected: .value)),
            (#"{"a":nul}"#, .syntax(token: "nul", expected: nil)),
            (#"{"a":1e400}"#, .numberTooLarge(token: "1e400")),
            (#"{"a":"#, .inputEnd),
            (#"{"a":"x"#, .inputEnd),
            (#"{"a":"\"#, .inputEnd),
        ])
    func message(text: String, cause: PayloadRefusal.Cause) {
        let refusal = #expect(throws: PayloadRefusal.self) {
            try Payload(
                json: Array(text.utf8), source: "payload", maximumByteCount: 1_000,
                takesTrailingCommas: false)
        }
        #expect(refusal?.cause == cause)
    }

    @Test("An integer of too many digits is too large, as is its negative", arguments: ["", "-"])
    func integer(sign: String) {
        let digits = sign + "1" + String(repeating: "0", count: 400)
        let refusal = #expect(throws: PayloadRefusal.self) {
            try Payload(json: "{\"a\":\(digits)}")
        }
        #expect(refusal?.reason == .numberTooLarge)
    }

    @Test("Bytes that are not UTF-8, and containers that are too deep, have codes of their own")
    func codes() {
        #expect(
            ReaderRun(Array("{\"a\":\"x".utf8) + [0xE9] + Array("\"}".utf8)).refusals.first?.cause
                == .invalidUTF8(byte: 0xE9))
        let deep = "{\"a\":" + String(repeating: "[", count: 2_048)
        #expect(ReaderRun(deep).refusals.first?.cause == .tooDeep(limit: 2_048))
    }
}
