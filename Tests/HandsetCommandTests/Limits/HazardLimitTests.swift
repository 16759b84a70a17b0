import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The limits on what a payload makes a command write and keep in memory.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct HazardLimitTests {
    private static let input = #"{"aps":{"one":1,"two":2,"three":3}}"#
    private static let note = "2 more findings are not shown; raise --limit hazards to see them\n"

    @Test("A record has the hazards up to the limit, and the number of the others")
    func record() throws {
        for arguments in [
            ["receive", "--format", "json"], ["explain", "--app", "classic", "--format", "json"],
        ] {
            let limited = try CommandResult.handset(
                arguments + ["--limit", "hazards=1"], input: Self.input)
            #expect(limited.output.contains(#""moreHazards":2"#))
            #expect(limited.output.components(separatedBy: #","severity":"#).count == 2)
            let all = try CommandResult.handset(
                arguments + ["--limit", "hazards=3"], input: Self.input)
            #expect(!all.output.contains("moreHazards"))
            let usual = try CommandResult.handset(arguments, input: Self.input)
            #expect(all.output == usual.output)
        }
    }

    @Test("A line tells of the hazards beyond the limit")
    func line() throws {
        let received = try CommandResult.handset(
            ["receive", "--hazards", "--limit", "hazards=1"], input: Self.input)
        #expect(received.errors.hasSuffix("\nstdin:1: \(Self.note)"))
        #expect(received.errors.components(separatedBy: "aps-unknown-key").count == 2)
        let explained = try CommandResult.handset(
            ["explain", "--app", "classic", "--limit", "hazards=1"], input: Self.input)
        #expect(explained.output.contains("\n\(Self.note)lint: "))
        let none = try CommandResult.handset(
            ["explain", "--app", "classic", "--limit", "hazards=0"], input: Self.input)
        #expect(!none.output.contains("aps-unknown-key: "))
        #expect(none.output.contains("3 more findings are not shown"))
        #expect(!none.output.contains("no findings"))
    }

    @Test("A hazard beyond the limit counts for the status")
    func status() throws {
        // The error comes after the warnings.
        let input = #"{"aps":{"one":1,"badge":"1"}}"#
        for limit in ["0", "1", "10"] {
            let result = try CommandResult.handset(
                ["receive", "--fail-on", "error", "--limit", "hazards=\(limit)"], input: input)
            #expect(result.status == 1)
        }
        let warning = try CommandResult.handset(
            ["explain", "--app", "classic", "--fail-on", "error", "--limit", "hazards=0"],
            input: Self.input)
        #expect(warning.status == 0)
    }

    @Test("A limit below 0 is wrong usage")
    func usage() throws {
        let result = try CommandResult.handset(
            ["receive", "--limit", "hazards=-1"], input: Self.input)
        #expect(result.status == 64)
    }

    @Test(
        "A payload whose values need too much memory is refused, and the next is read", .exhaustive,
        arguments: ["receive", "explain", "matrix", "describe"])
    func memory(subcommand: String) throws {
        let many = Array(repeating: "{}", count: 2_000_000).joined(separator: ",")
        // In a process of its own: only there is the memory of values bounded.
        let input = "{\"a\":[\(many)]}\n" + #"{"aps":{"session":"1"}}"#
        let result = try CommandResult.program("handset", [subcommand], input: Array(input.utf8))
        #expect(result.errors.hasPrefix("stdin:1:"))
        #expect(
            result.errors.contains(
                "error: found values that need more than 335544320 bytes of memory; send fewer in a "
                    + "payload, or raise --limit memory\n"))
        #expect(result.output.contains("1"))
        #expect(result.status == 2)
    }

    @Test(
        "Hazards are counted and not kept: a hundred thousand take no memory of their own",
        .disabled(if: Sanitizer.isActive, "a sanitizer keeps released memory"))
    func peak() throws {
        let folder = try TemporaryFolder()
        let keys = (0..<100_000).map { #""k\#($0)":1"# }.joined(separator: ",")
        let path = try folder.write(#"{"aps":{\#(keys)}}"#, to: "keys.json")
        /// The largest memory in KiB when the payload is answered, and the next source is opened.
        func peak(_ options: String) throws -> Int {
            let result = try CommandResult.line(
                """
                cd '\(folder.path)'; rm -f next; mkfifo next
                handset \(options) '\(path)' next > /dev/null 2> /dev/null &
                exec 4> next
                sed -n 's/^VmHWM:[^0-9]*\\([0-9]*\\).*/\\1/p' /proc/$!/status
                exec 4>&-; wait $!
                """)
            return try #require(Int(result.output.trimmingCharacters(in: .whitespacesAndNewlines)))
        }
        let plain = try peak("receive --jobs 1")
        for options in Sweep.every(
            3, of: ["receive --jobs 1 --format json", "receive --jobs 1 --hazards", "explain"])
        {
            #expect(try peak(options) < plain + 40_000, "\(options)")
        }
    }

    @Test("A report of a failed case has the hazards up to the limit, and the number of the others")
    func suite() throws {
        let folder = try TemporaryFolder()
        let suite = #"{"cases":[{"name":"a","payload":\#(Self.input),"session":"1"}]}"#
        let path = try folder.write(suite, to: "suite.json")
        for (limit, note) in [
            ("0", "3 more findings are not shown"), ("2", "1 more finding is not shown"),
            ("3", nil),
        ] {
            let result = try CommandResult.handset("test", "--limit", "hazards=\(limit)", path)
            #expect(result.status == 1)
            #expect(result.output.contains(note ?? "aps-unknown-key"))
            let shown = result.output.components(separatedBy: "aps-unknown-key: ").dropFirst()
            #expect(shown.count == Int(limit))
            #expect(result.output.contains("not shown") == (note != nil))
        }
    }

    @Test("A payload of a suite whose values need too much memory is refused")
    func suiteMemory() throws {
        let folder = try TemporaryFolder()
        let many = Array(repeating: "{}", count: 10_000).joined(separator: ",")
        try folder.write(#"{"a":[\#(many)]}"#, to: "large.json")
        let path = try folder.write(
            #"{"cases":[{"name":"a","payload":"large.json","refused":"out-of-memory"}]}"#,
            to: "suite.json")
        let refused = try CommandResult.handset("test", "--limit", "memory=1000000", path)
        #expect(refused.output.contains("1 passed, 0 failed"))
        #expect(refused.status == 0)
        let read = try CommandResult.handset("test", path)
        #expect(read.status == 1)
    }

    @Test(
        "A long token that needs too much memory is refused at its place, in whatever pieces it arrives",
        arguments: Sweep.every(
            5,
            of: [
                #""a":"TEXT""#, #""a":DIGITS"#, #""a":-1.DIGITSe5"#, #""a":tTEXT"#, #""TEXT":1"#,
                #""a":"ESCAPES""#, #""a":1,"a":"TEXT""#, #""a":12345678901234567890,"b":"TEXT""#,
            ]))
    func longToken(members: String) throws {
        let folder = try TemporaryFolder()
        let members =
            members
            .replacing("TEXT", with: String(repeating: "x", count: 300_000))
            .replacing("DIGITS", with: String(repeating: "1", count: 300_000))
            .replacing("ESCAPES", with: String(repeating: #"\u00e9"#, count: 50_000))
        let path = try folder.write(
            "{\(members)}\n" + #"{"aps":{"session":"1"}}"#, to: "payloads.json")
        var counts = (refused: 0, read: 0)
        // The arena takes 128 KiB; jansson doubles a token's memory again and again.
        for limit in stride(
            from: 20_000, to: 2_000_000, by: Sweep.choose(sampled: 800_000, exhaustive: 400_000))
        {
            let result = try CommandResult.line(
                """
                handset receive --format session --limit memory=\(limit) < '\(path)'; echo $?
                (head -c 70001 '\(path)'; sleep 0.1; tail -c +70002 '\(path)') \
                    | handset receive --format session --limit memory=\(limit); echo $?
                """)
            let isRefused = result.errors.contains("more than \(limit) bytes of memory")
            if isRefused { counts.refused += 1 } else { counts.read += 1 }
            let status = result.errors.contains("error: ") ? 2 : 0
            #expect(result.output == "1\n\(status)\n1\n\(status)\n")
            let lines = result.errors.split(separator: "\n")
            #expect(lines.prefix(lines.count / 2) == lines.suffix(lines.count / 2))
        }
        #expect(counts.refused > 0)
        #expect(counts.read > 0)
    }

    @Test("The option for memory lowers and raises the limit", .exhaustive)
    func memoryOption() throws {
        let many = Array(repeating: "{}", count: 100_000).joined(separator: ",")
        let input = "{\"a\":[\(many)]}"
        let refused = try CommandResult.handset(
            ["receive", "--limit", "memory=1000000"], input: input)
        #expect(refused.errors.contains("more than 1000000 bytes of memory"))
        #expect(refused.status == 2)
        let read = try CommandResult.handset(
            ["receive", "-q", "--limit", "memory=50000000"], input: input)
        #expect(read.errors == "")
        #expect(read.status == 0)
    }
}
