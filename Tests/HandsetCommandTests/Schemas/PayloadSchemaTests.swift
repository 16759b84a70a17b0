import Foundation
import Handset
import HandsetCommandSupport
import HandsetLint
import HandsetTestSupport
import Testing

/// The schema of payloads refuses nothing that the lint accepts.
@Suite(.waitsForPrograms, .timeLimit(.minutes(10))) struct PayloadSchemaTests {
    private static let path = "samples/schemas/payload.schema.json"

    /// Prints 1 for each line that is valid, and 0 for each other one.
    private static let judge = #"""
        import json, jsonschema, sys
        validator = jsonschema.Draft202012Validator(json.load(open(sys.argv[1])))
        def valid(line):
            try: return validator.is_valid(json.loads(line))
            except ValueError: return False
        for line in open(sys.argv[2]): print(int(valid(line)), end="")
        """#

    private static func areValid(_ payloads: [String]) throws -> [Bool] {
        let folder = try TemporaryFolder()
        let lines = payloads.map { $0.replacing("\n", with: " ") + "\n" }.joined()
        let file = try folder.write(lines, to: "payloads.jsonl")
        let result = try CommandResult.line(
            "/usr/bin/python3 -c '\(judge)' \(path) '\(file)'")
        try #require(result.status == 0, "\(result.errors)")
        try #require(result.output.count == payloads.count)
        return result.output.map { $0 == "1" }
    }

    /// Returns true if the lint finds an error or a warning, whatever the request.
    private static func isRefused(_ json: String) -> Bool {
        guard let payload = try? Payload(json: json) else { return true }
        return Linter().result(of: payload).findings.contains { $0.rule.severity > .note }
    }

    @Test("It knows the rules that it names: their examples are invalid", .needs(.jsonSchema))
    func examples() throws {
        let rules = PayloadSchema.identifiers.compactMap { LintRule(identifier: $0) }
        #expect(rules.count == PayloadSchema.identifiers.count)
        let examples = zip(rules, try Self.areValid(rules.map(\.example.json)))
        for (rule, isValid) in examples { #expect(!isValid, "\(rule)") }
        // A schema presupposes JSON.
        let others = PayloadSchema.otherRules.filter { $0.identifier != "trailing-comma" }
        for (rule, isValid) in zip(others, try Self.areValid(others.map(\.example.json))) {
            #expect(isValid, "\(rule)")
        }
        let comment = String(decoding: try Repository.bytes(of: Self.path), as: UTF8.self)
        for rule in others { #expect(comment.contains(" \(rule.identifier)"), "\(rule)") }
    }

    @Test("The payloads in which no rule finds anything are valid", .needs(.jsonSchema))
    func counterExamples() throws {
        let payloads = LintRule.allCases.map(\.counterExample.json)
        for (payload, isValid) in zip(payloads, try Self.areValid(payloads)) {
            #expect(isValid, "\(payload)")
        }
    }

    @Test("The samples without an error or a warning are valid", .needs(.jsonSchema))
    func samples() throws {
        let files = try ["samples/payloads", "samples/lint/capture"].flatMap {
            try Repository.files(in: $0, endingIn: [".json", ".apns"])
        }
        let payloads = files.compactMap { file -> String? in
            guard let payload = try? Payload(json: try Repository.bytes(of: file)) else {
                return nil
            }
            return String(decoding: JSONText(payload.userInfo).bytes, as: UTF8.self)
        }.filter { !Self.isRefused($0) }
        #expect(payloads.count > 3)
        for (payload, isValid) in zip(payloads, try Self.areValid(payloads)) {
            #expect(isValid, "\(payload)")
        }
    }

    /// Values in place of those of an example.
    private static let values = [
        "null", "true", "false", "0", "1", "-1", "1.5", "75", "1685952000000", #""""#, #""x""#,
        #""active""#, #""start""#, "[]", #"["x"]"#, "[1]", "{}", #"{"body":"x"}"#,
        #"{"name":"x"}"#, #"{"title":{"loc-key":"x"}}"#, #"{"loc-key":null,"body":"x"}"#,
    ]

    @Test("What it refuses the lint refuses too, for each key with each value", .needs(.jsonSchema))
    func changed() throws {
        let keys = APSKey.names + ["unknown"]
        var payloads: [String] = []
        for value in Self.values {
            payloads += keys.flatMap { key in
                [
                    #"{"aps":{"\#(key)":\#(value)}}"#,
                    #"{"aps":{"alert":"x","\#(key)":\#(value)}}"#,
                    #"{"aps":{"event":"update","timestamp":1,"content-state":{},"\#(key)":\#(value)}}"#,
                    #"{"\#(key)":\#(value),"aps":{"alert":"x"}}"#,
                ]
            }
            payloads += (APSKey.allOfAlert.map(\.name) + ["sound"]).map {
                #"{"aps":{"alert":{"body":"x","\#($0)":\#(value)}}}"#
            }
            payloads += APSKey.allOfSound.map(\.name).map {
                #"{"aps":{"alert":"x","sound":{"name":"x","\#($0)":\#(value)}}}"#
            }
        }
        // A key that occurs twice is an error for the lint, and the last one for Python.
        var (refused, found) = (0, 0)
        for (payload, isValid) in zip(payloads, try Self.areValid(payloads)) {
            if Self.isRefused(payload) { found += 1 }
            guard !isValid else { continue }
            refused += 1
            #expect(Self.isRefused(payload), "\(payload)")
        }
        #expect(refused > 500 && refused * 2 > found, "\(refused) of \(found)")
    }
}
