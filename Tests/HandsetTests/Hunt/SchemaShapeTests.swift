import Handset
import HandsetHunt
import HandsetTestSupport
import Testing

/// The payloads that a JSON Schema allows.
@Suite struct SchemaShapeTests {
    /// Returns true if a value fits a schema, both of which are JSON: that of the payload's member `v`.
    private func fits(_ value: String, _ schema: String) throws -> Bool {
        let json = #"{"properties":{"v":\#(schema)}}"#
        let shape = try SchemaShape(json: Array(json.utf8), source: "push.schema.json")
        return shape.fits(try Payload(json: #"{"v":\#(value)}"#))
    }

    /// A schema, a value that fits and one that does not.
    typealias Example = (schema: String, fitting: String, other: String)

    private func check(_ example: Example) throws {
        #expect(try fits(example.fitting, example.schema), "\(example)")
        #expect(try !fits(example.other, example.schema), "\(example)")
    }

    @Test(
        "A value has one of the types and one of the values",
        arguments: [
            (#"{"type":"integer"}"#, "1.0", "1.5"), (#"{"type":"integer"}"#, "-7", "true"),
            (#"{"type":"number"}"#, "1.5", #""1.5""#), (#"{"type":"boolean"}"#, "false", "0"),
            (#"{"type":["string","null"]}"#, "null", "1"), (#"{"type":"array"}"#, "[]", "{}"),
            (#"{"type":"object"}"#, "{}", "null"), (#"{"enum":["a",1,null]}"#, "1.0", "true"),
            (#"{"const":{"a":[1]}}"#, #"{"a":[1.0]}"#, #"{"a":[1,1]}"#),
        ])
    func values(example: Example) throws { try check(example) }

    @Test(
        "A number is within its bounds, and a multiple",
        arguments: [
            (#"{"minimum":2}"#, "2", "1.9"), (#"{"maximum":2}"#, "2.0", "3"),
            (#"{"exclusiveMinimum":2}"#, "2.1", "2"), (#"{"exclusiveMaximum":2}"#, "1", "2"),
            (#"{"multipleOf":3}"#, "-9", "10"), (#"{"multipleOf":0.01}"#, "19.99", "19.995"),
            (#"{"minimum":2}"#, #""1""#, "1"),
        ])
    func numbers(example: Example) throws { try check(example) }

    @Test(
        "A text is as long as it may be, in Unicode scalars, and has a match of its pattern",
        arguments: [
            (#"{"minLength":2}"#, #""🔔🔔""#, #""🔔""#), (#"{"maxLength":1}"#, #""🔔""#, #""ab""#),
            (#"{"maxLength":1.0}"#, #""é""#, #""e\u0301""#),
            (#"{"pattern":"b+"}"#, #""abc""#, #""ac""#),
            (#"{"pattern":"^or"}"#, #""order""#, #""door""#),
            (#"{"pattern":"^a$"}"#, #""a""#, #""a\n""#),
            (#"{"pattern":"^\\d$"}"#, #""7""#, #""٧""#),
            (#"{"pattern":"^[\\w-]+$"}"#, #""a-1""#, #""a+1""#),
            (#"{"pattern":"^[[]$"}"#, #""[""#, #""a""#),
            (#"{"pattern":"^\\u{1F514}$"}"#, #""🔔""#, #""u""#),
        ])
    func texts(example: Example) throws { try check(example) }

    @Test(
        "A dictionary has its members, with schemas by key, by pattern and for the rest",
        arguments: [
            (#"{"required":["a"]}"#, #"{"a":null}"#, #"{"A":1}"#),
            (#"{"properties":{"a":{"type":"string"}}}"#, #"{"b":1}"#, #"{"a":1}"#),
            (#"{"properties":{"é":true},"additionalProperties":false}"#, #"{"é":1}"#, #"{"e":1}"#),
            (#"{"additionalProperties":{"type":"null"}}"#, #"{"a":null}"#, #"{"a":1}"#),
            (#"{"patternProperties":{"^x-":{"type":"null"}}}"#, #"{"x":1}"#, #"{"x-a":1}"#),
            (
                #"{"patternProperties":{"^x-":true},"additionalProperties":false}"#, #"{"x-a":1}"#,
                #"{"x":1}"#
            ),
            (#"{"propertyNames":{"maxLength":2}}"#, #"{"ab":1}"#, #"{"abc":1}"#),
            (#"{"minProperties":1}"#, #"{"a":1}"#, "{}"),
            (#"{"maxProperties":1}"#, #"{"a":1}"#, #"{"a":1,"b":1}"#),
            (#"{"dependentRequired":{"a":["b"]}}"#, #"{"a":1,"b":1}"#, #"{"a":1}"#),
            (#"{"dependentSchemas":{"a":{"maxProperties":1}}}"#, #"{"a":1}"#, #"{"a":1,"b":1}"#),
        ])
    func dictionaries(example: Example) throws { try check(example) }

    @Test(
        "An array has its elements, with schemas for the first and for the rest",
        arguments: [
            (#"{"items":{"type":"string"}}"#, #"["a"]"#, #"["a",1]"#),
            (#"{"prefixItems":[{"const":1}],"items":false}"#, "[1]", "[1,2]"),
            (#"{"items":[{"const":1}]}"#, "[1,2]", "[2]"),
            (#"{"items":[{"const":1}],"additionalItems":false}"#, "[1]", "[1,2]"),
            (#"{"minItems":1}"#, "[0]", "[]"), (#"{"maxItems":1}"#, "[0]", "[0,0]"),
            (#"{"uniqueItems":true}"#, "[1,true]", "[1,1.0]"),
            (#"{"contains":{"type":"string"}}"#, #"[1,"a"]"#, "[1]"),
            (#"{"contains":{"type":"string"},"maxContains":1}"#, #"["a"]"#, #"["a","b"]"#),
            (#"{"contains":{"type":"string"},"minContains":2}"#, #"["a","b"]"#, #"["a"]"#),
        ])
    func arrays(example: Example) throws { try check(example) }

    @Test(
        "Schemas are combined, and what none of them has looked at is known",
        arguments: [
            (#"{"allOf":[{"minimum":1},{"maximum":2}]}"#, "2", "3"),
            (#"{"anyOf":[{"type":"null"},{"minimum":2}]}"#, "2", "1"),
            (#"{"oneOf":[{"type":"integer"},{"minimum":2}]}"#, "1", "2"),
            (#"{"not":{"type":"string"}}"#, "1", #""a""#),
            (#"{"if":{"type":"string"},"then":{"minLength":1}}"#, "1", #""""#),
            (#"{"if":{"type":"string"},"else":{"minimum":2}}"#, #""""#, "1"),
            (
                #"{"allOf":[{"properties":{"a":true}}],"unevaluatedProperties":false}"#,
                #"{"a":1}"#, #"{"b":1}"#
            ),
            (#"{"anyOf":[{"prefixItems":[true]}],"unevaluatedItems":false}"#, "[1]", "[1,2]"),
        ])
    func choices(example: Example) throws { try check(example) }

    @Test(
        "The forms of draft 4, of draft 7 and of OpenAPI are read too",
        arguments: [
            (#"{"minimum":2,"exclusiveMinimum":true}"#, "3", "2"),
            (#"{"maximum":2,"exclusiveMaximum":false}"#, "2", "3"),
            (#"{"type":"string","nullable":true}"#, "null", "1"),
            (#"{"dependencies":{"a":["b"],"c":{"maxProperties":1}}}"#, #"{"c":1}"#, #"{"a":1}"#),
        ])
    func olderForms(example: Example) throws { try check(example) }

    @Test("Formats and keywords that JSON Schema does not have are ignored")
    func unknown() throws {
        #expect(try fits(#""a""#, #"{"format":"email","x-team":{"type":1},"example":5}"#))
        #expect(try !fits("1", "false"))
    }

    @Test(
        "A text in which the search for a pattern does not end does not fit, also within not",
        .exhaustive)
    func slowPattern() throws {
        let value = #""\#(String(repeating: "a", count: 60))!""#
        #expect(try !fits(value, #"{"pattern":"^(a+)+$"}"#))
        #expect(try !fits(value, #"{"not":{"pattern":"^(a+)+$"}}"#))
    }
}
