import Foundation
import Handset
import HandsetSuites
import HandsetTestSupport
import Testing

/// The schema of app files, for editors, agrees with the reader.
@Suite struct AppSchemaTests {
    private static let folder = "samples/apps"

    private func object(_ path: String) throws -> [String: Any] {
        let json = try JSONSerialization.jsonObject(with: Data(try Repository.bytes(of: path)))
        return try #require(json as? [String: Any])
    }

    @Test("The keys are those of the reader, and no others")
    func keys() throws {
        let schema = try object("\(Self.folder)/app.schema.json")
        let error = try #require(throws: JSONDocumentError.self) {
            try AppFile(json: Array(#"{"0123456789": 1}"#.utf8), source: "app.json")
        }
        let known = (error.problems.first?.advice ?? "").matches(of: /"([^"]+)"/)
            .map { String($0.1) }
        let properties = try #require(schema["properties"] as? [String: Any])
        #expect(known.count > 3)
        #expect(Set(properties.keys) == Set(known))
        #expect(schema["additionalProperties"] as? Bool == false)
    }

    @Test("Each reference leads to a part of another schema")
    func references() throws {
        let text = String(
            decoding: try Repository.bytes(of: "\(Self.folder)/app.schema.json"), as: UTF8.self)
        let references = text.matches(of: /"\$ref": "\.\.\/([^"#]+)(?:#\/([^"]+))?"/)
        #expect(references.count == 4)
        for reference in references {
            var value: Any = try object("samples/\(reference.1)")
            for key in (reference.2 ?? "").split(separator: "/") {
                value = try #require((value as? [String: Any])?[String(key)], "\(reference.0)")
            }
            #expect(value is [String: Any])
        }
    }

    @Test(
        "Each sample is read, and names the schema",
        arguments: try Repository.files(in: folder, endingIn: [".json"]).filter {
            !$0.hasSuffix(".schema.json")
        })
    func samples(path: String) throws {
        let file = Repository.root.appending(path: path).path()
        #expect(throws: Never.self) { try AppFile(contentsOf: file) }
        #expect(try object(path)["$schema"] as? String == "./app.schema.json")
    }

    @Test("A file with lookupURL beside rules is invalid for the schema as for the reader")
    func lookupURLWithRules() throws {
        let schema = try object("\(Self.folder)/app.schema.json")
        let dependent = try #require(schema["dependentSchemas"] as? [String: [String: Any]])
        let properties = dependent["rules"]?["properties"] as? [String: Bool]
        #expect(properties == ["lookupURL": false])
    }
}
