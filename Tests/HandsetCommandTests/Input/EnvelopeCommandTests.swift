import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// Messages of push services as input of the command.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct EnvelopeCommandTests {
    private static let note = """
        handset: found an SNS message, and took the payload that it holds; --from payload takes such an \
        object as it is

        """
    private static let message = #"{"APNS":"{\"aps\":{\"session\":\"42\"}}"}"#

    @Test("A form that was recognized is noted once, and not with --quiet or a named form")
    func note() throws {
        let input = Self.message + Self.message
        let arguments = ["receive", "--format", "session", "--log", "never"]
        let run = try CommandResult.handset(arguments, input: input)
        #expect(run.output == "42\n42\n")
        #expect(run.errors == Self.note)
        #expect(run.status == 0)
        for more in [["--quiet"], ["--from", "sns"]] {
            #expect(try CommandResult.handset(arguments + more, input: input).errors.isEmpty)
        }
    }

    @Test("Several jobs give what one gives, the note included", .exhaustive)
    func jobs() throws {
        let lines = (0..<3_000).map { number in
            number.isMultiple(of: 3)
                ? Self.message : #"[{"aps":{"session":"\#(number)"}},{"aps":{"session":"x"}}]"#
        }
        let input = lines.joined(separator: "\n") + "\n{]\n"
        let runs = try ["1", "2", "4"].map { jobs in
            try CommandResult.handset(
                [
                    "receive", "--format", "json", "--log", "never", "--jobs", jobs, "--keep",
                    "APNS",
                ],
                input: input)
        }
        #expect(runs[0].output.split(separator: "\n").count == 5_001)
        for run in runs.dropFirst() {
            #expect(run.output == runs[0].output)
            #expect(run.errors == runs[0].errors)
        }
    }

    @Test(
        "With --lines, each line has one record, whether it is read, refused or empty",
        arguments: [
            ["receive", "--format", "json"], ["explain", "--app", "classic", "--format", "json"],
            ["matrix", "--app", "classic", "--format", "json", "--ios", "9"],
        ])
    func records(command: [String]) throws {
        let lines = [
            #"{"aps":{}}"#, "", "{]", "  ", #"{"a":1} {"b":2}"#, #"[{"a":1},{"a":2}]"#,
            Self.message,
            #"{"to":"x","data":{}}"#, "7", #"{"a":"\#(String(repeating: "x", count: 40_000))"}"#,
            "",
            #"{"aps":{}}"#,
        ]
        let input = lines.joined(separator: "\n") + "\n"
        let run = try CommandResult.handset(
            command
                + ["--lines", "--log", "never"].filter { word in
                    command[0] == "receive" || word == "--lines"
                }, input: input)
        let records = try run.output.split(separator: "\n").map { line in
            try JSONDecoder().decode(Record.self, from: Data(line.utf8))
        }
        #expect(records.map(\.line) == Array(1...lines.count))
        #expect(
            records.map(\.refused?.code) == [
                nil, "empty", "syntax", "empty", "several-on-line", "not-an-object", nil,
                "envelope",
                "not-an-object", nil, "empty", nil,
            ])
        #expect(records.map(\.number) == [1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4])
        #expect(run.status == 2)
        #expect(!run.errors.contains("only white space"))
    }

    private struct Record: Decodable {
        struct Refusal: Decodable { let code: String }

        let number: Int
        let line: Int
        let refused: Refusal?
    }

    @Test("A payload whose text is too long has a record of its refusal", .exhaustive)
    func unusable() throws {
        let run = try CommandResult.handset(
            [
                "receive", "--format", "json", "--log", "never", "--pattern", "(a+)+$",
                "--limit", "match-time=1",
            ],
            input: #"{"a":"\#(String(repeating: "a", count: 60))!"}{"aps":{}}"#)
        let lines = run.output.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first?.contains(#""refused":{"code":"match-time-is-over""#) == true)
    }

    @Test(
        "The bytes of a value with several refused payloads are saved once", arguments: ["1", "4"])
    func refusedOnce(jobs: String) throws {
        let folder = try TemporaryFolder()
        let lines = [#"[{"aps":{}},7,8]"#, #"{"aps":{}}"#, #"[{"aps":{}},9]"#]
        let run = try CommandResult.handset(
            [
                "receive", "--format", "json", "--log", "never", "--jobs", jobs,
                "--refused", "\(folder.path)/refused.txt",
            ],
            input: lines.joined(separator: "\n") + "\n")
        #expect(run.output.split(separator: "\n").count == 6)
        #expect(try folder.read("refused.txt") == lines[0] + lines[2])
    }

    @Test("A compressed file is refused with the command that reads it")
    func compressed() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(#"{"aps":{}}"#, to: "push.json")
        #expect(try CommandResult.line("gzip \(path)").status == 0)
        let run = try CommandResult.handset("describe", path + ".gz")
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(
            run.errors.hasPrefix(
                "\(path).gz:1:1: error: found a file that gzip has compressed; zcat \(path).gz | "))
    }

    @Test(
        "What --keep keeps needs JSON records",
        arguments: Sweep.every(3, of: ["receive", "explain", "matrix", "lint"]))
    func keep(command: String) throws {
        let run = try CommandResult.handset(
            command, "--keep", "day", input: #"{"aps":{"alert":"a"},"day":1}"#)
        #expect(run.status == 64 && run.output.isEmpty)
        #expect(run.errors.contains("add --format json, or remove --keep"), "\(run)")
        let json = try CommandResult.handset(
            command, "--keep", "day", "--format", "json",
            input: #"{"aps":{"alert":"a"},"day":1}"#)
        #expect(json.output.contains(#""kept":{"day":1}"#) && json.status == 0)
    }

    @Test(
        "A path or a list with an empty key is wrong usage",
        arguments: [["--payload-at", "a..b"], ["--payload-at", ""], ["--keep", "a,,b"]])
    func emptyKey(options: [String]) throws {
        #expect(try CommandResult.handset(["describe"] + options, input: "{}").status == 64)
    }
}
