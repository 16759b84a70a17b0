import Handset
import HandsetTestSupport
import Testing

@Suite struct DescriptionWriterTests {
    @Test("The text is appended to what the caller has")
    func appends() throws {
        var writer = DescriptionWriter()
        var text = Array("before ".utf8)
        for _ in 1...2 { try writer.write(Payload(json: #"{"a":1}"#).userInfo, into: &text) }
        #expect(String(decoding: text, as: UTF8.self) == "before {\n    a = 1;\n}{\n    a = 1;\n}")
    }

    @Test("Depth costs no stack, as deep as payloads go", .exhaustive)
    func depth() throws {
        let count = 2_047
        let json =
            "{\"a\":" + String(repeating: "[", count: count) + String(repeating: "]", count: count)
            + "}"
        let text = try Payload(json: json).description
        #expect(text.utf8.count { $0 == UInt8(ascii: "(") } == count)
        #expect(text.hasSuffix("\n        )\n    );\n}"))
    }

    @Test("A text over the limit is refused and taken back, and the writer can be used again")
    func limit() throws {
        let payload = try Payload(json: #"{"a":[["x","y"],"z"]}"#)
        let length = payload.description.utf8.count
        var writer = DescriptionWriter(maximumByteCount: length)
        var text: [UInt8] = []
        try writer.write(payload.userInfo, into: &text)
        #expect(text.count == length)
        writer.maximumByteCount = 20
        #expect(throws: DescriptionWriter.TextTooLong(maximumByteCount: 20)) {
            try writer.write(payload.userInfo, into: &text)
        }
        #expect(text.count == length)
        writer.maximumByteCount = length
        try writer.write(payload.userInfo, into: &text)
        #expect(text.count == 2 * length)
    }

    @Test("The limit holds for the last bracket")
    func bracketLimit() throws {
        let payload = try Payload(json: "{}")
        var text: [UInt8] = []
        var writer = DescriptionWriter(maximumByteCount: 2)
        #expect(throws: DescriptionWriter.TextTooLong(maximumByteCount: 2)) {
            try writer.write(payload.userInfo, into: &text)
        }
        writer.maximumByteCount = 3
        try writer.write(payload.userInfo, into: &text)
        #expect(text.count == 3)
    }

    @Test("The limit holds for strings by themselves")
    func stringLimit() throws {
        let payload = try Payload(json: #"{"a":"12345"}"#)
        var writer = DescriptionWriter(maximumByteCount: 5)
        var text: [UInt8] = []
        let value = try #require(payload["a"])
        try writer.write(value, into: &text)
        writer.maximumByteCount = 4
        #expect(throws: DescriptionWriter.TextTooLong(maximumByteCount: 4)) {
            try writer.write(value, into: &text)
        }
    }

    @Test("A small payload that asks for a text of gigabytes is refused in bounded memory")
    func explosion() throws {
        let json =
            "{\"a\":" + String(repeating: "[", count: 2_000)
            + Array(repeating: "1", count: 500_000).joined(separator: ",")
            + String(repeating: "]", count: 2_000) + "}"
        var writer = DescriptionWriter()
        var text: [UInt8] = []
        #expect(throws: DescriptionWriter.TextTooLong.self) {
            try writer.write(Payload(json: json).userInfo, into: &text)
        }
        #expect(text.isEmpty)
    }
}
