import Handset
import HandsetTestSupport
import Testing

@Suite struct PayloadReaderTests {
    private func payload(_ session: String) -> String {
        "{\"aps\":{\"session\":\"\(session)\"}}"
    }

    // MARK: - What comes between payloads

    @Test(
        "Objects follow one another with any white space between them or none",
        arguments: ["", " ", "\n", "\r\n", "\t \n\n"])
    func whiteSpace(separator: String) {
        let run = ReaderRun((1...3).map { payload("\($0)") }.joined(separator: separator))
        #expect(run.sessions == ["1", "2", "3"])
        #expect(run.refusals.isEmpty)
    }

    @Test("A pretty-printed object is one payload")
    func prettyPrinted() {
        let run = ReaderRun("{\n  \"aps\": {\n    \"session\": \"1\"\n  }\n}\n")
        #expect(run.sessions == ["1"])
        #expect(run.payloads.first?.origin.byteCount == 37)
    }

    @Test("Origins count payloads, lines of the whole stream and bytes of the payload")
    func origins() {
        let run = ReaderRun("\n" + payload("1") + "\n[]\n{\"a\":\n1} {}")
        #expect(
            run.payloads.map(\.origin) == [
                PayloadOrigin(source: "test", number: 1, line: 2, byteCount: 23),
                PayloadOrigin(source: "test", number: 2, line: 4, byteCount: 8),
                PayloadOrigin(source: "test", number: 3, line: 5, byteCount: 2),
            ])
    }

    @Test(
        "An empty input has nothing in it",
        arguments: ["", " ", "\n\r\n\t", "\u{FEFF}", "\u{FEFF}\n"])
    func empty(text: String) {
        let run = ReaderRun(text)
        #expect(run.payloads.isEmpty)
        #expect(run.refusals.isEmpty)
    }

    @Test("Byte order marks are skipped before any payload, and only there")
    func byteOrderMarks() {
        let run = ReaderRun(
            "\u{FEFF}" + payload("1") + "\n\u{FEFF}\n" + payload("2") + "{\u{FEFF}}")
        #expect(run.sessions == ["1", "2"])
        #expect(run.places == ["3:25"])
        #expect(ReaderRun("bad\n\u{FEFF}" + payload("1")).sessions == ["1"])
        #expect(ReaderRun("{\"a\":\n\u{FEFF}" + payload("1")).sessions == ["1"])
    }

    // MARK: - When payloads are handed over

    @Test("A payload is handed over when its last byte is there, and not a byte later")
    func asksForNoMore() {
        var rest = Array((payload("1") + payload("2")).utf8)[...]
        var askedTooMuch = false
        let reader = PayloadReader(source: "test") { buffer in
            guard let byte = rest.popFirst() else {
                askedTooMuch = true
                return 0
            }
            buffer[0] = byte
            return 1
        }
        for left in [23, 0] {
            guard case .payload = reader.next() else {
                Issue.record("no payload")
                return
            }
            #expect(rest.count == left)
            #expect(!askedTooMuch)
        }
    }

    @Test("A refusal is handed over when the offending token is there")
    func refusesEarly() {
        var rest = Array("{\"aps\": nope }".utf8)[...]
        let reader = PayloadReader(source: "test") { buffer in
            guard let byte = rest.popFirst() else { return 0 }
            buffer[0] = byte
            return 1
        }
        guard case .refusal = reader.next() else {
            Issue.record("no refusal")
            return
        }
        #expect(rest.count == 1)
    }

    @Test("What the stream throws ends the reading, behind all payloads before it")
    func streamFailure() {
        struct Broken: Error {}
        var pieces = [payload("1") + "{\"a\":"]
        var refused: [UInt8] = []
        let reader = PayloadReader(
            source: "test", refused: { refused += $0 },
            read: { buffer in
                guard let piece = pieces.popLast() else { throw Broken() }
                buffer.copyBytes(from: piece.utf8)
                return piece.utf8.count
            })
        var kinds: [String] = []
        for event in reader {
            switch event {
            case .payload: kinds.append("payload")
            case .refusal(let refusal): kinds.append("\(refusal.reason)")
            case .failure(let error): kinds.append("\(error is Broken)")
            }
        }
        #expect(kinds == ["payload", "true"])
        #expect(refused == Array("{\"a\":".utf8))
    }

    @Test(
        "A payload behind which the stream throws is not lost",
        arguments: [PayloadReader.Framing.values, .lines])
    func failureBehindPayload(framing: PayloadReader.Framing) {
        struct Broken: Error {}
        var pieces = [payload("1")]
        let reader = PayloadReader(source: "test", framing: framing) { buffer in
            guard let piece = pieces.popLast() else { throw Broken() }
            buffer.copyBytes(from: piece.utf8)
            return piece.utf8.count
        }
        guard case .payload = reader.next(), case .failure = reader.next() else {
            Issue.record("no payload and then a failure")
            return
        }
        guard case nil = reader.next() else {
            Issue.record("something behind the end")
            return
        }
    }

    // MARK: - Where reading goes on

    @Test("An object that is never closed does not take the ones after it along")
    func neverClosed() {
        let run = ReaderRun(payload("1") + "\n{\"aps\":\n" + payload("3") + "\n" + payload("4"))
        #expect(run.sessions == ["1", "3", "4"])
        #expect(run.places == ["2:1"])
        #expect(run.reasons == [.unclosed])
        #expect(run.refusedBytes == Array("{\"aps\":\n".utf8))
    }

    @Test("Reading goes on in the line that shows that an object is not closed")
    func notClosedBeforeNext() {
        let run = ReaderRun("{\"aps\":{\"alert\":1\n" + payload("2") + "\n" + payload("3"))
        #expect(run.sessions == ["2", "3"])
        #expect(run.reasons == [.unclosed])
    }

    @Test(
        "Where a brace is missing, the indentation shows the object that is not closed",
        arguments: [
            ("{\n  \"aps\": {\n    \"badge\": 1,\n  \"data\": {\n    \"id\": 7\n  }\n}", "2:10"),
            ("{\n  \"a\": [\n    {\n      \"b\": 1\n  ]\n}", "5:3"),
            ("{\n  \"a\": {\n    \"b\": 1\n  }\n", "1:1"), (#"{"a":{"b":1}"#, "1:1"),
        ])
    func unclosed(text: String, place: String) {
        #expect(ReaderRun(text).places == [place])
    }

    @Test("Lines that cannot start a payload are passed over with the refused value")
    func passedOver() {
        let run = ReaderRun("[1,\n2]\n\n \"x\"\n  " + payload("1"))
        #expect(run.sessions == ["1"])
        #expect(run.places == ["1:1"])
        #expect(run.refusedBytes == Array("[1,\n2]\n\n \"x\"\n".utf8))
    }

    @Test("What is indented below a refused object is its inside, and no payload")
    func inside() {
        let run = ReaderRun(
            "{\n  \"list\": [\n    {\"aps\":{\"session\":\"0\"}}\n  ],,\n}\n" + payload("1"))
        #expect(run.sessions == ["1"])
        #expect(run.places == ["4:5"])
    }

    @Test("The inside ends with the first line that is not indented more deeply")
    func behindInside() {
        let run = ReaderRun("{\n  {},\n}\n    " + payload("1"))
        #expect(run.sessions == ["1"])
        #expect(run.places == ["2:3"])
    }

    @Test("An error that hides no other payload's beginning is told itself")
    func errorBehindInside() {
        let run = ReaderRun("{\"list\":[\n{\"id\":1}\n],\"bad\":tru}\n")
        #expect(run.places.first == "3:9")
        #expect(run.refusals.first?.finding == "found tru, which is not JSON")
    }

    @Test("A payload that was handed over can be refused after all, with its bytes")
    func refusedLast() {
        var refused: [UInt8] = []
        var rest = Array(("\n" + payload("1") + payload("2") + "[").utf8)[...]
        let reader = PayloadReader(
            source: "test", refused: { refused += $0 },
            read: { buffer in
                let piece = rest.prefix(buffer.count)
                buffer.copyBytes(from: piece)
                rest = rest.dropFirst(piece.count)
                return piece.count
            })
        #expect(reader.refuseLast(Unwanted()) == nil)
        _ = reader.next()
        let refusal = reader.refuseLast(Unwanted())
        #expect(refusal?.reason == .other)
        #expect(
            refusal?.description.hasPrefix("test:2:1: error: found one; drop it\n{\"aps\"") == true)
        #expect(reader.refuseLast(Unwanted()) == nil)
        #expect(refused == Array(payload("1").utf8))
        guard case .payload(let payload) = reader.next() else {
            Issue.record("no second payload")
            return
        }
        #expect(payload["aps"]?["session"]?.string == "2")
        #expect(payload.origin.number == 1)
        _ = reader.next()
        #expect(reader.refuseLast(Unwanted()) == nil)
    }

    @Test("Control characters in the name of a source are not shown raw")
    func sourceName() {
        let run = ReaderRun(Array("x".utf8), source: "a\u{1B}[31m")
        #expect(run.refusals.first?.description.hasPrefix("a␛[31m:1:1: error: ") == true)
    }

    @Test("Below an indented refused object, lines of its own indentation can start a payload")
    func sameIndentation() {
        let run = ReaderRun("  {\"a\":\n  " + payload("1") + "\n")
        #expect(run.sessions == ["1"])
        #expect(run.places == ["1:3"])
    }

    @Test("Containers that were open all the same are refused once, not line by line")
    func openContainers() {
        let run = ReaderRun(String(repeating: "{\"a\":[\n", count: 1000))
        #expect(run.payloads.isEmpty)
        #expect(run.places == ["1:1"])
        #expect(run.refusedBytes.count == 7000)
    }

    @Test("What was open stays refused, though a payload is read in between")
    func openContainersBetweenPayloads() {
        let run = ReaderRun(String(repeating: "{\"a\":[\n{},\n\"x\",\n", count: 300))
        #expect(run.payloads.count == 300)
        // The first object, and the comma behind each closed one.
        #expect(run.places.count == 301)
    }

    @Test("Indentation counts however deep it is")
    func deepIndentation() {
        for count in [20, 200, 100_000] {
            let blanks = String(repeating: " ", count: count)
            let run = ReaderRun(blanks + "{\"a\":\n" + blanks + payload("1"))
            #expect(run.sessions == ["1"])
            #expect(run.places == ["1:\(count + 1)"])
        }
    }

    @Test("The rest of a payload's line is refused by itself")
    func restOfLine() {
        let run = ReaderRun(payload("1") + ", " + payload("2") + "\n" + payload("3"))
        #expect(run.sessions == ["1", "3"])
        #expect(run.places == ["1:24"])
    }

    @Test("Places count the lines of the whole stream, far behind its beginning")
    func farPlaces() {
        let run = ReaderRun(
            String(repeating: payload("1") + "\n", count: 20_000) + "  nonsense\n" + payload("2"))
        #expect(run.payloads.count == 20_001)
        #expect(run.places == ["20001:3"])
        #expect(run.refusals.first?.place.offset == 20_000 * 24 + 2)
    }

    // MARK: - One payload a line

    @Test("With JSON Lines each line is judged alone")
    func lines() {
        let text = "{\"aps\":\n" + payload("2") + "\r\n\n{} {}\n}\n[\n" + payload("6")
        let run = ReaderRun(text, framing: .lines)
        #expect(run.sessions == ["2", "6"])
        #expect(run.places == ["1:1", "4:4", "5:1", "6:1"])
        #expect(run.reasons == [.unfinished, .severalOnLine, .notAnObject, .notAnObject])
        #expect(run.refusedBytes == Array("{\"aps\":\n{} {}\n}\n[\n".utf8))
        #expect(ReaderRun("{\"a\":1} \0\n", framing: .lines).reasons == [.nulByte])
    }

    @Test(
        "The excerpts of a stream that goes on arriving are those of one that is there",
        arguments: [PayloadReader.Framing.values, .lines])
    func excerptsOfPieces(framing: PayloadReader.Framing) {
        let long = String(repeating: "x", count: 300)
        let stream = Array(
            """
            {"aps": nothing, "more": "of the line"} {"aps":{}}
            [1, 2, "three"]   and more of it
            {"aps":{"session":"1"}} what is it? {"aps":{}}
            "an open string
            {"aps": "\u{1} \(long)"}
            {"a":{"b":{"c":1}}} {"a":1,"a":2} {
            {"a"

             1}
            {"aps": "cut
            """.utf8)
        /// The refusals and warnings of a stream whose bytes arrive in pieces.
        func messages(pieces: Int, isArriving: Bool) -> [String] {
            var rest = stream[...]
            let reader = PayloadReader(
                source: "test", framing: framing, maximumByteCount: 1 << 20, maximumDepth: 2,
                from: .start, isArriving: { isArriving }, refused: { _ in },
                read: { buffer in
                    let piece = rest.prefix(min(pieces, buffer.count))
                    buffer.copyBytes(from: piece)
                    rest = rest.dropFirst(piece.count)
                    return piece.count
                })
            return reader.flatMap { event in
                switch event {
                case .payload(let payload): payload.warnings.map { "\($0)" }
                case .refusal(let refusal): ["\(refusal)"]
                case .failure(let error): ["\(error)"]
                }
            }
        }
        let whole = messages(pieces: .max, isArriving: true)
        #expect(whole.count > 6)
        for pieces in [1, 3, 17] { #expect(messages(pieces: pieces, isArriving: true) == whole) }
        // Without waiting, they end where the stream is cut.
        #expect(messages(pieces: 1, isArriving: false) != whole)
    }

    @Test("With JSON Lines a bad line is refused before the next one is there")
    func linesAtOnce() {
        var pieces = ["", "{\"aps\":\n"]
        let reader = PayloadReader(source: "test", framing: .lines) { buffer in
            guard let piece = pieces.popLast(), !piece.isEmpty else {
                Issue.record("asked for more than the line")
                return 0
            }
            buffer.copyBytes(from: piece.utf8)
            return piece.utf8.count
        }
        guard case .refusal = reader.next() else {
            Issue.record("no refusal")
            return
        }
    }
}

private struct Unwanted: PayloadRefusal.UseError {
    var reason: PayloadRefusal.Reason { .other }
    var finding: String { "found one" }
    var advice: String { "drop it" }
}
