import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// What several workers write is what one writes.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct JobsTests {
    /// Streams of some 150,000 bytes, which is more than one chunk.
    private static let streams: [String: String] = [
        "payloads on a line each": stream(of: [payload], count: 2_000),
        "damage here and there": stream(of: [payload, payload, payload] + damage, count: 2_500),
        "nothing but damage": stream(of: damage, count: 4_500),
        "payloads over several lines": stream(of: [payload, pretty], count: 1_500),
        "payloads over several indented lines": stream(of: ["  " + pretty], count: 1_500),
        "all on one line": String(repeating: #"{"aps":{"session":"1"}}"#, count: 7_500),
        "silent pushes and damage": stream(
            of: Array(repeating: silent, count: 30) + ["{]"], count: 4_000),
        "keys that come again": stream(
            of: [payload, #"{"aps":{"session":"1","session":"2"}}"#], count: 2_500),
        "blank lines": stream(of: [payload, "", " \t\r", "\u{FEFF}"], count: 4_000),
        "an end inside of a payload": stream(of: [payload], count: 2_000) + #"{"aps":"#,
        "one large payload among others": stream(of: [payload], count: 1_000)
            + #"{"aps":{"alert":""# + String(repeating: "a", count: 300_000)
            + #"","session":"1"}}"# + "\n" + stream(of: [payload], count: 1_000),
    ]
    private static let payload =
        #"{"aps":{"alert":"hello, it's @","session":"s-@"},"other":{"session":"@"}}"#
    private static let silent = #"{"aps":{"content-available":1,"session":"@"}}"#
    private static let pretty = """
        {
            "aps": {
                "alert": "}",
                "session": "@"
            }
        }
        """
    private static let damage = [
        #"{"aps":"#, "[1]", "{\n  \"aps\": tru\n}", #"{"aps":{"session":1}} x"#, "nonsense",
        #"{"a":{"session":@},"# + "\n" + #"{"b":{"session":2}}"#, #"{"a":"\ud800"}"#,
    ]

    private static func stream(of lines: [String], count: Int) -> String {
        var random = SplitMix(state: 7)
        // Cut once: replacing takes long in a build with a sanitizer.
        let lines = lines.map { $0.components(separatedBy: "@") }
        return (0..<count).map { index in
            lines.randomElement(using: &random)?.joined(separator: "\(index)") ?? ""
        }.joined(separator: "\n") + "\n"
    }

    private struct SplitMix: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    @Test(
        "The number of jobs changes nothing in what is written",
        arguments: Sweep.every(
            13,
            of: Sweep.pairs(
                streams.keys.sorted(),
                [
                    ["--format", "json"], ["--format", "json", "--lines", "--null"],
                    ["--format", "session", "--lines", "--null"],
                ])))
    func sameBytes(name: String, options: [String]) throws {
        try expectSameBytes(name, options, "")
    }

    @Test(
        "Nor does it, where chance decides on each payload by its number",
        arguments: Sweep.every(2, from: 1, of: ["json", "session"]))
    func sameChances(format: String) throws {
        try expectSameBytes(
            "silent pushes and damage",
            [
                "--format", format, "--ios", "10", "--app-state", "background", "--device",
                "delegates=fetch", "--device", "backgroundModes=remote-notification", "--device",
                "silent=chance:7",
            ], "")
    }

    @Test(
        "Nor do limits on what is in flight",
        arguments: Sweep.every(
            3, from: 1,
            of: ["--limit=in-flight=9", "--limit=in-flight=2", "--limit=held-bytes=1000"]))
    func sameBytesWithLimits(limit: String) throws {
        try expectSameBytes("damage here and there", ["--format", "session"], limit)
    }

    /// Compares what one job writes with what four write whose work is limited.
    private func expectSameBytes(_ name: String, _ options: [String], _ limit: String) throws {
        let stream = try #require(Self.streams[name])
        let folder = try TemporaryFolder()
        let path = folder.path + "/stream.jsonl"
        try Data(stream.utf8).write(to: URL(filePath: path))
        let results = try ["1", "4 \(limit)"].map { jobs in
            let result = try CommandResult.line(
                """
                handset receive --jobs \(jobs) --log never --refused \(folder.path)/refused \
                \(options.joined(separator: " ")) \(path)
                """)
            let refused = try Data(contentsOf: URL(filePath: folder.path + "/refused"))
            return (result: result, refused: refused)
        }
        // As bytes: to Swift, equal characters that are written differently are equal.
        #expect(Data(results[0].result.output.utf8) == Data(results[1].result.output.utf8))
        #expect(Data(results[0].result.errors.utf8) == Data(results[1].result.errors.utf8))
        #expect(results[0].refused == results[1].refused)
        #expect(results[0].result.status == results[1].result.status)
    }

    /// With a log each payload is handed on to the app; without one, nothing but its sessions is looked for.
    @Test(
        "A log changes nothing in what is written beside it",
        arguments: Sweep.every(
            5, from: 2,
            of: Sweep.pairs(
                streams.keys.sorted(),
                [
                    "--format session --null", "--format url --lines", "--require-session",
                    "--jobs 1",
                ]
            )))
    func sameBytesBesideLog(name: String, options: String) throws {
        let stream = try #require(Self.streams[name])
        let folder = try TemporaryFolder()
        let path = folder.path + "/stream.jsonl"
        try Data(stream.utf8).write(to: URL(filePath: path))
        let results = try ["never", "always"].map { log in
            try CommandResult.line(
                """
                handset receive --log \(log) --refused \(folder.path)/refused \(options) \(path) \
                2> \(folder.path)/errors; status=$?; cat \(folder.path)/refused; exit $status
                """)
        }
        #expect(Data(results[0].output.utf8) == Data(results[1].output.utf8))
        #expect(results[0].status == results[1].status)
    }

    @Test("The number of jobs is from 1 to 256", arguments: ["0", "257"])
    func wrongCount(jobs: String) throws {
        let result = try CommandResult.handset("receive", "--jobs", jobs)
        #expect(result.status == 64)
        #expect(result.errors.contains("--jobs is \(jobs); give a number from 1 to 256."))
    }
}
