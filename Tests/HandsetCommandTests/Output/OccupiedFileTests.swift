import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// Files that are made where nothing may be, and files that are replaced only if they are what they should be.
@Suite(.waitsForPrograms) struct OccupiedFileTests {
    private static let payload = #"{"aps":{"badge":-1}}"#
    private static let suite =
        #"{"cases": [{"name": "x", "payload": {"aps": {"session": "1"}}, "session": "2"}]}"#

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.payload, to: "work/p.json")
        try folder.write("aps = {\n    alert = hi;\n};\n", to: "work/log")
        try folder.write("important\n", to: "else/file")
    }

    private func run(_ line: String) throws -> CommandResult {
        try CommandResult.line("cd '\(folder.path)/work' && \(line)")
    }

    @Test(
        "A link counts as a file, also one that leads nowhere: nothing is written where it leads",
        arguments: [
            ("push-ci.yml", "init"), ("made", "test --new made p.json"),
            ("made", "read --to-suite made log"),
        ])
    func links(name: String, line: String) throws {
        for target in ["../else/made", "../else/file"] {
            let result = try run("ln -sf \(target) \(name) && handset \(line)")
            #expect(result.status == 74)
            #expect(
                result.errors.hasSuffix(
                    "cannot write \(name): File exists; nothing is overwritten: move it away, or write elsewhere\n"
                ), "\(result.errors)")
            #expect(try run("ls ../else; cat ../else/*").output == "file\nimportant\n")
        }
        #expect(try run("ls -A").output.contains(".handset.json") == false)
    }

    @Test(
        "Only a baseline is replaced by a baseline",
        arguments: Sweep.every(
            3,
            of: [
                "echo important > bl", "ln -s ../else/file bl", "ln -s ../else/made bl",
                "ln -s /dev/null bl",
                "mkdir bl", "cp p.json bl", ": > bl",
            ]))
    func baselines(made: String) throws {
        let before = try run("\(made); ls -l bl ../else; cat bl ../else/*").output
        let result = try run("handset lint --write-baseline bl p.json")
        #expect(result.status == 74)
        #expect(
            result.errors == """
                handset: error: cannot write bl: something else than a baseline is there, or a link to it; \
                remove it, or give another file

                """)
        #expect(result.output == "", "It is found before anything is done.")
        #expect(try run("ls -l bl ../else; cat bl ../else/*").output == before)
        #expect(try run("rm -r bl && handset lint --write-baseline bl p.json").status == 0)
        #expect(try run("handset lint --baseline bl p.json").status == 0)
    }

    @Test("A baseline is replaced, also by a link to it")
    func baseline() throws {
        #expect(try run("handset lint --write-baseline ../else/bl p.json").status == 0)
        let made = try folder.read("else/bl")
        let line =
            "ln -s ../else/bl bl; echo '{\"aps\":{}}' > q.json; handset lint --write-baseline bl q.json"
        #expect(try run(line).status == 0)
        #expect(try folder.read("else/bl") != made)
    }

    @Test("Only a suite is replaced by a suite")
    func suites() throws {
        for made in ["ln -sf ../else/file s.json", "rm s.json; echo important > s.json"] {
            #expect(try run("\(made); handset test --update s.json").status == 2)
            #expect(try run("cat s.json ../else/file").output == "important\nimportant\n")
        }
        try folder.write(Self.suite, to: "else/suite")
        #expect(try run("ln -sf ../else/suite s.json; handset test --update s.json").status == 0)
        #expect(try folder.read("else/suite").contains(#""session": "1"}"#))
    }
}
