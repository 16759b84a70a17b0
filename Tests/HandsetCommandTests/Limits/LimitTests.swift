import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The limits that options set.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct LimitTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let hostile =
        #"{"message":"\#(String(repeating: "a", count: 64))!"}"# + "\n"

    @Test("A payload may be as deep as the limit, and one that is deeper is refused")
    func depth() throws {
        let input = #"{"aps":{"session":"1"}}"# + "\n" + #"{"aps":{"session":["2"]}}"# + "\n"
        let read = try CommandResult.handset(
            "receive", "--format", "session", "--limit", "depth=3", input: input)
        #expect(read.status == 0)
        for jobs in ["1", "4"] {
            let refused = try CommandResult.handset(
                "receive", "--format", "session", "--limit", "depth=2", "--jobs", jobs,
                input: input)
            #expect(refused.output == "1\n")
            #expect(
                refused.errors.hasPrefix(
                    "stdin:2:19: error: found containers nested more than 2 levels deep; "))
            #expect(refused.status == 2)
        }
    }

    @Test(
        "A match that takes too long refuses its payload, names the rule, and the next goes on",
        arguments: Sweep.every(3, of: ["receive", "explain", "matrix"]))
    func matchTime(subcommand: String) throws {
        try folder.write(
            #"{"rules": [{"name": "slow", "pattern": "(a+)+$"}]}"#, to: "slow.json")
        let result = try CommandResult.handset(
            subcommand, "--rules", folder.path("slow.json"), "--limit", "match-time=0.2",
            "--format", "json", input: Self.hostile + #"{"message":"aa"}"#)
        #expect(
            result.errors.hasPrefix(
                "stdin:1:1: error: the pattern of the rule slow came to no end within 0.2 seconds "
                    + "in the text of message; write the pattern so that "))
        #expect(result.output.contains(#"{"source":"stdin","number":1,"line":2,"#))
        #expect(result.status == 2)
    }

    @Test("The same in a suite is a refusal of the case's payload")
    func matchTimeInSuite() throws {
        let payload = Self.hostile.trimmingCharacters(in: .newlines)
        let suite =
            #"{"rules": [{"name": "slow", "pattern": "(a+)+$"}], "#
            + #""cases": [{"name": "a", "payload": \#(payload), "none": true}]}"#
        let path = try folder.write(suite, to: "suite.json")
        let run = try CommandResult.handset("test", "--limit", "match-time=0.2", path)
        #expect(run.output.contains("refused: match-time-is-over"))
        #expect(run.status == 1)
        _ = try CommandResult.handset("test", "--limit", "match-time=0.2", "--update", path)
        #expect(try folder.read("suite.json").contains(#""refused": "match-time-is-over""#))
    }

    @Test("A pattern may be as long as the limit, and no longer")
    func patternLength() throws {
        let read = try CommandResult.handset(
            "receive", "--pattern", "badge = (.)", "--limit", "pattern-length=11", input: "{}")
        #expect(read.status == 0)
        let refused = try CommandResult.handset(
            "receive", "--pattern", "badge = (.)", "--limit", "pattern-length=10", input: "{}")
        #expect(
            refused.errors.contains(
                "--pattern: the pattern has 11 UTF-16 units; at most 10 are allowed; "))
        #expect(refused.status == 64)
    }

    @Test("So it is in a rule file, where the place is told")
    func patternLengthInFile() throws {
        let path = try folder.write(
            #"{"rules": [{"name": "a", "pattern": "badge = (.)"}]}"#, to: "rules.json")
        for (length, status) in [("11", 0), ("10", 2)] {
            for arguments in [["app", "rules", "--check", path], ["receive", "--rules", path]] {
                let result = try CommandResult.line(
                    "echo {} | handset \(arguments.joined(separator: " ")) "
                        + "--limit pattern-length=\(length)")
                #expect(result.status == Int32(status))
                #expect(
                    result.errors.contains("rules.json:1:37: error: the pattern has 11 UTF-16")
                        == (status == 2))
            }
        }
    }

    @Test("A rule file may have as many bytes as the limit, and no more")
    func ruleBytes() throws {
        let json = #"{"rules": [{"name": "a", "pattern": "badge = (.)"}]}"#
        let path = try folder.write(json, to: "rules.json")
        try folder.write("", to: "suite/none")
        try folder.write(
            #"{"cases": [{"name": "a", "payload": {}, "none": true}]}"#, to: "suite/a.json")
        for arguments in [
            "app rules --check '\(path)'", "app rules --rules '\(path)'",
            "receive --rules '\(path)'",
            "test --rules '\(path)' '\(folder.path("suite"))'",
        ] {
            for (count, status) in [(json.utf8.count, 0), (json.utf8.count - 1, 2)] {
                let result = try CommandResult.line(
                    "echo {} | handset \(arguments) --limit rule-bytes=\(count)")
                #expect(result.status == Int32(status))
                #expect(
                    result.errors.contains(
                        "rules.json: error: these rules have \(json.utf8.count) bytes; give fewer "
                            + "rules, or ") == (status == 2))
            }
        }
    }

    @Test(
        "The rules of a suite together may have 4 MiB, wherever they stand",
        arguments: Sweep.every(
            5,
            of: [
                #"{"rules": [RULES], "cases": [{"name": "a", "payload": {}, "none": true}]}"#,
                #"{"cases": [{"name": "a", "rules": {"rules": [HALF]}, "payload": {}, "none": true}, "#
                    + #"{"name": "b", "rules": [HALF], "payload": {}, "none": true}]}"#,
                #"{"rules": "rules.json", "cases": [{"name": "b", "rules": [HALF], "payload": {}, "#
                    + #""none": true}]}"#,
            ]))
    func ruleBytesOfSuite(suite: String) throws {
        // Blanks count, and take no time.
        func rules(_ count: Int) -> String {
            #"{"name": "a","# + String(repeating: " ", count: count) + #""pattern": "(b)"}"#
        }
        try folder.write("{\"rules\": [\(rules(2_200_000))]}", to: "rules.json")
        // Rules beyond the limit are tried for each suite, rules within it for the first one.
        let isWithinTried = Sweep.choose(sampled: suite.contains("[RULES]"), exhaustive: true)
        for (count, status) in [(1_900_000, 0), (2_200_000, 2)] where isWithinTried || status != 0 {
            let text = suite.replacing("RULES", with: rules(2 * count))
                .replacing("HALF", with: rules(count))
            let path = try folder.write(text, to: "suite.json")
            let result = try CommandResult.handset("test", path)
            #expect(result.status == Int32(status), "\(result.output.prefix(300))")
            #expect(result.output.contains("these rules have ") == (status == 2))
        }
    }

    @Test(
        "After 1,000 problems, the rest of a file is not read, and a message tells this",
        arguments: Sweep.every(
            3,
            of: [
                ("test", #"{"cases": ["#, "1", "]}"),
                ("app rules --check", #"{"rules": ["#, "1", "]}"),
                ("test", #"{"cases": [], "device": {"categories": ["#, "1", "]}}"),
                ("receive --app", #"{"device": {"categories": ["#, "1", "]}}"),
                (
                    "app rules --check", #"{"a": 1, "rules": [{"name": "a", "keyPath": "a"}]"#,
                    #""b": 1"#,
                    "}"
                ),
            ]))
    func problems(command: String, beginning: String, item: String, end: String) throws {
        let lead = beginning.hasSuffix("[") ? "" : ",\n"
        let items = Array(repeating: item, count: 3_000).joined(separator: ",\n")
        let path = try folder.write(beginning + lead + items + end, to: "file.json")
        let result = try CommandResult.line("handset \(command) '\(path)' 2>&1")
        let messages = result.output.split(separator: "\n").filter { $0.contains(": error: ") }
        let last = "error: 1000 problems come before this place; mend those first; the rest was "
        #expect(messages.suffix(2).contains { $0.contains(last) })
        // An unknown key that comes again has two problems.
        #expect((1_001...2_002).contains(messages.count))
        #expect(result.status == 2)
    }

    private static let wrongLimitCases: [String] = [
        "--limit depth=0", "--limit depth=2049", "--limit bytes=0",
        "--limit memory=0", "--limit rule-bytes=0",
        "--limit pattern-length=0", "--limit match-time=0", "--limit match-time=nan",
        "--limit program-time=0", "--limit in-flight=0", "--limit held-bytes=0",
        "--limit bytes=1073741825", "--limit app-memory=0", "--limit web-view-time=0",
    ]

    @Test(
        "A limit that makes no sense is wrong usage",
        arguments: Sweep.every(3, of: wrongLimitCases))
    func wrongLimit(option: String) throws {
        let result = try CommandResult.line("echo {} | handset receive \(option)")
        #expect(result.status == 64)
        #expect(result.errors.contains("--limit \(option.dropFirst(8).prefix { $0 != "=" }) is "))
    }

    @Test(
        "What is held for a reader that does not read is bounded, by bytes or by payloads",
        .disabled(if: Sanitizer.isActive, "a sanitizer keeps released memory"))
    func heldOutput() throws {
        // Indentation makes some 100,000 bytes of text of each, and one job reads them all.
        let deep =
            #"{"aps":{"session":"# + String(repeating: "[", count: 100)
            + Array(repeating: "1", count: 100).joined(separator: ",")
            + String(repeating: "]", count: 100) + "}}\n"
        try folder.write(String(repeating: deep, count: 180), to: "deep.jsonl")
        let large = try peakWithoutReader(
            "--limit held-bytes=1000000000 --limit in-flight=65536")
        for option in Sweep.every(2, of: ["--limit held-bytes=1000000", "--limit in-flight=6"]) {
            let small = try peakWithoutReader(option)
            #expect(small.peak + 10_000 < large.peak, "\(option)")
            #expect(small.output == large.output)
        }
    }

    /// The largest memory in KiB of a command whose reader reads only when the command waits for it, and
    /// the checksum of what it writes then.
    private func peakWithoutReader(_ option: String) throws -> (peak: Int, output: String) {
        let result = try CommandResult.line(
            """
            cd '\(folder.path)'; rm -f out; mkfifo out
            handset receive --format session --jobs 4 \(option) deep.jsonl > out &
            exec 4< out
            # It waits when no thread has anything to do, several times in a row.
            quiet=0
            while [ $quiet -lt 20 ]; do
                sleep 0.02
                if grep -q '^State:.[RD]' /proc/$!/task/*/status; then quiet=0
                else quiet=$((quiet + 1)); fi
            done
            sed -n 's/^VmHWM:[^0-9]*\\([0-9]*\\).*/\\1/p' /proc/$!/status
            cksum <&4; wait $!
            """)
        let lines = result.output.split(separator: "\n").map(String.init)
        try #require(lines.count == 2, "\(result)")
        return (try #require(Int(lines[0])), lines[1])
    }
}
