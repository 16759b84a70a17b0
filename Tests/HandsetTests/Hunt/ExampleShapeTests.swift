import Handset
import HandsetHunt
import Testing

/// The payloads that a sender sends, as examples show them.
@Suite struct ExampleShapeTests {
    private let shape = ExampleShape(of: [
        ["aps": ["alert": "a"], "id": 7, "tags": ["x"], "note": .null],
        ["aps": ["alert": ["title": "b"]], "id": 1.5, "tags": []],
    ])

    @Test(
        "What the examples have fits",
        arguments: [
            #"{"aps":{"alert":"z"},"id":0,"tags":["y","z"],"note":null}"#,
            #"{"aps":{"alert":{"title":""}},"id":-2,"tags":[]}"#,
        ])
    func fits(json: String) throws {
        #expect(shape.fits(try Payload(json: json)))
    }

    @Test(
        "A key that is always there, a new key and another type do not",
        arguments: [
            #"{"aps":{"alert":"z"},"tags":[]}"#, #"{"aps":{},"id":1,"tags":[]}"#,
            #"{"aps":{"alert":"z"},"id":1,"tags":[],"more":1}"#,
            #"{"aps":{"alert":"z"},"id":"1","tags":[]}"#,
            #"{"aps":{"alert":"z"},"id":1,"tags":[1]}"#,
            #"{"aps":{"alert":"z"},"id":1,"tags":[],"note":"n"}"#,
            #"{"aps":{"alert":{"title":1}},"id":1,"tags":[]}"#,
        ])
    func others(json: String) throws {
        #expect(!shape.fits(try Payload(json: json)))
    }

    @Test("Without an example nothing fits, and of an empty list any elements do")
    func few() throws {
        #expect(!ExampleShape(of: []).fits([:]))
        #expect(ExampleShape(of: [["a": []]]).fits(["a": [1, "b"]]))
    }

    /// Returns the shape of examples with these types, each of which has the same alert.
    private func shape(ofTypes types: [String]) -> ExampleShape {
        ExampleShape(of: types.map { ["aps": ["alert": "a"], "type": PayloadValue($0)] })
    }

    @Test("Of a text that has only a few values another one does not fit")
    func fewTexts() {
        let shape = shape(ofTypes: (0..<10).map { ["order", "chat"][$0 % 2] })
        #expect(shape.fits(["aps": ["alert": "a"], "type": "chat"]))
        #expect(!shape.fits(["aps": ["alert": "a"], "type": "news"]))
    }

    @Test("With too few examples, and with many values, any text fits")
    func manyTexts() {
        let news: Payload = ["aps": ["alert": "a"], "type": "news"]
        #expect(shape(ofTypes: Array(repeating: "order", count: 9)).fits(news))
        #expect(shape(ofTypes: (0..<14).map { "order \($0 % 3)" }).fits(news))
        #expect(!shape(ofTypes: (0..<15).map { "order \($0 % 3)" }).fits(news))
    }

    @Test("The alert may say anything, however often it was the same")
    func alerts() {
        let shape = shape(ofTypes: Array(repeating: "order", count: 40))
        #expect(shape.fits(["aps": ["alert": "b"], "type": "order"]))
        let parts = ExampleShape(
            of: Array(
                repeating: ["aps": ["alert": ["title": "a", "loc-args": ["x"]], "sound": "s"]],
                count: 40))
        #expect(
            parts.fits(["aps": ["alert": ["title": "b", "loc-args": ["y"]], "sound": "s"]]))
        #expect(
            !parts.fits(["aps": ["alert": ["title": "a", "loc-args": ["x"]], "sound": "t"]]))
    }

    @Test("The elements of lists are counted together")
    func texts() {
        let shape = ExampleShape(of: Array(repeating: ["tags": ["x", "y"]], count: 5))
        #expect(shape.fits(["tags": ["y"]]))
        #expect(!shape.fits(["tags": ["x", "z"]]))
    }
}
