import CJansson
import Handset
import Testing

@Suite struct JSONTextTests {
    private static let value = JSONText.object([
        "none": .object([:]), "list": .array([.integer(-1), .boolean(true), .array([])]),
        "text": .string("\u{0}\u{1F}\"\\/\u{8}\t\n\u{C}\r\u{7F}é😀"),
    ])

    @Test("One line has no white space, and all other characters than controls as they are")
    func bytes() {
        #expect(
            String(decoding: Self.value.bytes, as: UTF8.self)
                == #"{"none":{},"list":[-1,true,[]],"text":"\u0000\u001F\"\\/\b\t\n\f\r"#
                + "\u{7F}é😀\"}")
    }

    @Test("A literal leaves out what is nil, and a new value takes the place of the present one")
    func members() {
        var members: JSONMembers = ["a": .integer(1), "b": nil, "c": .integer(3)]
        members["a"] = .string("x")
        members["d"] = .integer(4)
        members["c"] = nil
        members.append("a", .integer(5))
        members.append("e", nil)
        #expect(
            String(decoding: JSONText.object(members).bytes, as: UTF8.self)
                == #"{"a":"x","d":4,"a":5}"#)
        #expect(members["a"]?.bytes == Array(#""x""#.utf8))
        #expect(members["e"] == nil)
    }

    @Test("Lines are indented by two blanks a level")
    func lines() {
        let lines = JSONText.object(["a": .array([.integer(1), .object([:])]), "b": .array([])])
        #expect(
            String(decoding: lines.lines, as: UTF8.self) == """
                {
                  "a": [
                    1,
                    {}
                  ],
                  "b": []
                }

                """)
    }

    @Test("What is written is read as it was")
    func readBack() throws {
        let payload = try Payload(json: Self.value.bytes)
        #expect(payload["text"]?.string == "\u{0}\u{1F}\"\\/\u{8}\t\n\u{C}\r\u{7F}é😀")
        #expect(payload["list"]?[0]?.integer == -1)
    }

    @Test("No text is left out when jansson gets no memory")
    func memory() async {
        await #expect(processExitsWith: .success) {
            json_set_alloc_funcs({ _ in nil }, { _ in })
            #expect(json_object() == nil)
            #expect(JSONText.object(["a": .string("b")]).bytes == Array(#"{"a":"b"}"#.utf8))
        }
    }
}
