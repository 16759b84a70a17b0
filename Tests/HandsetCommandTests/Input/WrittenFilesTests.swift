import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// Files that a run reads, and would write.
@Suite(.waitsForPrograms) struct WrittenFilesTests {
    private static let payload = #"{"aps":{"session":"1"}}"# + "\n"
    private static let rules = #"{"rules": [{"name": "b", "pattern": "(b)"}]}"#
    private static let suite = #"{"cases": [{"name": "x", "payload": "p.json", "session": "2"}]}"#

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        // Many lines, so that output is written before all of them are read.
        try folder.write(String(repeating: Self.payload, count: 3000), to: "many.jsonl")
        try folder.write(Self.rules, to: "rules.json")
        try folder.write(Self.suite, to: "suite.json")
        try folder.write(
            Self.suite.replacing("p.json", with: "suite.json"), to: "outer.json")
        try folder.write(Self.payload, to: "p.json")
        try folder.write(Self.payload + "[1]\n", to: "folder/a.json")
        try folder.write("0001", to: "tokens")
    }

    /// Runs a command line in the folder, which may not make a file longer than a megabyte.
    private func run(_ line: String) throws -> CommandResult {
        try CommandResult.line("cd \(folder.path) && ulimit -f 1024 && \(line)")
    }

    private static let sourcesCases: [String] = [
        "receive --format json many.jsonl >> many.jsonl",
        "receive --format json ./many.jsonl 1<> many.jsonl",
        "receive --format json < many.jsonl >> many.jsonl",
        "receive --log always many.jsonl 2>> many.jsonl > /dev/null",
        "explain many.jsonl >> many.jsonl",
        "matrix many.jsonl >> many.jsonl",
        "describe many.jsonl >> many.jsonl",
        "packet --token 01 many.jsonl >> many.jsonl",
        "unpack many.jsonl >> many.jsonl",
        "unpack < many.jsonl >> many.jsonl",
        "token --normalise < tokens >> tokens",
        "receive --refused many.jsonl many.jsonl",
        "receive --refused many.jsonl < many.jsonl",
        "explain --refused ./many.jsonl many.jsonl",
        "receive --format json folder > folder/z.json",
        "receive --format json folder/ many.jsonl >> folder/a.json",
        "receive folder --refused folder/a.json",
        "receive folder --refused folder/new.jsonl",
        "cd folder && handset receive . --refused new.jsonl",
        "test --new new.json folder >> folder/a.json",
    ]

    @Test(
        "A source is neither standard output, nor standard error, nor the file for rejected bytes",
        arguments: Sweep.every(3, of: sourcesCases))
    func sources(line: String) throws {
        try expectUsageError("handset \(line)")
    }

    @Test(
        "A rule file is neither standard output nor the file for rejected bytes",
        arguments: Sweep.every(
            3,
            of: [
                "receive --rules rules.json --refused rules.json p.json",
                "explain --rules rules.json --refused rules.json p.json",
                "matrix --rules rules.json p.json >> rules.json",
                "receive --rules - --refused rules.json p.json < rules.json",
                "app rules --rules rules.json >> rules.json",
                "app rules --rules - < rules.json >> rules.json",
            ]))
    func ruleFiles(line: String) throws {
        try expectUsageError("handset \(line)")
    }

    @Test(
        "A suite and its files are neither standard output nor the report",
        arguments: Sweep.every(
            3,
            of: [
                "test suite.json >> suite.json",
                "test suite.json >> p.json",
                "test . > report.json",
                "test suite.json --rules rules.json >> rules.json",
                "test suite.json --output p.json",
                "test --update suite.json >> p.json",
                "test --update outer.json suite.json",
                "test --watch suite.json >> p.json",
            ]))
    func suites(line: String) throws {
        try expectUsageError("handset \(line)")
    }

    @Test("Links and other names of a file are the same file", .exhaustive)
    func links() throws {
        #expect(try run("ln many.jsonl hard; ln -s many.jsonl soft").status == 0)
        for name in ["hard", "soft"] {
            try expectUsageError("handset receive many.jsonl >> \(name)")
            try expectUsageError("handset receive many.jsonl --refused \(name)")
        }
    }

    @Test("The message names the file that is written and the one that is read")
    func message() throws {
        let refused = try run("handset receive p.json --refused ./p.json")
        #expect(
            refused.errors.hasPrefix(
                "Error: --refused ./p.json would write into p.json, which this run reads; "
                    + "give another file.\n"))
        let output = try run("handset receive folder >> folder/a.json")
        #expect(
            output.errors.hasPrefix(
                "Error: standard output would write into folder/a.json, which this run reads; "
                    + "give another file.\n"))
        let new = try run("handset receive folder --refused folder/new.json")
        #expect(
            new.errors.hasPrefix(
                "Error: --refused folder/new.json would write into folder folder, which this run "
                    + "reads; give another file.\n"))
    }

    @Test(
        "Devices, pipes, other files and other names may be read and written",
        arguments: [
            "receive < /dev/null > /dev/null",
            "receive /dev/null > /dev/null 2> /dev/null",
            "receive --refused /dev/null p.json > /dev/null",
            "receive p.json >> log 2>> log",
            "receive p.json --refused kept > out",
            "receive folder/ --refused folder/kept > folder/out; (($? == 2))",
            "receive - < p.json | cat > out",
            "receive <(cat p.json) >> out",
            "app rules --rules rules.json > out",
            "test --update suite.json > out",
        ])
    func allowed(line: String) throws {
        #expect(try run("handset \(line)").status == 0)
    }

    private func expectUsageError(_ line: String) throws {
        let before = try run("cat many.jsonl rules.json suite.json p.json tokens folder/a.json")
        let result = try run("\(line)")
        #expect(result.status == 64, "\(result.errors.prefix(200))")
        let after = try run("cat many.jsonl rules.json suite.json p.json tokens folder/a.json")
        // With `2>>`, the message itself is in the file.
        if !line.contains("2>>") { #expect(after.output == before.output) }
    }
}
