import Handset
import HandsetHunt
import HandsetTestSupport
import Testing

@testable import HandsetCommand

/// The baseline that a hunt writes.
@Suite struct HuntBaselinesTests {
    @Test("Something else than a baseline is not replaced")
    func replaced() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("let a = 1\n", to: "App.swift")
        let error = #expect(throws: OutputError.self) {
            try HuntBaselines(reading: nil, writing: path)
        }
        #expect("\(try #require(error))".contains("something else than a baseline is there"))
        #expect(try folder.read("App.swift") == "let a = 1\n")
    }

    @Test("A baseline is written, and replaced by the next one")
    func written() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("known.json")
        try HuntBaselines(reading: nil, writing: path).write(HuntReport())
        #expect(try folder.read("known.json") == "{\n  \"findings\": []\n}\n")
        try HuntBaselines(reading: path, writing: path).write(HuntReport())
    }
}
