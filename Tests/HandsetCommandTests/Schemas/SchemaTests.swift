import Foundation
import Handset
import HandsetCommandSupport
import HandsetLint
import HandsetTestSupport
import Testing

/// `handset schema`.
@Suite(.waitsForPrograms, .timeLimit(.minutes(10))) struct SchemaTests {
    private static let names = [
        "payload", "app", "rules", "suite", "answers", "receive", "why", "explain", "lint",
        "matrix", "hunt", "read", "timeline", "test",
        "listen", "unpack", "doctor", "app-show", "app-check", "app-read", "handler", "refusal",
    ]

    private static func schema(_ name: String) throws -> String {
        let result = try CommandResult.handset("schema", name)
        #expect(result.status == 0 && result.errors == "")
        return result.output
    }

    @Test("Without a name, the schemas are listed")
    func list() throws {
        let result = try CommandResult.handset("schema")
        let names = result.output.split(separator: "\n").map {
            String($0.prefix { $0 != " " })
        }
        #expect(names == Self.names && result.status == 0)
        #expect(try CommandResult.handset("schema", "pages").status == 64)
    }

    @Test(
        "A schema is the one among the samples, if that refers to no other file",
        arguments: [
            "answers", "rules", "receive", "why", "explain", "lint", "matrix", "hunt", "read",
            "test", "unpack", "doctor",
        ])
    func same(name: String) throws {
        let path =
            ["answers", "rules"].contains(name)
            ? "samples/\(name)/\(name)" : "samples/schemas/\(name)-record"
        let sample = try Repository.bytes(of: "\(path).schema.json")
        #expect(try Self.schema(name) == String(decoding: sample, as: UTF8.self))
    }

    @Test("The schema of payloads is kept among the samples")
    func payloadGolden() throws {
        try Golden("samples/schemas/payload.schema.json").expect(try Self.schema("payload"))
    }

    /// Prints the references that lead nowhere, and the errors of files of a schema.
    private static let judge = #"""
        import glob, json, jsonschema, sys
        schema = json.load(open(sys.argv[1]))
        jsonschema.Draft202012Validator.check_schema(schema)
        validator = jsonschema.Draft202012Validator(schema)
        def walk(value):
            if isinstance(value, list):
                for element in value: walk(element)
            if isinstance(value, dict):
                reference = value.get("$ref")
                if isinstance(reference, str):
                    part = schema
                    if not reference.startswith("#"): print("outside:", reference); return
                    for key in reference[1:].split("/")[1:]: part = part.get(key, {})
                    if not part: print("nowhere:", reference)
                for member in value.values(): walk(member)
        walk(schema)
        for path in sys.argv[2:]:
            for error in validator.iter_errors(json.load(open(path))): print(path, error.message[:200])
        """#

    private static func judgement(on name: String, files: String) throws -> String {
        let folder = try TemporaryFolder()
        let file = try folder.write(try schema(name), to: "schema.json")
        let result = try CommandResult.line(
            "/usr/bin/python3 -c '\(judge)' '\(file)' \(files)")
        try #require(result.status == 0, "\(result.errors)")
        return result.output
    }

    @Test(
        "A schema refers to no other file", .needs(.jsonSchema),
        arguments: Sweep.every(5, of: names))
    func references(name: String) throws {
        #expect(try Self.judgement(on: name, files: "") == "")
    }

    @Test(
        "The samples hold against the schemas of files", .needs(.jsonSchema),
        arguments: [
            ("app", "samples/apps/shop.json"),
            ("rules", "samples/rules/several.json"),
            ("suite", "samples/suites/{story,sessions,hazards}.json"),
            ("suite", "samples/web-view/sessions.json"),
            ("answers", "samples/answers/orders.json"),
            ("answers", "samples/web-view/answers.json"),
        ])
    func samples(name: String, files: String) throws {
        #expect(try Self.judgement(on: name, files: files) == "")
    }

    @Test("What init writes holds against the schemas that it names", .needs(.jsonSchema))
    func project() throws {
        let folder = try TemporaryFolder()
        _ = try CommandResult.line("cd '\(folder.path)' && handset init")
        let files = [
            "app": ".handset.json", "rules": "push-rules.json", "suite": "push-suite.json",
        ]
        for (name, file) in files {
            let json = try JSONSerialization.jsonObject(with: Data(folder.read(file).utf8))
            let schema = "./.handset/\(name).schema.json"
            #expect((json as? [String: Any])?["$schema"] as? String == schema)
            #expect(try folder.read(schema) == Self.schema(name))
            #expect(try Self.judgement(on: name, files: "'\(folder.path(file))'") == "")
        }
        #expect(
            try Self.judgement(on: "payload", files: "'\(folder.path("push-payload.json"))'") == "")
        // The payload names none: it would be sent with it.
        #expect(try !folder.read("push-payload.json").contains("$schema"))
    }

    @Test("In a payload, $schema is a key of the app's own")
    func payloadWithSchema() throws {
        let payload = #"{"$schema":"./payload.schema.json","aps":{"alert":"hi"}}"#
        let result = try CommandResult.handset("describe", payload)
        #expect(result.output.contains("\"$schema\" = \"./payload.schema.json\";"))
        #expect(result.status == 0)
        #expect(try CommandResult.handset("lint", payload).output.contains("0 errors, 0 warnings"))
    }
}
