import Foundation
import Handset
import HandsetSuites
import HandsetTestSupport
import Testing

/// The schema of rule files, for editors, agrees with the reader.
@Suite(.waitsForPrograms) struct RuleSchemaTests {
    private static let path = "samples/rules/rules.schema.json"

    /// The samples that only the reader refuses.
    ///
    /// A schema cannot tell whether a pattern compiles and has the group, whether names differ, and
    /// whether a key is repeated.
    private static let beyondTheSchema: Set = [
        "duplicate-key", "duplicate-unusable-key", "group-that-is-not-there", "handler-outside",
        "name-twice", "pattern-does-not-compile", "pattern-does-not-compile-behind-escapes",
        "pattern-with-two-groups", "pattern-without-group",
    ]

    // MARK: - Keys and names, compared with what the reader's advice lists

    private func schema() throws -> PayloadValue {
        try Payload(json: try Repository.bytes(of: Self.path)).userInfo
    }

    private func enumeration(_ value: PayloadValue?) -> [String] {
        guard let list = value?["enum"] else { return [] }
        return (0..<list.count).compactMap { list[$0]?.string }
    }

    /// The names in the only advice of the reader about a file.
    private func names(inAdviceOn file: String) throws -> [String] {
        let error = try #require(throws: JSONDocumentError.self) {
            try SessionRules(json: Array(file.utf8), source: "rules")
        }
        #expect(error.problems.count == 1)
        let advice = error.problems.first?.advice ?? ""
        return advice.matches(of: /"([^"]+)"/).map { String($0.1) }
    }

    @Test("The schema has the keys of the reader, and no others")
    func keys() throws {
        let schema = try schema()
        let rule = try #require(schema["$defs"]?["rule"])
        let rules = #""rules":[{"name":"a","pattern":"(a)"}]"#
        #expect(
            try schema["properties"]?.keys == names(inAdviceOn: #"{"0123456789":1,\#(rules)}"#))
        #expect(
            try rule["properties"]?.keys
                == names(
                    inAdviceOn: #"{"rules":[{"0123456789":1,"name":"a","pattern":"(a)"}]}"#))
        for object in [schema, rule] {
            #expect(object["additionalProperties"]?.boolean == false)
        }
    }

    @Test("The choices of the schema are those of the reader")
    func choices() throws {
        let schema = try schema()
        let properties = schema["$defs"]?["rule"]?["properties"]
        #expect(
            enumeration(schema["properties"]?["routing"])
                == SessionRules.Routing.allCases.map(\.rawValue))
        #expect(
            enumeration(properties?["encoding"]) == SessionRule.Encoding.allCases.map(\.rawValue))
        #expect(
            enumeration(properties?["escaping"])
                == SessionRule.ScriptEscaping.allCases.map(\.rawValue))
        let file = #"{"rules":[{"name":"a","pattern":"(a)","options":["0"]}]}"#
        #expect(
            try enumeration(properties?["options"]?["items"]) == names(inAdviceOn: file))
    }

    @Test("Each key has a title and a description, and each default is the reader's")
    func descriptions() throws {
        let schema = try schema()
        let properties = try #require(schema["$defs"]?["rule"]?["properties"])
        for object in [try #require(schema["properties"]), properties] {
            for key in object.keys {
                #expect(object[key]?["title"]?.string?.isEmpty == false)
                #expect(object[key]?["description"]?.string?.hasSuffix(".") == true)
            }
        }
        let file = #"{"rules":[{"name":"a","pattern":"(a)"}]}"#
        let rules = try SessionRules(json: Array(file.utf8), source: "rules")
        let rule = try #require(rules.rules.first)
        #expect(schema["properties"]?["routing"]?["default"]?.string == rules.routing.rawValue)
        #expect(properties["lookupURL"]?["default"]?.string == rule.lookupURL.description)
        #expect(properties["encoding"]?["default"]?.string == rule.encoding.rawValue)
        #expect(properties["escaping"]?["default"]?.string == rule.escaping.rawValue)
        #expect(properties["options"]?["default"]?.count == 0)
    }

    // MARK: - What python's jsonschema says

    private static let python = ReportReader(
        line: #"""
            /usr/bin/python3 -c '
            import json, jsonschema, sys
            request = json.load(open(sys.argv[1], encoding="utf-8"))
            schema = json.loads(request["schema"])
            jsonschema.Draft202012Validator.check_schema(schema)
            validator = jsonschema.Draft202012Validator(schema)
            def is_good(text):
                try:
                    return validator.is_valid(json.loads(text))
                except ValueError:
                    return False
            print(json.dumps([is_good(text) for text in request["documents"]]))
            ' "$report"
            """#)

    private struct Request: Encodable {
        let schema: String
        let documents: [String]
    }

    /// Returns for each document whether it is valid.
    private func judge(_ documents: [String]) throws -> [Bool] {
        let schema = String(decoding: try Repository.bytes(of: Self.path), as: UTF8.self)
        let request = try JSONEncoder().encode(Request(schema: schema, documents: documents))
        return try Self.python.read(String(decoding: request, as: UTF8.self), as: [Bool].self)
    }

    private func isGood(_ document: String) -> Bool {
        (try? SessionRules(json: Array(document.utf8), source: "rules")) != nil
    }

    @Test("The good samples are valid", .needs(.jsonSchema))
    func goodSamples() throws {
        let documents = try RuleSampleTests.goodFiles.map {
            String(decoding: try Repository.bytes(of: $0), as: UTF8.self)
        }
        #expect(try judge(documents).allSatisfy { $0 })
    }

    @Test(
        "The refused samples are invalid, except for what a schema cannot state",
        .needs(.jsonSchema))
    func refusedSamples() throws {
        // Without files that are not UTF-8, which cannot be passed to the validator as text.
        let samples = try Repository.files(in: "samples/refused-rules", endingIn: [".json"])
            .compactMap { path in
                String(validating: try Repository.bytes(of: path), as: UTF8.self).map {
                    (path.dropFirst("samples/refused-rules/".count).dropLast(".json".count), $0)
                }
            }
        let good = zip(samples, try judge(samples.map(\.1))).filter(\.1).map { String($0.0.0) }
        #expect(Set(good) == Self.beyondTheSchema)
    }

    @Test(
        "Schema and reader agree about changed rule files",
        .needs(.jsonSchema), .exhaustive)
    func mutations() throws {
        let files = try RuleSampleTests.goodFiles.map {
            JSONTree(try Payload(json: try Repository.bytes(of: $0)).userInfo)
        }
        var mutation = RuleMutation(seed: 2026)
        let documents = (0..<1_000).map { number in
            var file = files[number % files.count]
            for _ in 0...(number / files.count % 2) { file = mutation.changed(file) }
            return file.text
        }
        let verdicts = try judge(documents)
        for (document, isValid) in zip(documents, verdicts) {
            #expect(isGood(document) == isValid, "\(document)")
        }
        #expect(verdicts.count { $0 } > 150)
        #expect(verdicts.count { !$0 } > 150)
    }
}
