import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// `--device serviceExtension=exec:PROGRAM` of receive and matrix.
@Suite(.waitsForPrograms, .timeLimit(.minutes(10))) struct ServiceExtensionCommandTests {
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
        _ = try CommandResult.line("chmod +x '\(folder.path(name))'")
    }

    private func receive(_ program: String, _ options: String = "") throws -> CommandResult {
        try CommandResult.line(
            "cd '\(folder.path)' && handset receive --ios 18 --format session "
                + "--device serviceExtension=exec:\(program) \(options) p.json")
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
            ("--ios 9 --device delegates=fetch", "service extensions came with iOS 10"),
            ("--device permission=badge", "the user allows no alerts"),
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
        arguments: Sweep.every(
            3,
            of: [
                ("exit 3", "ended with status 3"),
                (
                    "echo x",
                    "failed: ./fail:1:1: found x where a payload should begin; a payload is"
                ),
                ("yes '{'", "./fail wrote more than 16777216 bytes"),
                ("echo '{\"aps\":{\"alert\":{\"title\":\"\"}}}'", "left no text in the alert"),
                ("sleep 60", "did not call its content handler in time"),
                ("echo '{\"aps\":{\"badge\":1}}'", "left no text in the alert"),
            ]))
    func failed(line: String, reason: String) throws {
        try program("fail", line)
        let result = try receive(
            "./fail", "--limit program-time=\(line.contains("sleep") ? 1 : 1_200)")
        #expect(result.output == "1\n")
        let lines = result.errors.split(separator: "\n")
        #expect(lines.last?.hasPrefix("p.json:1: the service extension ") == true, "\(result)")
        #expect(result.errors.contains(reason), "\(result)")
        #expect(result.errors.hasSuffix("; the original is shown\n"), "\(result)")
        #expect(result.status == 1)
    }

    @Test("An alert that names a text of the app is shown as it was sent if the extension loses it")
    func lostAlert() throws {
        try program("lose", "echo '{\"aps\":{\"badge\":1,\"session\":\"2\"}}'")
        try folder.write(
            #"{"aps":{"alert":{"loc-key":"K"},"mutable-content":1,"session":"1"}}"#, to: "p.json")
        let result = try receive("./lose", "--app modern --app-state background --action tap")
        #expect(result.output == "1\n", "\(result)")
        #expect(result.errors.contains("left no text in the alert"), "\(result)")
    }

    @Test(
        "Keys of a Live Activity in what the extension makes do not change who gets the notification"
    )
    func activity() throws {
        try program(
            "activity",
            "echo '{\"aps\":{\"alert\":\"a\",\"event\":\"update\",\"content-state\":{},\"session\":\"2\"}}'"
        )
        let result = try receive("./activity", "--app modern --app-state background --action tap")
        #expect(result.output == "2\n", "\(result)")
    }

    @Test("New content is handed over as it was sent, and counts in the matrix as such")
    func newContent() throws {
        try folder.write(
            #"{"aps":{"alert":"secret","mutable-content":1,"content-available":1,"session":"1"}}"#,
            to: "p.json")
        try program("open", "echo '{\"aps\":{\"alert\":\"new\",\"session\":\"42\"}}'")
        let options =
            "--device delegates=fetch,user-notifications --device routesIn=fetch,did-receive "
            + "--device backgroundModes=remote-notification"
        let arrival = "--app-state background --action tap"
        #expect(try receive("./open", "\(options) \(arrival)").output == "1\n42\n")
        try program("close", "echo '{\"aps\":{\"alert\":\"new\"}}'")
        let closed = try receive("./close", "\(options) \(arrival)")
        #expect(closed.output == "1\n", "\(closed)")
        for (name, fates) in [("open", "[\"routed\",2]"), ("close", "[\"routed\",1]")] {
            let line =
                "cd '\(folder.path)' && handset matrix --app classic --ios 18 \(options) --format json "
                + "--device serviceExtension=exec:./\(name) p.json | jq -c "
                + "'.rows[] | select(.appState == \"background\" and .action == \"tap\") | [.fate.code,.times]'"
            #expect(try CommandResult.line(line).output == "\(fates)\n", "\(name)")
        }
    }

    @Test("The record has the text that was shown, changed or not")
    func shown() throws {
        let options = "--app modern --app-state background --action tap --format json"
        #expect(
            try receive("./open", options).output.contains(
                #""shown":{"alert":true,"title":"From Ann","subtitle":"","body":"hello"},"response":{"actionIdentifier":"com.apple.UNNotificationDefaultActionIdentifier"}}"#
            ))
        try program("fail", "exit 1")
        #expect(
            try receive("./fail", options).output.contains(
                #""shown":{"alert":true,"title":"","subtitle":"","body":"secret"}"#))
    }

    @Test("A program that is not there is found before the first payload")
    func missing() throws {
        let result = try receive("./nothing")
        #expect(result.status == 69, "\(result)")
        #expect(result.errors.contains("--device serviceExtension: ./nothing cannot be started"))
        #expect(try receive("'' --device serviceExtension=open").status == 64)
    }

    @Test("The matrix shows what became of it, from iOS 10 on")
    func matrix() throws {
        let run = { (format: String) in
            try CommandResult.line(
                "cd '\(folder.path)' && handset matrix --ios 9,18 --app modern "
                    + "--device serviceExtension=exec:./open --format \(format) p.json"
            ).output
        }
        for format in ["text", "grid", "markdown", "html", "svg"] {
            #expect(
                try run(format).contains("service extension: shows From Ann / hello"), "\(format)")
        }
        let json = try run("json")
        #expect(json.contains(#""serviceExtension":{"status":"changed""#))
        #expect(json.contains(#""sessions":["1"]"#), "The first version has no extension.")
    }

    @Test("The matrix waits for the program as long as --limit program-time says")
    func timeLimit() throws {
        try program("sleepy", "sleep 600")
        let run = { (limit: String) in
            try CommandResult.line(
                "cd '\(folder.path)' && handset matrix --app modern --device "
                    + "serviceExtension=exec:./sleepy --limit program-time=\(limit) p.json")
        }
        let result = try run("0.5")
        #expect(result.status == 1)
        #expect(result.errors.contains("did not call its content handler in time"), "\(result)")
        #expect(try run("0").status == 64)
    }
}
