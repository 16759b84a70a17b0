import Handset
import HandsetHunt
import HandsetTestSupport
import Testing

/// The bounds on a JSON Schema, and on comparing payloads with it.
///
/// The sizes are such that work which grows with their square would take hours.
@Suite struct SchemaLimitTests {
    private func shape(_ json: String) throws -> SchemaShape {
        try SchemaShape(json: Array(json.utf8), source: "push.schema.json")
    }

    private func list(_ count: Int, _ element: (Int) -> String) -> String {
        (0..<count).map(element).joined(separator: ",")
    }

    private func nested(_ count: Int) -> String {
        String(repeating: #"{"items":"#, count: count - 1) + "{}"
            + String(repeating: "}", count: count - 1)
    }

    @Test("Schemas within each other are read to 64 levels, and more are told")
    func nesting() throws {
        #expect(try shape(nested(64)).fits([:]))
        let error = #expect(throws: JSONDocumentError.self) { try shape(nested(65)) }
        #expect(
            "\(try #require(error))".contains(
                "found schemas nested more than 64 levels deep; move an inner one to the $defs"))
    }

    @Test("A reference is followed through 64 levels of schemas, and a longer one is told")
    func longReference() throws {
        func schema(_ keyCount: Int) -> String {
            let way = "/x" + String(repeating: "/items", count: keyCount - 1)
            let inner =
                String(repeating: #"{"items":"#, count: keyCount - 1) + #"{"type":"object"}"#
                + String(repeating: "}", count: keyCount - 1)
            return ##"{"$ref":"#\##(way)","x":\##(inner)}"##
        }
        #expect(try shape(schema(128)).fits([:]))
        let error = #expect(throws: JSONDocumentError.self) { try shape(schema(129)) }
        #expect("\(try #require(error))".contains("nested more than 64 levels deep"))
    }

    @Test("A list of very many schemas, and references into a list, are read once", .exhaustive)
    func lists() throws {
        let count = 50_000
        #expect(try shape(#"{"allOf":[\#(list(count) { _ in "true" })]}"#).fits([:]))
        let references = list(count) { ##"{"$ref":"#/x/\##($0)"}"## }
        let elements = list(count) { _ in #"{"type":"object"}"# }
        let shape = try shape(#"{"anyOf":[\#(references)],"x":[\#(elements)]}"#)
        #expect(shape.fits([:]))
    }

    @Test("Very many references that lead back to themselves are told up to a number", .exhaustive)
    func cycles() throws {
        let count = 3_000
        let schemas = list(count) {
            ##""a\##($0)":{"allOf":[{"$ref":"#/$defs/a\##(min($0 + 1, count - 1))"},{"$ref":"#/$defs/a0"}]}"##
        }
        let error = #expect(throws: JSONDocumentError.self) {
            try shape(##"{"$ref":"#/$defs/a0","$defs":{\##(schemas)}}"##)
        }
        #expect((1...1_001).contains(try #require(error).problems.count))
    }

    @Test(
        "A payload that takes too many steps to compare counts as one that does not fit",
        arguments: Sweep.every(
            3,
            of: [
                // Each level asks twice for the next.
                ##"{"$ref":"#/$defs/a0","$defs":{LEVELS,"a60":false}}"##,
                ##"{"not":{"$ref":"#/$defs/a0"},"$defs":{LEVELS,"a60":false}}"##,
                // Each schema asks for as many keys.
                ##"{"allOf":[REFERENCES],"$defs":{"a":{"not":{"required":[NAMES]}}}}"##,
                ##"{"allOf":[REFERENCES],"$defs":{"a":{"patternProperties":{PATTERNS}}}}"##,
                ##"{"allOf":[REFERENCES],"$defs":{"a":{"dependentRequired":{KEYS}}}}"##,
            ]))
    func products(schema: String) throws {
        let levels = list(60) {
            let next = ##"{"$ref":"#/$defs/a\##($0 + 1)"}"##
            return #""a\#($0)":{"anyOf":[\#(next),\#(next)]}"#
        }
        let json =
            schema.replacing("LEVELS", with: levels)
            .replacing("REFERENCES", with: list(5_000) { _ in ##"{"$ref":"#/$defs/a"}"## })
            .replacing("NAMES", with: list(5_000) { #""v\#($0)""# })
            .replacing("PATTERNS", with: list(5_000) { #""^v\#($0)$":true"# })
            .replacing("KEYS", with: list(5_000) { #""v\#($0)":["w"]"# })
        #expect(try !shape(json).fits(["v": 1]))
    }

    @Test("Values of a very long list are found at once")
    func values() throws {
        let shape = try shape(
            #"{"properties":{"v":{"enum":[\#(list(100_000) { #""v\#($0)""# })]}}}"#)
        for number in 0..<10_000 {
            #expect(shape.fits(["v": PayloadValue("v\(number)")]))
        }
        #expect(!shape.fits(["v": "w"]))
    }
}
