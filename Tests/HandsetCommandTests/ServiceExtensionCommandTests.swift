import Foundation
import HandsetTestSupport
import Testing

/// `--service-extension exec:PROGRAM` of receive and matrix.
@Suite(.timeLimit(.minutes(10))) struct ServiceExtensionCommandTests {
    private static let payload =
        #"{"aps":{"alert":"secret","mutable-content":1,"session":"1"},"note":null,"n":12345678901234567890}"#

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.payload + "\n", to: "p.json")
        try program(
            "open",
            "sed 's/\"secret\"/{\"title\":\"From Ann\",\"body\":\"hello\"}/; s/\"1\"/\"42\"/'")
    }

    private func program(_ name: String, _ line: String) throws {
        try folder.write("#!/bin/sh\n\(line)\n", to: name)
        _ = try CommandResult.bash("chmod +x '\(folder.path(name))'")
    }

    private func receive(_ program: String, _ options: String = "") throws -> CommandResult {
        try CommandResult.bash(
            "cd '\(folder.path)' && handset receive --ios 18 --format session "
                + "--service-extension exec:\(program) \(options) p.json")
    }

    @Test("The app gets the payload of the service extension, and the record has what was shown")
    func changed() throws {
        #expect(try receive("./open").output == "42\n")
        let result = try receive("./open", "--format json")
        #expect(result.status == 0, "\(result)")
        #expect(
            result.output.contains(
                #""serviceExtension":{"status":"changed","title":"From Ann","subtitle":"","body":"hello","userInfo":{"aps":{"alert":{"title":"From Ann","body":"hello"},"mutable-content":1,"session":"42"},"note":null,"n":1.2345678901234567e+19}}"#
            ), "\(result)")
    }

    @Test("The program gets the payload as it is, with its large numbers")
    func input() throws {
        try program("keep", "tee got")
        _ = try receive("./keep", "--ios 10")
        #expect(
            try String(contentsOfFile: folder.path("got"), encoding: .utf8) == Self.payload + "\n")
    }

    @Test(
        "It is not asked where a device would not ask it",
        arguments: [
            ("--ios 9 --delegate fetch", "service extensions came with iOS 10"),
            ("--permission badge", "the user allows no alerts"),
        ])
    func notAsked(options: String, reason: String) throws {
        let result = try receive("./open", options + " --format json")
        #expect(result.output.contains(#""session":"1""#), "\(result)")
        #expect(
            result.output.contains(
                #""serviceExtension":{"status":"original","reason":"\#(reason)"}"#), "\(result)")
        #expect(result.status == 0)
    }

    @Test(
        "A service extension that fails is reported with status 1, and the original is shown",
        arguments: [
            ("exit 3", "ended with status 3"), ("echo x", "the service extension failed"),
            ("sleep 60", "did not call its content handler in time"),
            ("echo '{\"aps\":{\"badge\":1}}'", "left no text in the alert"),
        ])
    func failed(line: String, reason: String) throws {
        try program("fail", line)
        let result = try receive("./fail", "--time-limit 1")
        #expect(result.output == "1\n")
        #expect(result.errors.contains(reason), "\(result)")
        #expect(result.errors.hasSuffix("; the original is shown\n"), "\(result)")
        #expect(result.status == 1)
    }

    @Test("A program that is not there is found before the first payload")
    func missing() throws {
        let result = try receive("./nothing")
        #expect(result.status == 69, "\(result)")
        #expect(result.errors.contains("--service-extension: ./nothing cannot be started"))
        #expect(try receive("'' --service-extension open").status == 64)
    }

    @Test("The matrix shows what became of it, from iOS 10 on")
    func matrix() throws {
        let run = { (format: String) in
            try CommandResult.bash(
                "cd '\(folder.path)' && handset matrix --ios 9,18 --app modern "
                    + "--service-extension exec:./open --format \(format) p.json"
            ).output
        }
        #expect(try run("text").contains("service extension: shows From Ann / hello\n"))
        let json = try run("json")
        #expect(json.contains(#""serviceExtension":{"status":"changed""#))
        #expect(json.contains(#""sessions":["1"]"#), "The first version has no extension.")
    }
}
