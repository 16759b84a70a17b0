import Handset
import HandsetSuites
import HandsetTestSupport
import Testing

/// The sample rule files: good ones are read, the others are refused with their messages.
@Suite struct RuleSampleTests {
    static let goodFiles = ["app", "delegates", "hardened", "several"].map {
        "samples/rules/\($0).json"
    }

    @Test("Each good sample is read without error", arguments: goodFiles)
    func good(path: String) throws {
        let bytes = try Repository.bytes(of: path)
        #expect(throws: Never.self) { try SessionRules(json: bytes, source: path) }
    }

    @Test("Every rule file of the folder is among the good samples")
    func all() throws {
        let files = try Repository.files(in: "samples/rules", endingIn: [".json"])
        #expect(files.filter { !$0.hasSuffix(".schema.json") } == Self.goodFiles)
    }

    @Test("The sample of the app's rules is their JSON")
    func app() throws {
        #expect(try Repository.bytes(of: "samples/rules/app.json") == SessionRules.app.json)
    }

    @Test(
        "Each refused sample is refused with the messages in its file",
        arguments: try Repository.files(in: "samples/refused-rules", endingIn: [".json"]))
    func refused(path: String) throws {
        let bytes = try Repository.bytes(of: path)
        let error = #expect(throws: JSONDocumentError.self) {
            try SessionRules(json: bytes, source: path)
        }
        try Golden(path + ".messages.txt").expect(error.map { "\($0)\n" } ?? "")
    }

    @Test(
        "The place of each problem is in its file, and its excerpt is of that line",
        arguments: try Repository.files(in: "samples/refused-rules", endingIn: [".json"]))
    func places(path: String) throws {
        let bytes = try Repository.bytes(of: path)
        let error = try #require(throws: JSONDocumentError.self) {
            try SessionRules(json: bytes, source: path)
        }
        for problem in error.problems {
            let before = bytes.prefix(problem.place.offset)
            let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
            #expect(problem.place.source == path)
            #expect(problem.place.line == before.count { $0 == UInt8(ascii: "\n") } + 1)
            #expect(problem.place.column == problem.place.offset - lineStart + 1)
            #expect(problem.excerpt != nil)
        }
    }
}
