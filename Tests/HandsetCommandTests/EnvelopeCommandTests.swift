import Foundation
import HandsetTestSupport
import Testing

/// Messages of push services as input of the command.
@Suite(.timeLimit(.minutes(30))) struct EnvelopeCommandTests {
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

    @Test("Several jobs give what one gives, the note included")
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
        #expect(runs[0].output.split(separator: "\n").count == 5_000)
        for run in runs.dropFirst() {
            #expect(run.output == runs[0].output)
            #expect(run.errors == runs[0].errors)
        }
    }

    @Test("A compressed file is refused with the command that reads it")
    func compressed() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(#"{"aps":{}}"#, to: "push.json")
        #expect(try CommandResult.bash("gzip \(path)").status == 0)
        let run = try CommandResult.handset("describe", path + ".gz")
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(
            run.errors.hasPrefix(
                "\(path).gz:1:1: error: found a file that gzip has compressed; zcat \(path).gz | "))
    }

    @Test(
        "A path or a list with an empty key is wrong usage",
        arguments: [["--payload-at", "a..b"], ["--payload-at", ""], ["--keep", "a,,b"]])
    func emptyKey(options: [String]) throws {
        #expect(try CommandResult.handset(["describe"] + options, input: "{}").status == 64)
    }
}
