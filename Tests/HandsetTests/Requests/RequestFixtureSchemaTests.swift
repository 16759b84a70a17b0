import Foundation
import Handset
import HandsetTestSupport
import Testing

/// The schema of answers, for editors, agrees with the reader.
@Suite struct RequestFixtureSchemaTests {
    private func schema() throws -> PayloadValue {
        try Payload(json: Repository.bytes(of: "samples/answers/answers.schema.json")).userInfo
    }

    /// The names in the only advice of the reader about a file.
    private func names(inAdviceOn file: String) throws -> [String] {
        let error = try #require(throws: JSONDocumentError.self) {
            try RequestFixtures(json: Array(file.utf8), source: "answers")
        }
        #expect(error.problems.count == 1)
        let advice = error.problems.first?.advice ?? ""
        return advice.matches(of: /"([^"]+)"/).map { String($0.1) }
    }

    @Test("The schema has the keys and the failures of the reader, and no others")
    func names() throws {
        let schema = try schema()
        let request = try #require(schema["$defs"]?["request"])
        #expect(
            try schema["properties"]?.keys.sorted()
                == names(inAdviceOn: #"{"0123456789":1,"requests":[]}"#).sorted())
        #expect(
            try request["properties"]?.keys.sorted()
                == names(inAdviceOn: #"{"requests":[{"0123456789":1,"url":"a"}]}"#).sorted())
        for object in [schema, request] {
            #expect(object["additionalProperties"]?.boolean == false)
        }
        let failures = try #require(request["properties"]?["error"]?["enum"])
        #expect(
            (0..<failures.count).compactMap { failures[$0]?.string }
                == RequestFixture.Failure.allCases.map(\.rawValue))
    }

    @Test("The sample is read, with the file beside it")
    func sample() throws {
        let fixtures = try RequestFixtures(contentsOf: "samples/answers/orders.json")
        #expect(fixtures.list.map(\.method) == [nil, nil, "POST", nil])
        let picture = fixtures.answer(to: AppRequest(url: "https://cdn.example.com/a.png"))
        #expect(
            picture
                == .response(
                    status: 200, headers: ["Content-Type": "image/png"],
                    body: try Repository.bytes(of: "samples/answers/picture.png")))
        #expect(
            fixtures.answer(to: AppRequest(url: "https://api.example.com/")) == .failure(.timedOut))
    }
}
