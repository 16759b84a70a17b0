import Foundation
import Handset
import HandsetSuites
import HandsetTestSupport
import Testing

/// The paths in a suite stay within its folder, unless it is allowed to leave it.
@Suite struct SuiteFolderTests {
    private static let payload = #"{"aps": {"session": "42"}}"#
    private let folder: TemporaryFolder

    /// Makes a folder `suites`, with ways into it and out of it.
    init() throws {
        folder = try TemporaryFolder()
        for name in [
            "suites/in.json", "suites/deep/in.json", "suites/\u{301}.json", "out.json",
            "\u{301}.json", "suites-more/in.json", "elsewhere/out.json",
        ] {
            try folder.write(Self.payload, to: name)
        }
        for (link, target) in [
            ("suites/link.json", "in.json"), ("suites/out.json", "../out.json"),
            ("suites/chain.json", "out.json"), ("suites/elsewhere", folder.path("elsewhere")),
            ("suites/shallow", "deep/.."), ("suites/loop.json", "loop.json"),
            ("suites/dangling.json", "../none.json"), ("link", "suites"),
        ] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path(link), withDestinationPath: target)
        }
    }

    private func suite(_ payload: String, in name: String = "suites") throws -> String {
        let item: [String: Any] = ["name": "a", "payload": payload, "session": "42"]
        let json = try JSONSerialization.data(withJSONObject: ["cases": [item]])
        return try folder.write(
            String(decoding: json, as: UTF8.self), to: "\(name)/suite.json")
    }

    @Test(
        "A path that stays within the folder is read, even through `..` and links",
        arguments: [
            "in.json", "./deep//in.json", "deep/../in.json", "../suites/in.json", "link.json",
            "none/../in.json", "shallow/in.json", "\u{301}.json",
        ])
    func inside(path: String) throws {
        // The system does not follow a path through a missing folder, even if it stays inside.
        if path.hasPrefix("none/") {
            let error = try #require(throws: JSONDocumentError.self) {
                try SessionSuite(contentsOf: suite(path))
            }
            #expect(error.problems[0].finding.hasSuffix(": No such file or directory"))
        } else {
            #expect(
                try SessionSuite(contentsOf: suite(path)).cases.map { $0.run().passed } == [true])
        }
    }

    @Test("An absolute path into the folder is read")
    func absolute() throws {
        let path = try suite(folder.path("link/in.json"))
        #expect(try SessionSuite(contentsOf: path).cases[0].run().passed)
        let linked = try suite("../suites/in.json", in: "link")
        #expect(try SessionSuite(contentsOf: linked).cases[0].run().passed)
    }

    @Test(
        "A path that leads outside is a problem, and is not opened",
        arguments: [
            ("../out.json", ""), ("deep/../../out.json", ""), ("../suites-more/in.json", ""),
            ("../\u{301}.json", ""), ("/etc/hostname", ""), ("..", ""), ("../none.json", ""),
            ("out.json", " by a symbolic link"), ("chain.json", " by a symbolic link"),
            ("elsewhere/out.json", " by a symbolic link"),
            ("dangling.json", " by a symbolic link"), ("elsewhere/none", " by a symbolic link"),
        ])
    func outside(path: String, way: String) throws {
        let file = try suite(path)
        var opened: [String] = []
        let error = try #require(throws: JSONDocumentError.self) {
            try SessionSuite(json: Array(folder.read("suites/suite.json").utf8), source: file) {
                opened.append($0)
                return Array(Self.payload.utf8)
            }
        }
        #expect(opened == [])
        #expect(error.problems.count == 1)
        let problem = error.problems[0]
        #expect(
            problem.finding
                == "\"\(path)\" leads outside the folder and the repository of this file\(way)")
        #expect(problem.advice == "put the file into one of the two, or give --allow-outside")
        #expect(problem.place.source == file && problem.place.column > 1)
        #expect(problem.excerpt?.text.contains("payload") == true)
        for read in [
            { try SessionSuite(contentsOf: file) as Any }, { try SuiteUpdate(contentsOf: file) },
            { try SuiteFile(file).content.get() },
        ] {
            #expect(throws: error) { try read() }
        }
        #expect(SuiteFile(file).files == [file])
    }

    @Test(
        "A path that leads outside is read if that is allowed",
        arguments: [
            "../out.json", "deep/../../out.json", "../suites-more/in.json", "../\u{301}.json",
            "out.json", "chain.json", "elsewhere/out.json",
        ])
    func allowed(path: String) throws {
        let file = try suite(path)
        let suite = try SessionSuite(contentsOf: file, allowsOutside: true)
        #expect(suite.cases.map { $0.run().passed } == [true])
        #expect(suite.files == [folder.path("suites/" + path)])
        #expect(try SuiteUpdate(contentsOf: file, allowsOutside: true).changes == [])
        let json = Array(try folder.read("suites/suite.json").utf8)
        #expect(try SessionSuite(json: json, source: file, allowsOutside: true).cases.count == 1)
        #expect(try SuiteUpdate(json: json, source: file, allowsOutside: true).json == json)
    }

    @Test("A link that leads to itself leads nowhere, and nothing is read")
    func loop() throws {
        let error = try #require(throws: JSONDocumentError.self) {
            try SessionSuite(contentsOf: suite("loop.json"))
        }
        #expect(error.problems.count == 1)
        #expect(error.problems.first?.finding.hasSuffix(" by a symbolic link") == true)
    }

    @Test("A suite without a folder in its path is in the current folder")
    func currentFolder() throws {
        let json = #"{"cases": [{"name": "a", "payload": "x/../../y", "session": "42"}]}"#
        let error = try #require(throws: JSONDocumentError.self) {
            try SessionSuite(json: Array(json.utf8), source: "suite.json")
        }
        #expect(
            error.problems.map(\.finding) == [
                #""x/../../y" leads outside the folder and the repository of this file"#
            ])
    }

    @Test("A rule file has to be within the suite's folder, and programs within the rule file's")
    func rules() throws {
        let text = #"{"name": "a", "keyPath": "aps.session", "handler": "exec:%"}"#
        let program = text.replacing("%", with: folder.path("suites/program"))
        try folder.write("{\"rules\": [\(program)]}", to: "suites/rules/r.json")
        try folder.write("{\"rules\": [\(program)]}", to: "suites/r.json")
        try folder.write("{\"rules\": [{\"name\": \"a\", \"keyPath\": \"a\"}]}", to: "r.json")
        let findings = try ["\"r.json\"", "\"rules/r.json\"", "\"../r.json\"", "[\(program)]"].map {
            let path = try folder.write(
                "{\"rules\": \($0), \"cases\": [{\"name\": \"a\", \"payload\": {}, \"none\": true}]}",
                to: "suites/suite.json")
            #expect(throws: Never.self) { try SessionSuite(contentsOf: path, allowsOutside: true) }
            return SuiteFile(path).findings
        }
        #expect(
            findings == [
                [],
                [
                    folder.path("suites/rules/r.json")
                        + ": \"\(folder.path("suites/program"))\" leads outside the folder and the "
                        + "repository of this file"
                ],
                [
                    folder.path("suites/suite.json")
                        + ": \"../r.json\" leads outside the folder and the repository of this file"
                ],
                [],
            ])
    }
}

extension SuiteFile {
    /// The problems, each with its file.
    fileprivate var findings: [String] {
        guard case .failure(let error) = content else { return [] }
        return error.problems.map { "\($0.place.source): \($0.finding)" }
    }
}
