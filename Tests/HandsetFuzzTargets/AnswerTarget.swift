internal import Handset
import HandsetLint

/// The texts that are written about a payload: the matrix, the explanation and the record.
///
/// Written in pieces, each is what it is as a whole, and takes no more than its share of time and memory.
enum AnswerTarget {
    /// The number of bytes that a large input has.
    private static let largeByteCount = 1 << 20

    static func checkMatrix(_ bytes: [UInt8]) throws {
        try forEachPayload(bytes) { payload in
            let matrix: ScenarioMatrix
            do throws(SessionSearchError) {
                matrix = try ScenarioMatrix(of: payload, on: [IOSVersion(4), IOSVersion(17)])
            } catch {
                return
            }
            var text = ""
            MatrixText(matrix).write(into: &text)
            try checkText(text)
            try checkRecord(matrix.json + [0x0A])
        }
    }

    static func checkExplanation(_ bytes: [UInt8]) throws {
        try forEachPayload(bytes) { payload in
            let explanation: PayloadExplanation
            do throws(SessionSearchError) {
                explanation = try ReceivingApp(scenario: .ofTheApp).receive(payload).explanation
            } catch {
                return
            }
            var text = ""
            try explanation.writeText(isColoured: false, maximumHazardCount: 10) { text += $0 }
            try checkText(text)
            var record: [UInt8] = []
            try PayloadRecord(explanation, maximumHazardCount: 10).write(terminator: 0x0A) {
                record += $0
            }
            try checkRecord(record)
        }
    }

    static func checkRecords(_ bytes: [UInt8]) throws {
        try forEachPayload(bytes) { payload in
            var reception: Reception
            do throws(SessionSearchError) {
                reception = try ReceivingApp(scenario: .ofTheApp).receive(payload)
                try reception.findHazards()
            } catch {
                return
            }
            guard let hazards = reception.foundHazards else { return }
            var kinds: Set<Hazard.Kind> = []
            var count = 0
            hazards.forEach(upTo: .max) { hazard in
                kinds.insert(hazard.kind)
                count += 1
            }
            try requireEqual(count, hazards.count, "the number of hazards")
            try requireEqual(kinds, hazards.kinds, "the kinds of hazards")
            let record = PayloadRecord(
                reception, hazards, maximumHazardCount: 1_000, showsScenario: false)
            try checkRecord(record.json + [0x0A])
            try checkLint(payload, bytes)
        }
    }

    /// Checks the findings of the lint, whose places are looked for in any text.
    private static func checkLint(_ payload: Payload, _ bytes: [UInt8]) throws {
        var result = Linter(versions: IOSVersion(4)...IOSVersion(18), maximumCount: 10)
            .result(of: payload)
        let count = result.findings.count
        try requireEqual(count + result.moreCount, result.counts.total, "the number of findings")
        result.locate(
            in: bytes, from: SourcePlace(source: "input", line: 1, column: 1, offset: 0))
        try requireEqual(
            result.findings.count { $0.place != nil }, count, "the number of places")
        try checkRecord(LintRecord(result, of: payload.origin).json + [0x0A])
    }

    /// Checks the payload of an input, and the same grown to 1 MB if the input asks for it.
    private static func forEachPayload(
        _ bytes: [UInt8], _ body: (Payload) throws -> Void
    ) throws {
        let payload: Payload
        if let read = try? Payload(json: bytes) {
            payload = read
        } else {
            payload = try Payload(json: text(of: bytes, count: 1))
        }
        try GrowthCheck.check(bytes.count) { try body(payload) }
        // One in 256, since it takes its time: the input again and again, in one text.
        guard !bytes.isEmpty, bytes.reduce(0, ^) == 0x5A else { return }
        let large = try Payload(json: text(of: bytes, count: largeByteCount / bytes.count))
        try GrowthCheck.check(largeByteCount) { try body(large) }
    }

    /// Returns a payload with an input, some number of times, as a session.
    private static func text(of bytes: [UInt8], count: Int) -> [UInt8] {
        var text: [UInt8] = []
        for byte in String(decoding: bytes, as: UTF8.self).utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): text += [UInt8(ascii: "\\"), byte]
            case 0..<0x10: text += Array("\\u000\(String(byte, radix: 16))".utf8)
            case 0x10..<0x20: text += Array("\\u00\(String(byte, radix: 16))".utf8)
            default: text.append(byte)
            }
        }
        return Array(#"{"aps":{"session":""#.utf8)
            + Array(repeatElement(text, count: count).joined()) + Array(#""}}"#.utf8)
    }

    private static func checkText(_ text: String) throws {
        try require(
            text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 },
            "a control character in the text")
    }

    /// A record is one line, and JSON.
    private static func checkRecord(_ record: [UInt8]) throws {
        try requireEqual(record.firstIndex(of: 0x0A), record.count - 1, "the end of the record")
        do {
            _ = try Payload(json: record, maximumByteCount: 1 << 30)
        } catch {
            throw BrokenProperty("a record is not JSON: \(error)")
        }
    }
}
