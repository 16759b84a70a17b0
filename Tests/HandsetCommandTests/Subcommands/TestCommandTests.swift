import Foundation
import Handset
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// `handset test`: its runs, reports and exit statuses.
@Suite(.waitsForPrograms) struct TestCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private static func item(_ name: String, _ session: String) -> String {
        #"{"name": "\#(name)", "payload": {"aps": {"session": "42"}}, "session": "\#(session)"}"#
    }

    private static func suite(_ items: String...) -> String {
        "{\"cases\": [\n\(items.joined(separator: ",\n"))\n]}\n"
    }

    private static let good = suite(item("good", "42"))
    private static let bad = suite(item("good", "42"), item("bad", "43"))

    @Test("Status 0 if all passed")
    func passed() throws {
        let path = try folder.write(Self.good, to: "a.json")
        let result = try CommandResult.handset("test", path)
        #expect(
            result.output == "\(path): 1 passed, 0 failed\n\n1 passed, 0 failed\n")
        #expect(result.errors == "")
        #expect(result.status == 0)
    }

    @Test("Status 1 if some failed")
    func failed() throws {
        let path = try folder.write(Self.bad, to: "a.json")
        let result = try CommandResult.handset("test", path)
        #expect(
            result.output == """
                \(path): 1 passed, 1 failed
                  FAILED  bad (\(path):3:1)
                    session, stated at \(path):3:67:
                      expected: 43
                      found:    42
                    why: rule app finds the session "42" in aps

                1 passed, 1 failed

                """)
        #expect(result.status == 1)
    }

    @Test("With -v, the cases that passed are told too")
    func verbose() throws {
        let path = try folder.write(Self.good, to: "a.json")
        for option in ["-v", "--verbose"] {
            #expect(
                try CommandResult.handset("test", option, path).output
                    == "\(path): 1 passed, 0 failed\n  passed  good\n\n1 passed, 0 failed\n")
        }
    }

    @Test("Status 2 if a suite could not be read; the others are run")
    func unreadable() throws {
        let bad = try folder.write(Self.bad, to: "a.json")
        let broken = try folder.write("{\"cases\": tru}", to: "b.json")
        let result = try CommandResult.handset("test", folder.path("missing.json"), broken, bad)
        #expect(
            result.output.hasPrefix(
                """
                \(folder.path("missing.json")): could not be read
                \(folder.path("missing.json")): error: cannot read this suite: No such file or \
                directory; give a file in JSON, or a folder of such files

                \(broken): could not be read
                \(broken):1:11: error: found tru, which is not JSON; \
                write true, false or null, and keys and strings in double quotes
                {"cases": tru}
                          ^

                \(bad): 1 passed, 1 failed

                """))
        #expect(result.output.hasSuffix("\n1 passed, 1 failed, 2 suites could not be read\n"))
        #expect(result.status == 2)
    }

    @Test("The suites of a folder are run in order of name; payloads and rules may be beside them")
    func folderOfSuites() throws {
        try folder.write(Self.good, to: "b.json")
        try folder.write(
            """
            {"rules": "rules.json", "cases": [
              {"name": "payload", "payload": "plain.json", "session": "42"},
              {"name": "refused", "payload": "./broken.json", "refused": true}
            ]}
            """, to: "a.json")
        try folder.write(#"{"aps": {"session": "42"}}"#, to: "plain.json")
        try folder.write(#"{"aps": {"session": "#, to: "broken.json")
        try folder.write(
            #"{"rules": [{"name": "value", "keyPath": "aps.session"}]}"#, to: "rules.json")
        try folder.write("no suite", to: "notes.txt")
        try folder.write("{", to: ".hidden.json")
        try folder.write(Self.bad, to: "further/c.json")
        let result = try CommandResult.line("cd '\(folder.path)' && handset test")
        #expect(
            result.output == """
                ./a.json: 2 passed, 0 failed
                ./b.json: 1 passed, 0 failed

                3 passed, 0 failed

                """)
        #expect(result.status == 0)
    }

    @Test("A broken payload is not a suite, even if the suite that names it is wrong")
    func brokenBesideWrong() throws {
        try folder.write(
            #"{"cases": [{"name": 1, "payload": "broken.json", "refused": true}]}"#, to: "a.json")
        try folder.write("{", to: "broken.json")
        let result = try CommandResult.handset("test", folder.path)
        #expect(result.output.hasSuffix("\n0 passed, 0 failed, 1 suite could not be read\n"))
        #expect(result.status == 2)
    }

    @Test("A folder without suites is an error: status 2")
    func emptyFolder() throws {
        try folder.write(#"{"aps": {}}"#, to: "payload.json")
        let result = try CommandResult.handset("test", folder.path)
        #expect(
            result.output == """
                \(folder.path): could not be read
                handset: error: \(folder.path) has no suite; a suite is a *.json file with "cases"

                0 passed, 0 failed, 1 suite could not be read

                """)
        #expect(result.status == 2)
        let junit = try CommandResult.handset("test", folder.path, "--format", "junit")
        #expect(junit.output.contains("<error "))
    }

    @Test(
        "A suite with misspelt cases is an error, an array is skipped",
        arguments: ["case", "Cases"])
    func misspelt(key: String) throws {
        try folder.write(Self.good, to: "a.json")
        try folder.write("[1, 2]", to: "list.json")
        #expect(try CommandResult.handset("test", folder.path).status == 0)
        try folder.write(#"{"\#(key)": []}"#, to: "b.json")
        let result = try CommandResult.handset("test", folder.path)
        #expect(result.output.contains("did you mean \"cases\"?"))
        #expect(result.status == 2)
    }

    @Test("A suite that is named in several ways is run once")
    func once() throws {
        let path = try folder.write(Self.good, to: "a.json")
        let result = try CommandResult.handset("test", path, folder.path, folder.path("./a.json"))
        #expect(result.output.hasSuffix("\n1 passed, 0 failed\n"))
    }

    @Test("Many suites are reported in their order")
    func order() throws {
        let names = (100..<160).map { "\($0).json" }
        for name in names { try folder.write(Self.good, to: name) }
        let result = try CommandResult.handset("test", folder.path)
        let reported = result.output.matches(of: #/(\d+\.json): 1 passed/#).map {
            String($0.output.1)
        }
        #expect(reported == names)
    }

    @Test("Only cases whose name contains the filter are run")
    func filter() throws {
        let path = try folder.write(Self.bad, to: "a.json")
        let good = try CommandResult.handset("test", path, "--filter", "goo")
        #expect(good.output.hasSuffix("\n1 passed, 0 failed\n"))
        #expect(good.status == 0)
        let nothing = try CommandResult.handset("test", path, "--filter", "Good")
        #expect(nothing.errors == "handset: no case has a name that contains Good\n")
        #expect(nothing.status == 1)
        let update = try CommandResult.handset("test", path, "--filter", "Good", "--update")
        #expect(update.errors == nothing.errors)
        #expect(update.status == 1)
    }

    @Test("The rules of a file are used for every case")
    func rules() throws {
        let rules = try folder.write(
            #"{"rules": [{"name": "badge", "pattern": "badge = ([0-9]+)"}]}"#, to: "rules")
        let path = try folder.write(Self.good, to: "a.json")
        let result = try CommandResult.handset("test", path, "--rules", rules)
        #expect(result.output.contains("\n    why: rule badge: "))
        #expect(result.status == 1)
        let missing = try CommandResult.handset("test", path, "--rules", folder.path("none"))
        #expect(missing.status == 2)
    }

    @Test("The report is TAP or JUnit's XML on request")
    func formats() throws {
        let path = try folder.write(Self.bad, to: "a.json")
        let tap = try CommandResult.handset("test", path, "--format", "tap")
        #expect(tap.output.hasPrefix("TAP version 13\nok 1 - \(path): good\nnot ok 2 - "))
        #expect(tap.output.hasSuffix("\n1..2\n"))
        #expect(tap.status == 1)
        let junit = try CommandResult.handset("test", path, "--format", "junit")
        #expect(junit.output.hasPrefix("<?xml "))
        #expect(junit.output.hasSuffix("</testsuites>\n"))
        #expect(junit.status == 1)
    }

    @Test("The report goes to a file, which does not count as a suite")
    func output() throws {
        try folder.write(Self.bad, to: "a.json")
        let output = folder.path("report.json")
        for _ in 1...2 {
            let result = try CommandResult.handset("test", folder.path, "--output", output)
            #expect(result.output.hasSuffix("\n1 passed, 1 failed\n"))
            #expect(result.errors == "")
            #expect(result.status == 1)
            #expect(try folder.read("report.json") == result.output)
        }
        let nowhere = try CommandResult.handset(
            "test", folder.path, "--output", folder.path("none/report"))
        #expect(nowhere.errors.contains("/none/report: No such file or directory"))
        #expect(nowhere.status == 74)
    }

    @Test("One run writes several reports, each to its output")
    func several() throws {
        try folder.write(Self.bad, to: "a.json")
        let result = try CommandResult.handset(
            "test", folder.path, "--format", "junit", "--output", folder.path("r.xml"),
            "--format", "json", "--output", "-", "--format", "tap", "--output",
            folder.path("r.tap"))
        #expect(result.output.hasSuffix("{\"passed\":1,\"failed\":1,\"unreadable\":0}\n"))
        #expect(result.errors == "")
        #expect(result.status == 1)
        #expect(try folder.read("r.xml").hasSuffix("</testsuites>\n"))
        #expect(try folder.read("r.tap").hasSuffix("\n1..2\n"))
    }

    @Test("A run measures its cases, and its beginning")
    func times() throws {
        let path = try folder.write(Self.bad, to: "a.json")
        let result = try CommandResult.handset("test", path, "--format", "junit")
        let times = result.output.matches(of: #/ time="(\d+\.\d{6})"/#).map { String($0.output.1) }
        // All suites, one suite and two cases.
        #expect(times.count == 4)
        #expect(times[0] == times[1])
        #expect(times.allSatisfy { $0 != "0.000000" })
        #expect(result.output.contains(#/ timestamp="20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d">/#))
    }

    @Test(
        "Formats and outputs that do not belong together are wrong usage",
        arguments: [
            ["--format", "tap", "--format", "junit"], ["--output", "x", "--output", "y"],
            ["--format", "tap", "--format", "junit", "--output", "x"],
            ["--format", "tap", "--output", "-", "--format", "json", "--output", "-"],
            ["--format", "tap", "--output", "x", "--format", "json", "--output", "x"],
        ])
    func outputsThatDoNotBelong(options: [String]) throws {
        let path = try folder.write(Self.bad, to: "a.json")
        let words = options.map { "'\($0)'" }.joined(separator: " ")
        let result = try CommandResult.line(
            "cd '\(folder.path)' && handset test '\(path)' \(words)")
        #expect(result.status == 64)
        #expect(result.output == "")
        #expect((try? folder.read("x")) == nil)
    }

    @Test(
        "A filter takes capitals and small letters alike, unless it has a capital",
        arguments: [("tap", 2), ("TAP", 1), ("Tap", 1), ("TAp", 0)])
    func filterCase(filter: String, count: Int) throws {
        let items = ["a Tap", "no TAP"].map { Self.item($0, "42") }.joined(separator: ",")
        let path = try folder.write("{\"cases\": [\(items)]}", to: "a.json")
        let result = try CommandResult.handset("test", path, "--filter", filter)
        #expect(result.output.hasSuffix("\n\(count) passed, 0 failed\n") || count == 0)
        #expect(result.status == (count == 0 ? 1 : 0))
    }

    @Test("A name that another case has is refused with the line of that case")
    func repeatedName() throws {
        let items = [Self.item("a", "42"), Self.item("a", "42")].joined(separator: ",\n")
        let path = try folder.write("{\"cases\": [\n\(items)]}", to: "a.json")
        let result = try CommandResult.handset("test", path)
        #expect(
            result.output.contains(
                "the case on line 2 has this name too; give each case a name of its own"))
        #expect(result.output.contains("\(path):3:"))
        #expect(result.status == 2)
    }

    @Test("A report does not overwrite what is read")
    func outputIsRead() throws {
        let suite = #"{"cases": [{"name": "x", "payload": "p.json", "none": true}]}"#
        let files = ["a.json": suite, "p.json": #"{"aps": {}}"#, "r.json": #"{"rules": "x"}"#]
        for (name, text) in files { try folder.write(text, to: name) }
        let rules = try folder.write(
            #"{"rules": [{"name": "b", "pattern": "(b)"}]}"#, to: "rules.json")
        for name in ["a.json", "p.json", "rules.json"] {
            let before = try folder.read(name)
            let result = try CommandResult.handset(
                "test", folder.path, "--rules", rules, "--output", folder.path(name))
            #expect(result.errors.contains("would write into"), "\(name)")
            #expect(result.status == 64)
            #expect(try folder.read(name) == before)
        }
    }

    @Test("Suites and payloads cannot come from the same standard input")
    func standardInput() throws {
        #expect(try CommandResult.handset("test", "-").status == 64)
        for subcommand in ["receive", "explain"] {
            let result = try CommandResult.handset(subcommand, "--rules", "-", input: "{}")
            #expect(result.errors.contains("--rules - reads all of standard input"))
            #expect(result.status == 64)
        }
    }

    @Test("A closed pipe is not an error", .exhaustive)
    func closedPipe() throws {
        let items = (1...2_000).map { Self.item("\($0)", "42") }.joined(separator: ",")
        let path = try folder.write("{\"cases\": [\(items)]}", to: "a.json")
        let result = try CommandResult.line(
            "handset test '\(path)' | head -1; echo ${PIPESTATUS[0]}")
        #expect(result.output == "\(path): 2000 passed, 0 failed\n0\n")
        #expect(result.errors == "")
    }

    @Test(
        "Options that cannot be used together are wrong usage",
        arguments: Sweep.every(
            5,
            of: [
                ["--update", "--watch"], ["--update", "--new", "x"], ["--watch", "--new", "x"],
                ["--update", "--output", "x"], ["--update", "--format", "tap"],
                ["--new", "x", "--format", "junit"], ["--new", "x", "--output", "y"],
                ["--watch", "--output", "x"], ["--watch", "--format", "tap"],
                ["--new", "x", "--filter", "y"], ["--format", "xml"], ["--new", ""],
                ["--output", ""], [""], ["--new", "x", "--rules", "-"], ["--new", "x", ""],
            ]))
    func contradictions(options: [String]) throws {
        let words = options.map { "'\($0)'" }.joined(separator: " ")
        let result = try CommandResult.line(
            "cd '\(folder.path)' && echo '{\"rules\":[{\"name\":\"a\",\"keyPath\":\"a\"}]}' "
                + "| handset test \(words)")
        #expect(result.status == 64)
        #expect(result.errors.hasPrefix("Error: "))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }
}
