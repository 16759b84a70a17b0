import HandsetHunt
import HandsetTestSupport
import Testing

/// The findings that are known.
@Suite struct HuntBaselineTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("A baseline is read as it was written")
    func roundTrip() throws {
        let path = try folder.write(#"{"findings":["hang b","crash A.swift:1"]}"#, to: "known.json")
        let baseline = try HuntBaseline(contentsOf: path)
        #expect(baseline.names == ["crash A.swift:1", "hang b"])
        #expect(
            String(decoding: baseline.json, as: UTF8.self)
                == "{\n  \"findings\": [\n    \"crash A.swift:1\",\n    \"hang b\"\n  ]\n}\n")
    }

    @Test(
        "Other files are refused with their place",
        arguments: [
            (#"{}"#, #"1:1: error: "findings" is missing here"#),
            (#"{"findings":[1]}"#, "1:14: error: "), (#"{"finding":[]}"#, "1:2: error: "),
        ])
    func refused(text: String, words: String) throws {
        let path = try folder.write(text, to: "known.json")
        let error = #expect(throws: (any Error).self) { try HuntBaseline(contentsOf: path) }
        #expect("\(try #require(error))".contains("known.json:\(words)"), "\(error as Any)")
    }
}
