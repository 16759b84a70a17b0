import Handset
import HandsetHunt
import Testing

/// The payloads that a sender sends, as examples show them.
@Suite struct PayloadShapeTests {
    private let shape = PayloadShape(of: [
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
        #expect(!PayloadShape(of: []).fits([:]))
        #expect(PayloadShape(of: [["a": []]]).fits(["a": [1, "b"]]))
    }
}
