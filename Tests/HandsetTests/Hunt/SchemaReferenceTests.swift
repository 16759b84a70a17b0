import Handset
import HandsetHunt
import Testing

/// The references of a JSON Schema, and the values at which it cannot be read.
@Suite struct SchemaReferenceTests {
    private func shape(_ json: String) throws -> SchemaShape {
        try SchemaShape(json: Array(json.utf8), source: "push.schema.json")
    }

    @Test(
        "A reference leads to a schema of the file, by its place or by a name",
        arguments: [
            ##"{"properties":{"v":{"$ref":"#/$defs/a~1b"}},"$defs":{"a/b":{"type":"string"}}}"##,
            ##"{"properties":{"v":{"$ref":"#/definitions/%C3%A9"}},"definitions":{"é":{"type":"string"}}}"##,
            ##"{"properties":{"v":{"$ref":"#/x/1"}},"x":[0,{"type":"string"}]}"##,
            ##"{"properties":{"v":{"$ref":"#text"}},"$defs":{"a":{"$anchor":"text","type":"string"}}}"##,
            ##"{"$id":"https://example.com/a.json","properties":{"v":{"$ref":"https://example.com/b.json"}},"$defs":{"b":{"$id":"b.json","type":"string"}}}"##,
            ##"{"$id":"https://example.com/a.json","properties":{"v":{"$ref":"a.json#/$defs/b"}},"$defs":{"b":{"type":"string"}}}"##,
            ##"{"$ref":"#/$defs/push","$defs":{"push":{"properties":{"v":{"type":"string"}}}}}"##,
        ])
    func references(json: String) throws {
        #expect(try shape(json).fits(["v": "a"]), "\(json)")
        #expect(try !shape(json).fits(["v": 1]), "\(json)")
    }

    @Test("A reference that leads back to itself is for a smaller value")
    func recursion() throws {
        let shape = try shape(
            ##"{"type":"object","additionalProperties":{"anyOf":[{"type":"null"},{"$ref":"#"}]}}"##)
        #expect(shape.fits(["a": ["b": .null]]))
        #expect(!shape.fits(["a": ["b": 1]]))
    }

    @Test("A payload that is nested more deeply than a comparison goes does not fit")
    func depth() throws {
        let shape = try shape(##"{"properties":{"v":{"items":{"$ref":"#/properties/v"}}}}"##)
        func payload(_ depth: Int) throws -> Payload {
            let brackets = (
                String(repeating: "[", count: depth), String(repeating: "]", count: depth)
            )
            return try Payload(json: #"{"v":\#(brackets.0)\#(brackets.1)}"#)
        }
        #expect(shape.fits(try payload(100)))
        #expect(!shape.fits(try payload(2_000)))
    }

    @Test("Up to draft 7, the keywords beside a reference are ignored")
    func siblings() throws {
        let schema = ##""$ref":"#/definitions/a","required":["v"],"definitions":{"a":true}}"##
        let older = ##"{"$schema":"http://json-schema.org/draft-07/schema#","##
        #expect(try shape(older + schema).fits([:]))
        #expect(try !shape("{" + schema).fits([:]))
    }

    @Test(
        "A wrong value of a keyword is refused with its place",
        arguments: [
            (#"{"type":"strng"}"#, #"1:9: error: "strng" is not known here; did you mean"#),
            (#"{"type":[]}"#, #"1:9: error: "type" is empty"#),
            (#"{"required":5}"#, #"1:13: error: "required" is the number 5; give an array"#),
            (#"{"required":[5]}"#, "1:14: error: found the number 5; give a string"),
            (#"{"properties":{"a":1}}"#, #"1:20: error: "a" is the number 1; give a schema"#),
            (#"{"items":"x"}"#, #"1:10: error: "items" is the string "x"; give a schema"#),
            (#"{"allOf":[]}"#, #"1:10: error: "allOf" is empty"#),
            (#"{"enum":1}"#, "1:9: error: "), (#"{"minimum":"1"}"#, "1:12: error: "),
            (
                #"{"multipleOf":0}"#,
                #"1:15: error: "multipleOf" is the number 0; give a number above"#
            ),
            (#"{"minLength":-1}"#, "1:14: error: "), (#"{"maxItems":1.5}"#, "1:13: error: "),
            (#"{"uniqueItems":1}"#, "1:16: error: "), (#"{"nullable":1}"#, "1:13: error: "),
            (#"{"pattern":"a("}"#, "1:12: error: the pattern does not compile from character 2 on"),
            (#"{"patternProperties":{"(":true}}"#, "1:23: error: the pattern does not compile"),
            (#"{"dependentRequired":{"a":"b"}}"#, "1:27: error: "),
            (#"{"$defs":{"a":{"type":1}}}"#, "1:23: error: "),
            (
                #"{"not":{"type":"null","type":"string"}}"#,
                #"1:23: error: the key "type" comes again"#
            ),
        ])
    func refused(json: String, words: String) throws {
        let error = #expect(throws: JSONDocumentError.self) { try shape(json) }
        let text = "\(try #require(error))"
        #expect(text.contains("push.schema.json:\(words)"), "\(text)")
    }

    @Test(
        "A reference that cannot be followed is refused with its place",
        arguments: [
            (##"{"$ref":"#/$defs/a"}"##, ##"1:9: error: "#/$defs/a" leads to nothing"##),
            (##"{"$ref":"other.json#/a"}"##, #"1:9: error: "other.json#/a" leads to another file"#),
            (##"{"$ref":"https://example.com/a"}"##, "1:9: error: "),
            (##"{"$ref":"#"}"##, ##"1:9: error: "#" leads back to itself"##),
            (
                ##"{"$ref":"#/$defs/a","$defs":{"a":{"anyOf":[true,{"$ref":"#/$defs/a"}]}}}"##,
                "1:57: error: "
            ),
            (##"{"$ref":7}"##, "1:9: error: "),
            (##"{"$dynamicRef":"#a"}"##, ##"1:2: error: "$dynamicRef" is not supported"##),
        ])
    func refusedReferences(json: String, words: String) throws {
        try refused(json: json, words: words)
    }

    @Test(
        "All problems of a file are told, and a file that is no object or is not there is refused")
    func files() throws {
        let error = #expect(throws: JSONDocumentError.self) {
            try shape(##"{"type":1,"items":{"$ref":"#/a","type":"b"}}"##)
        }
        #expect(error?.problems.count == 3)
        #expect(throws: JSONDocumentError.self) { try shape("[]") }
        let missing = #expect(throws: JSONDocumentError.self) {
            try SchemaShape(contentsOf: "/nowhere/push.schema.json")
        }
        #expect("\(try #require(missing))".contains("cannot read this schema"))
    }
}
