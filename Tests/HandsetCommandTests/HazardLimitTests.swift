import Foundation
import HandsetTestSupport
import Testing

/// The limits on what a payload makes a command write and keep in memory.
@Suite(.timeLimit(.minutes(30))) struct HazardLimitTests {
    private static let input = #"{"aps":{"one":1,"two":2,"three":3}}"#
    private static let note = "2 more hazards are not shown; raise --maximum-hazards to see them\n"

    @Test("A record has the hazards up to the limit, and the number of the others")
    func record() throws {
        for arguments in [["receive", "--format", "json"], ["explain", "--format", "json"]] {
            let limited = try CommandResult.handset(
                arguments + ["--maximum-hazards", "1"], input: Self.input)
            #expect(limited.output.contains(#""moreHazards":2"#))
            #expect(limited.output.components(separatedBy: #"{"hazard":"#).count == 2)
            let all = try CommandResult.handset(
                arguments + ["--maximum-hazards", "3"], input: Self.input)
            #expect(!all.output.contains("moreHazards"))
            let usual = try CommandResult.handset(arguments, input: Self.input)
            #expect(all.output == usual.output)
        }
    }

    @Test("A line tells of the hazards beyond the limit")
    func line() throws {
        let received = try CommandResult.handset(
            ["receive", "--hazards", "--maximum-hazards", "1"], input: Self.input)
        #expect(received.errors.hasSuffix("\nstdin:1: \(Self.note)"))
        #expect(received.errors.components(separatedBy: "aps-unknown-key").count == 2)
        let explained = try CommandResult.handset(
            ["explain", "--maximum-hazards", "1"], input: Self.input)
        #expect(explained.output.hasSuffix("\n\(Self.note)"))
        let none = try CommandResult.handset(
            ["explain", "--maximum-hazards", "0"], input: Self.input)
        #expect(!none.output.contains("aps-unknown-key"))
        #expect(none.output.contains("3 more hazards are not shown"))
        #expect(!none.output.contains("no hazards"))
    }

    @Test("A hazard beyond the limit counts for the status")
    func status() throws {
        // The error comes after the warnings.
        let input = #"{"aps":{"one":1,"badge":"1"}}"#
        for limit in ["0", "1", "10"] {
            let result = try CommandResult.handset(
                ["receive", "--fail-on", "error", "--maximum-hazards", limit], input: input)
            #expect(result.status == 1)
        }
        let warning = try CommandResult.handset(
            ["explain", "--fail-on", "error", "--maximum-hazards", "0"], input: Self.input)
        #expect(warning.status == 0)
    }

    @Test("A limit below 0 is wrong usage")
    func usage() throws {
        let result = try CommandResult.handset(
            ["receive", "--maximum-hazards=-1"], input: Self.input)
        #expect(result.status == 64)
    }

    @Test(
        "A payload whose values need too much memory is refused, and the next is read",
        arguments: ["receive", "explain", "matrix", "describe"])
    func memory(subcommand: String) throws {
        let many = Array(repeating: "{}", count: 2_000_000).joined(separator: ",")
        let result = try CommandResult.handset(
            [subcommand], input: "{\"a\":[\(many)]}\n" + #"{"aps":{"session":"1"}}"#)
        #expect(result.errors.hasPrefix("stdin:1:"))
        #expect(
            result.errors.contains(
                "error: found values that need more than 335544320 bytes of memory; send fewer in a "
                    + "payload, or raise --maximum-memory\n"))
        #expect(result.output.contains("1"))
        #expect(result.status == 2)
    }

    @Test("The option for memory lowers and raises the limit")
    func memoryOption() throws {
        let many = Array(repeating: "{}", count: 100_000).joined(separator: ",")
        let input = "{\"a\":[\(many)]}"
        let refused = try CommandResult.handset(
            ["receive", "--maximum-memory", "1000000"], input: input)
        #expect(refused.errors.contains("more than 1000000 bytes of memory"))
        #expect(refused.status == 2)
        let read = try CommandResult.handset(
            ["receive", "--maximum-memory", "50000000"], input: input)
        #expect(read.errors == "")
        #expect(read.status == 0)
    }
}
