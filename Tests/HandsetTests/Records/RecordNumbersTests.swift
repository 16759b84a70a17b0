import Testing

@testable import Handset

/// Records that were numbered too early get the numbers that they would have had.
struct RecordNumbersTests {
    private let numbers = RecordNumbers(source: "a \"b\".jsonl", terminator: 0)

    private func record(_ number: String, _ rest: String = #","line":7}"#) -> String {
        #"{"source":"a \"b\".jsonl","number":"# + number + rest + "\0"
    }

    private func adding(_ difference: Int, to records: String) -> String? {
        var copy = Array("before ".utf8)
        guard numbers.add(difference, to: Array(records.utf8)[...], into: &copy) else { return nil }
        return String(decoding: copy, as: UTF8.self)
    }

    @Test("Each number changes, with all its digits, and nothing else does")
    func change() {
        let kept = #","line":10,"kept":{"number":10}}"#
        #expect(
            adding(-1, to: record("10", kept) + record("11"))
                == "before " + record("9", kept) + record("10"))
    }

    @Test("A record that a payload makes is one of its source")
    func madeRecord() throws {
        let payload = try Payload(json: #"{"aps":{"session":1}}"#)
        let numbers = RecordNumbers(source: payload.origin.source, terminator: UInt8(ascii: "\n"))
        let explanation = try PayloadExplanation(of: payload)
        let record = PayloadRecord(explanation).json + [UInt8(ascii: "\n")]
        var copy: [UInt8] = []
        #expect(numbers.add(0, to: record[...], into: &copy))
        #expect(copy == record)
    }

    @Test(
        "What is not a whole record of the source is refused",
        arguments: [
            #"{"source":"b.jsonl","number":1,"line":1}"# + "\0", "a note\0",
            #"{"source":"a \"b\".jsonl","number":-1,"line":1}"# + "\0",
            #"{"source":"a \"b\".jsonl","number":1,"line":1}"#,
            #"{"source":"a \"b\".jsonl","number":9223372036854775807,"line":1}"# + "\0",
        ])
    func refused(record: String) {
        #expect(adding(1, to: self.record("1") + record) == nil)
    }
}
