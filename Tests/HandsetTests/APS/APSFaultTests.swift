import Handset
import Testing

@Suite struct APSFaultTests {
    /// A value of each kind, its kind, what a fault calls it, and the types that take it.
    struct Sample: CustomTestStringConvertible {
        let json: String
        let kind: PayloadValue.Kind
        let words: String
        let types: [APSValueType]

        var testDescription: String { json }
    }

    static let samples = [
        Sample(
            json: #""a""#, kind: .string, words: "a text",
            types: [.text, .textOrNull, .textOrDictionary]),
        Sample(
            json: #""""#, kind: .string, words: "a text",
            types: [.text, .textOrNull, .textOrDictionary]),
        Sample(json: "1", kind: .integer, words: "an integer", types: [.number]),
        Sample(json: "1.5", kind: .real, words: "a number with a fraction", types: [.number]),
        Sample(json: "true", kind: .boolean, words: "true or false", types: [.boolean]),
        Sample(json: "false", kind: .boolean, words: "true or false", types: [.boolean]),
        Sample(json: "null", kind: .null, words: "null", types: [.textOrNull, .textsOrNull]),
        Sample(
            json: #"["a","b"]"#, kind: .array, words: "an array", types: [.texts, .textsOrNull]),
        Sample(json: "[]", kind: .array, words: "an array", types: [.texts, .textsOrNull]),
        Sample(json: #"["a",1]"#, kind: .array, words: "an array", types: []),
        Sample(
            json: #"{"unheard-of":1}"#, kind: .dictionary, words: "a dictionary",
            types: [.dictionary, .textOrDictionary]),
    ]

    /// Every key there is, with the way to it.
    static let keys: [(path: [String], type: APSValueType)] =
        APSKey.all.map { ([$0.name], $0.type) }
        + APSKey.allOfAlert.map { (["alert", $0.name], $0.type) }
        + APSKey.allOfSound.map { (["sound", $0.name], $0.type) }

    private func faults(_ aps: String) throws -> [APSFault] {
        APSContent(try Payload(json: #"{"aps":\#(aps)}"#)).faults
    }

    @Test("Each key takes what is of its type, and of nothing else", arguments: samples)
    func everyKey(sample: Sample) throws {
        for key in Self.keys {
            var json = sample.json
            for name in key.path.reversed() { json = #"{"\#(name)":\#(json)}"# }
            let isRight = sample.types.contains(key.type)
            #expect(
                try faults(json)
                    == (isRight
                        ? [] : [APSFault(path: key.path, expected: key.type, found: sample.kind)]),
                "\(json)")
        }
    }

    @Test("A fault says where it is, what is there, and what has to be there", arguments: samples)
    func words(sample: Sample) {
        let fault = APSFault(path: ["badge"], expected: .number, found: sample.kind)
        #expect("\(fault)" == "badge is \(sample.words); it has to be a number")
        let inner = APSFault(path: ["alert", "body"], expected: .text, found: sample.kind)
        #expect("\(inner)" == "alert.body is \(sample.words); it has to be a text")
    }

    @Test("An array in the place of texts is one of other things")
    func otherThings() throws {
        #expect(
            try faults(#"{"url-args":[1],"alert":{"title-loc-args":["a",null]}}"#)
                .map(\.description) == [
                    "url-args is an array of other things; it has to be an array of texts",
                    """
                    alert.title-loc-args is an array of other things; it has to be an array of \
                    texts or null
                    """,
                ])
    }

    @Test("All faults are told, in the order of Apple's keys")
    func order() throws {
        #expect(
            try faults(
                #"{"sound":{"volume":"1"},"category":1,"alert":{"body":7,"title":1},"badge":"1"}"#
            ).map(\.path) == [
                ["badge"], ["category"], ["alert", "title"], ["alert", "body"],
                ["sound", "volume"],
            ])
    }

    @Test("Keys that are not Apple's, and what stands elsewhere, have no type")
    func elsewhere() throws {
        #expect(try faults(#"{"session":[1],"alert":{"badge":"1"},"sound":{"body":1}}"#) == [])
        #expect(try faults(#"{"content-state":{"badge":"1"}}"#) == [])
        #expect(APSContent(try Payload(json: #"{"aps":{},"badge":"1"}"#)).faults == [])
        #expect(APSContent(try Payload(json: #"{"aps":[{"badge":"1"}]}"#)).faults == [])
    }
}
