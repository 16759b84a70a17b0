import HandsetFixtures
import HandsetTestSupport
import Testing

@testable import Handset

/// Payloads in what they were sent in.
@Suite struct EnvelopeTests {
    private static let folder = "samples/envelopes"

    /// The forms with a sample of their own.
    static let forms = PayloadFile.EnvelopeForm.allCases.filter { $0 != .payload }

    /// Reads a text with an opener.
    private static func read(
        _ json: String, form: PayloadFile.EnvelopeForm? = nil, path: [String] = [],
        keeping: [String] = [],
        source: String = "test"
    ) -> (
        payloads: [(payload: Payload, json: String)], refusals: [PayloadRefusal],
        forms: [PayloadFile.EnvelopeForm]
    ) {
        var forms: [PayloadFile.EnvelopeForm] = []
        var rest = Array(json.utf8)[...]
        let reader = PayloadReader(
            source: source, framing: .values, maximumByteCount: 1 << 20, maximumDepth: 2_048,
            opener: EnvelopeOpener(form: form, path: path, keeping: keeping) { forms.append($0) },
            from: .start, isArriving: { true }, refused: { _ in },
            read: { buffer in
                let next = rest.prefix(buffer.count)
                buffer.copyBytes(from: next)
                rest = rest.dropFirst(next.count)
                return next.count
            })
        var payloads: [(Payload, String)] = []
        var refusals: [PayloadRefusal] = []
        while let event = reader.next() {
            switch event {
            case .payload(let payload):
                payloads.append((payload, String(decoding: reader.lastBytes, as: UTF8.self)))
            case .refusal(let refusal): refusals.append(refusal)
            case .failure(let error): Issue.record(error)
            }
        }
        return (payloads, refusals, forms)
    }

    private static func sample(_ form: PayloadFile.EnvelopeForm) throws -> String {
        String(
            decoding: try Repository.bytes(of: "\(folder)/\(form.rawValue).json"), as: UTF8.self)
    }

    // MARK: - Forms

    @Test("The shape of each form is recognized, and its payloads are taken", arguments: forms)
    func recognized(form: PayloadFile.EnvelopeForm) throws {
        let read = Self.read(try Self.sample(form), form: form == .legacyFCM ? form : nil)
        #expect(read.refusals.isEmpty)
        #expect(read.forms == (form == .legacyFCM ? [] : [form]))
        let golden = Golden("\(Self.folder)/\(form.rawValue).json.printed.txt")
        try golden.expect(read.payloads.map { "\($0.payload)\n" }.joined())
    }

    @Test("A form that is named gives the same payloads", arguments: forms)
    func named(form: PayloadFile.EnvelopeForm) throws {
        // This API has ended, and its messages are read only if somebody says so.
        guard form != .legacyFCM else { return }
        let json = try Self.sample(form)
        let (named, shown) = (Self.read(json, form: form), Self.read(json))
        #expect(named.payloads.map(\.json) == shown.payloads.map(\.json))
        #expect(named.forms.isEmpty)
    }

    @Test("Each other sample is refused as a form that it has not", arguments: forms)
    func wrongForm(form: PayloadFile.EnvelopeForm) throws {
        guard ![.payload, .simctl, .array, .string].contains(form) else { return }
        let read = Self.read(#"{"nothing":1}"#, form: form)
        #expect(read.payloads.isEmpty)
        #expect(read.refusals.map(\.reason) == [.envelope])
        #expect(read.refusals.first?.finding.hasPrefix("found \(form.name) without ") == true)
    }

    @Test(
        "An object with aps is a payload, whatever else it has, and one without may be one",
        arguments: [
            #"{"aps":{},"message":{"token":"a","data":{}}}"#, #"{"APNS":1,"aps":{"session":"1"}}"#,
            #"{"session":"1"}"#, #"{"message":"hello"}"#, #"{"to":"me"}"#, #"{"data":{"a":1}}"#,
            #"{"notification":{"id":1},"data":{"a":1}}"#, #"{"notification":"a","token":"t"}"#,
            "{}",
        ])
    func payload(json: String) {
        let read = Self.read(json)
        #expect(read.payloads.map(\.json) == [json])
        #expect(read.forms.isEmpty && read.refusals.isEmpty)
    }

    @Test(
        "What may be a message or a payload is refused with both ways to read it",
        arguments: [
            (#"{"message":{"data":{"session":"1"}}}"#, PayloadFile.EnvelopeForm.fcm),
            (#"{"token":"t","notification":{"title":"a"},"data":{"session":"1"}}"#, .fcm),
            (#"{"tokens":["t"],"notification":{"body":"a"}}"#, .fcm),
            (#"{"notification":{"title":"a"},"data":{"session":"1"}}"#, .fcm),
            (#"{"to":"x","data":{"session":"1"}}"#, .legacyFCM),
            (#"{"app_id":"x","include_player_ids":[]}"#, .oneSignal),
        ])
    func unclear(json: String, form: PayloadFile.EnvelopeForm) {
        let refusal = Self.read(json).refusals.first
        #expect(refusal?.advice.contains("--from \(form.rawValue) ") == true)
        #expect(refusal?.advice.contains("--from payload ") == true)
        #expect(Self.read(json, form: .payload).payloads.map(\.json) == [json])
    }

    @Test(
        "A value that is not of the form that is named is refused as such",
        arguments: [
            (
                #"{"aps":{}}"#, PayloadFile.EnvelopeForm.array,
                "found an object in place of an array of payloads"
            ),
            (#"{"aps":{}}"#, .string, "found an object in place of a payload in a JSON string"),
            ("[]", .array, "found an array of payloads without an element"),
            (
                #"{"message":{"topic":"t","apns":{"payload":5}}}"#, .fcm,
                "found an FCM message that is not sent: FCM answers 400: message.apns.payload is a number, and not an object"
            ),
        ])
    func otherForm(json: String, form: PayloadFile.EnvelopeForm, finding: String) {
        let read = Self.read(json, form: form)
        #expect(read.payloads.isEmpty)
        #expect(read.refusals.map(\.finding) == [finding])
    }

    @Test("An object that holds a payload is refused with the path to it")
    func holdsPayload() {
        let json = #"{"id":1,"push":{"aps":{"session":"1"}}}"#
        let refusal = Self.read(json).refusals.first
        #expect(refusal?.finding == "found an object without aps, whose value for push has it")
        #expect(refusal?.advice.hasPrefix("--payload-at push ") == true)
    }

    // MARK: - Firebase

    @Test("An alert of its own beats the notification of an FCM message")
    func alert() {
        let json = """
            {"message":{"token":"a","notification":{"title":"t","body":"b"},
            "apns":{"payload":{"aps":{"alert":"own"}}}}}
            """
        let payload = Self.read(json).payloads.first?.payload
        #expect(payload?["aps"]?["alert"]?.string == "own")
    }

    @Test("Members are kept by the text of their key, in the option's order; the first one counts")
    func keptKeys() throws {
        let read = Self.read(
            #"{ "b": 1, "\u0061": 2, "b": [3, 4], "é": 5, "e\u0301": 6, "x\"y": 7 }"#,
            keeping: ["e\u{301}", "x\"y", "a", "none", "b", "a"])
        let kept = try #require(read.payloads.first?.payload.origin.kept)
        #expect(
            String(decoding: kept, as: UTF8.self)
                == #"{"e\u0301":6,"x\"y":7,"a":2,"b":1}"#.replacing(
                    "\\u0301", with: "\u{301}"))
        #expect(read.payloads.first?.json.hasPrefix("{ \"b\": 1,") == true)
    }

    @Test("Each member of a value is looked at once, however many members are kept")
    func manyKeptKeys() throws {
        let keys = (0..<20_000).map { "k\($0)" }
        let json = "{" + keys.map { "\"\($0)\":1" }.joined(separator: ",") + "}"
        let kept = Self.read(json, keeping: keys.reversed()).payloads.first?.payload.origin.kept
        let reversed = "{" + keys.reversed().map { "\"\($0)\":1" }.joined(separator: ",") + "}"
        #expect(kept.map { String(decoding: $0, as: UTF8.self) } == reversed)
    }

    @Test("Numbers keep their digits, and the members their order")
    func digits() {
        let json =
            #"{"message":{"topic":"t","apns":{"payload":{"b":1.10,"a":12345678901234567890,"c":1e5,"aps":{"badge":1}}}}}"#
        let text = Self.read(json).payloads.first?.json
        #expect(
            text?.hasPrefix(#"{"b":1.10,"a":12345678901234567890,"c":1e5,"aps":{"badge":1},"#)
                == true)
    }

    // MARK: - Arrays, strings and places

    @Test("Payloads of an array are numbered, and have its place")
    func array() {
        let read = Self.read("{\"aps\":{}}\n[{\"a\":1},\n{\"a\":2}]\n{\"aps\":{}}")
        #expect(read.payloads.map(\.payload.origin.number) == [1, 2, 3, 4])
        #expect(read.payloads.map(\.payload.origin.line) == [1, 2, 2, 4])
        #expect(read.payloads.map(\.payload.origin.byteCount) == [10, 7, 7, 10])
    }

    @Test("An element that is no payload is refused, and the others are read")
    func element() {
        let read = Self.read(#"[{"a":1},2,{"a":3}]"#)
        #expect(read.payloads.map(\.json) == [#"{"a":1}"#, #"{"a":3}"#])
        #expect(read.payloads.map(\.payload.origin.number) == [1, 2])
        #expect(read.refusals.map(\.reason) == [.notAnObject])
        #expect(
            read.refusals.first?.finding
                == "in the payload within this value: found a number where a payload should begin")
    }

    @Test(
        "Arrays and strings without payloads are refused as before",
        arguments: [#"[1,2]"#, "[]", #""text""#, #"["{}"]"#, "[{", "[2024-01-01] {}"])
    func others(json: String) {
        let plain = PayloadReader(source: "test", bytes: Array(json.utf8)).compactMap { event in
            if case .refusal(let refusal) = event { refusal } else { nil }
        }
        #expect(Self.read(json).refusals == plain)
        #expect(!plain.isEmpty)
    }

    @Test("Text in a message that is no JSON is refused with the reason")
    func brokenText() {
        let read = Self.read(#"{"APNS":"{\"aps\":{]}"} {"aps":{}}"#)
        #expect(read.payloads.map(\.json) == [#"{"aps":{}}"#])
        #expect(read.refusals.map(\.reason) == [.syntax])
    }

    // MARK: - Parts

    @Test(
        "The payload is taken from its path, as an object or as text, and its members are kept",
        arguments: [
            #"{"id":1.50,"a":{"b":{"aps":{}}},"x":2}"#, #"{"id":1.50,"a":{"b":"{\"aps\":{}}"}}"#,
        ])
    func part(json: String) throws {
        let read = Self.read(json, path: ["a", "b"], keeping: ["id", "none"])
        #expect(read.payloads.map(\.json) == [#"{"aps":{}}"#])
        let kept = try #require(read.payloads.first?.payload.origin.kept)
        #expect(String(decoding: kept, as: UTF8.self) == #"{"id":1.50}"#)
    }

    @Test("What is found at a path can be a message itself")
    func messageAtPath() {
        let read = Self.read(#"{"a":{"APNS":"{\"aps\":{\"b\":1}}"}}"#, path: ["a"])
        #expect(read.payloads.map(\.json) == [#"{"aps":{"b":1}}"#])
        #expect(read.forms == [.sns])
    }

    @Test(
        "A path that leads to nothing, or to no payload, is refused",
        arguments: [
            (["a", "x"], "found nothing at a.x"),
            (["n"], "found neither an object nor a string of JSON at n"),
        ])
    func noPart(path: [String], finding: String) {
        let read = Self.read(#"{"a":{"b":1},"n":[1]}"#, path: path)
        #expect(read.refusals.map(\.finding) == [finding])
    }

    @Test(
        "The address of a simulator is removed, wherever it stands", arguments: ["test", "a.apns"])
    func address(source: String) {
        let json = #"{"Simulator Target Bundle":"com.example","aps":{"a":1}}"#
        let payload = Self.read(json, source: source).payloads.first?.payload
        #expect(payload?.count == 1)
        #expect(payload?.simulatorTargetBundle == "com.example")
    }

    // MARK: - Hostile input

    @Test("Damaged messages are read or refused, and the reader comes to its end", .exhaustive)
    func damaged() throws {
        var random = FixtureGenerator(seed: 20)
        for form in Self.forms {
            let bytes = Array(try Self.sample(form).utf8)
            for _ in 0..<200 {
                var damaged = bytes
                for _ in 0..<Int.random(in: 1...3, using: &random) {
                    let index = Int.random(in: damaged.indices, using: &random)
                    switch Int.random(in: 0..<3, using: &random) {
                    case 0: damaged[index] = UInt8.random(in: 0x20...0x7E, using: &random)
                    case 1: damaged.remove(at: index)
                    default: damaged.insert(contentsOf: damaged[index...].prefix(8), at: index)
                    }
                }
                let text = String(decoding: damaged, as: UTF8.self)
                for form in [form, nil] {
                    let read = Self.read(text, form: form)
                    #expect(!read.payloads.isEmpty || !read.refusals.isEmpty, "\(text)")
                }
            }
        }
    }
}
