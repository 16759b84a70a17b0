import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// `handset app rules`, and `--rules` of other subcommands.
@Suite final class RulesTests {
    private let folder: String

    init() throws {
        folder = NSTemporaryDirectory() + "/handset-rules-\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func write(_ text: String) throws -> String {
        let path = folder + "/rules.json"
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }

    // MARK: - handset app rules

    @Test("Without a file, the app's rules are printed")
    func app() throws {
        let app = try CommandResult.handset("app", "rules")
        #expect(app.status == 0 && app.errors == "")
        let sample = try Repository.bytes(of: "samples/rules/app.json")
        #expect(app.output == String(decoding: sample, as: UTF8.self))
        let again = try CommandResult.handset("app", "rules", "--rules", try write(app.output))
        #expect(again.output == app.output)
    }

    @Test("The rules of a file are printed with all defaults")
    func file() throws {
        let path = try write(#"{"rules":[{"name":"badge","pattern":"badge = (\\d+)"}]}"#)
        let result = try CommandResult.handset("app", "rules", "--rules", path)
        #expect(
            result.output == #"""
                {
                  "routing": "first-match-wins",
                  "rules": [
                    {
                      "name": "badge",
                      "pattern": "badge = (\\d+)",
                      "options": [],
                      "group": 1,
                      "lookupURL": "http://URLHERE.cloudapp.net/Session/Lookup?session=%@",
                      "encoding": "verbatim",
                      "escaping": "none"
                    }
                  ]
                }

                """#)
        #expect(result.errors == "" && result.status == 0)
    }

    @Test(
        "Checking a valid file prints nothing: status 0",
        arguments: ["app", "hardened", "several"])
    func checkGood(name: String) throws {
        let result = try CommandResult.handset(
            "app", "rules", "--check", "samples/rules/\(name).json")
        #expect(result.output == "" && result.errors == "")
        #expect(result.status == 0)
    }

    @Test(
        "Checking a wrong file prints only its messages: status 2",
        arguments: ["--check", "--rules"])
    func wrong(option: String) throws {
        let path = "samples/refused-rules/several-mistakes.json"
        let result = try CommandResult.handset("app", "rules", option, path)
        #expect(result.output == "")
        try Golden(path + ".messages.txt").expect(result.errors)
        #expect(result.status == 2)
    }

    @Test("- is standard input", arguments: ["--check", "--rules"])
    func standardInput(option: String) throws {
        let good = try CommandResult.handset(
            "app", "rules", "--rules", "samples/rules/several.json")
        let result = try CommandResult.handset("app", "rules", option, "-", input: good.output)
        #expect(result.output == (option == "--check" ? "" : good.output))
        #expect(result.errors == "" && result.status == 0)
        let bad = try CommandResult.handset("app", "rules", option, "-", input: #"{"rules":[]}"#)
        #expect(bad.errors.hasPrefix("stdin:1:10: error: this list of rules is empty"))
        #expect(bad.output == "" && bad.status == 2)
    }

    @Test("A file that cannot be read is an error: status 2")
    func unreadable() throws {
        for (path, reason) in [
            (folder + "/none", "No such file or directory"), (folder, "Is a directory"),
        ] {
            for option in ["--check", "--rules"] {
                let result = try CommandResult.handset("app", "rules", option, path)
                #expect(result.errors == "handset: error: cannot read \(path): \(reason)\n")
                #expect(result.output == "" && result.status == 2)
            }
        }
    }

    @Test("A file is either checked or printed")
    func both() throws {
        let result = try CommandResult.handset("app", "rules", "--check", "-", "--rules", "-")
        #expect(result.status == 64)
        #expect(result.errors.contains("--check names the file to validate; remove --rules"))
    }

    // MARK: - --rules

    private let payload = #"{"aps":{"session":"a b","badge":7}}"#

    @Test("Payloads are routed by the rules of the file")
    func receive() throws {
        let result = try CommandResult.handset(
            "receive", "--rules", "samples/rules/hardened.json", "--format", "url", input: payload)
        #expect(result.output == "http://URLHERE.cloudapp.net/Session/Lookup?session=a%20b\n")
        let app = try CommandResult.handset("receive", input: payload)
        let same = try CommandResult.handset(
            "receive", "--rules", "samples/rules/app.json", input: payload)
        #expect(same.output == app.output && !app.output.isEmpty)
    }

    @Test("Sessions go to the handler that their rule names, all others to that of --handler")
    func handlers() throws {
        let path = try write(
            #"""
            {"routing":"all","rules":[
                {"name":"echo","keyPath":"aps.session","lookupURL":"echo:%@","handler":"exec:echo"},
                {"name":"lookup","keyPath":"aps.badge","lookupURL":"none:%@","handler":"lookup"},
                {"name":"other","keyPath":"aps.badge","lookupURL":"other:%@"}
            ]}
            """#)
        let result = try CommandResult.handset(
            "receive", "--rules", path, "--handler", "exec:false", "--format", "session",
            input: payload)
        #expect(result.output == "a b\n7\n7\n")
        #expect(
            result.errors == """
                echo:a b
                stdin:1: error: the target of aps was not handled: false ended with status 1

                """)
        #expect(result.status == 1)
    }

    @Test("A rule's program has the time limit of the command")
    func timeLimit() throws {
        let path = try write(
            #"""
            {"rules":[{"name":"a","keyPath":"aps.badge","lookupURL":"360%@","handler":"exec:sleep"}]}
            """#)
        let result = try CommandResult.handset(
            "receive", "--rules", path, "--limit", "program-time=0.2", input: payload)
        #expect(result.errors.hasSuffix("was not handled: it did not end within 0.2 seconds\n"))
        #expect(result.status == 1)
    }

    @Test("explain uses the rules of the file, and does not run handlers")
    func explain() throws {
        let path = try write(
            #"{"rules":[{"name":"mine","keyPath":"aps.badge","handler":"exec:false"}]}"#)
        let result = try CommandResult.handset(
            "explain", "--rules", path, "--format", "json", input: payload)
        #expect(result.output.contains(#""rule":"mine","session":"7""#))
        #expect(result.errors == "" && result.status == 0)
    }

    @Test(
        "A rule file that is wrong is refused before any payload is read: status 2",
        arguments: ["receive", "explain"])
    func wrongRules(subcommand: String) throws {
        let path = "samples/refused-rules/group-that-is-not-there.json"
        let result = try CommandResult.handset(subcommand, "--rules", path, input: payload)
        #expect(result.output == "")
        try Golden(path + ".messages.txt").expect(result.errors)
        #expect(result.status == 2)
        let missing = try CommandResult.handset(
            subcommand, "--rules", folder + "/none", input: payload)
        #expect(missing.errors.hasPrefix("handset: error: cannot read \(folder)/none: "))
        #expect(missing.output == "" && missing.status == 2)
    }

    @Test(
        "Rules and their parts are not given both in a file and as options",
        arguments: [["--pattern", "(a)"], ["--key-path", "a"], ["--lookup-url", "x:%@"]])
    func exclusion(other: [String]) throws {
        let result = try CommandResult.line(
            "handset receive --rules samples/rules/app.json '\(other.joined(separator: "' '"))' < /dev/null"
        )
        #expect(
            result.errors.contains(
                "--rules cannot be used with --pattern, --key-path or --lookup-url"))
        #expect(result.output == "" && result.status == 64)
    }

    @Test(
        "A key path of an option finds the session in each subcommand with rules",
        arguments: Sweep.every(
            3,
            of: [
                ("receive --format session", "7\n"),
                ("explain", "rule key-path finds the target 7 at data.id.1"),
                ("matrix --ios 4", "target 7 in data, found by rule key-path"),
                ("app", "--key-path"),
            ]))
    func keyPath(line: String, text: String) throws {
        let payload = line == "app" ? "" : #"'{"aps":{},"data":{"id":["x",7]}}'"#
        let result = try CommandResult.line("handset \(line) --key-path data.id.1 \(payload)")
        #expect(result.output.contains(text), "\(result.output)")
        #expect(result.status == 0)
        let both = try CommandResult.line("handset \(line) --key-path a --pattern '(a)' \(payload)")
        #expect(both.errors.contains("--pattern and --key-path cannot be used together"))
        let empty = try CommandResult.line("handset \(line) --key-path a..b \(payload)")
        #expect(empty.errors.contains("has an empty key") && empty.status == 64)
    }
}
