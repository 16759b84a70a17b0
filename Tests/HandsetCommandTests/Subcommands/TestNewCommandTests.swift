import Foundation
import Handset
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// `handset test --new`: suites made from payloads.
@Suite(.waitsForPrograms) struct TestNewCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func bash(_ line: String) throws -> CommandResult {
        try CommandResult.line("cd '\(folder.path)' && \(line)")
    }

    @Test("Several sources make a suite that passes, with unchanged payloads")
    func sources() throws {
        try folder.write(#"{"aps": {"session": "1", "session": 1.0}}"#, to: "in/one.json")
        try folder.write(
            "{\"n\": 12345678901234567890}\n{\"aps\": {\"session\": \"2\"}}", to: "in/more.jsonl")
        let result = try bash(
            #"echo '{"aps": {"session": "é\u00e9"}}' | handset test --new new.json in - in/one.json"#
        )
        #expect(
            result.errors.hasSuffix(
                "handset: new.json has 5 cases; check what it expects, and run it with: handset test "
                    + "new.json\n"))
        #expect(result.status == 0)
        let text = try folder.read("new.json")
        for line in [
            #""name": "more","#, #""payload": {"n":12345678901234567890},"#, #""name": "more 2","#,
            #""name": "one","#, #""payload": {"aps":{"session":"1","session":1.0}},"#,
            #""name": "stdin","#, #""payload": {"aps":{"session":"é\u00e9"}},"#,
        ] {
            #expect(text.contains("\n      \(line)\n"))
        }
        let run = try bash("handset test new.json")
        #expect(run.output.hasSuffix("\n5 passed, 0 failed\n"))
        #expect(run.status == 0)
    }

    @Test(
        "A new suite states the device that the options ask for, and passes without them",
        arguments: [
            ("--app modern-scenes --action tap", #"{"like":"modern-scenes","action":"tap"}"#),
            ("--app-state killed --action tap", #"{"appState":"not-running","action":"tap"}"#),
            (
                "--device delegates=fetch --device assume.content-available=any-yes",
                #"{"delegates":["fetch"],"assume":{"content-available":"any-yes"}}"#
            ),
        ])
    func device(options: String, device: String) throws {
        try folder.write(#"{"aps":{"alert":"a","session":"1"}}"#, to: "p.apns")
        let result = try bash("handset test --new new.json \(options) p.apns")
        #expect(result.status == 0)
        #expect(try bash("jq -c .device new.json").output == "\(device)\n")
        #expect(try bash("handset test new.json").output.hasSuffix("\n1 passed, 0 failed\n"))
    }

    @Test("A suite of payloads that open nothing is said to be one, and how to make another")
    func nothingOpens() throws {
        try folder.write(#"{"aps":{"alert":"a","session":"1"}}"#, to: "p.apns")
        let none = try bash("handset test --new none.json --app modern p.apns")
        #expect(
            none.errors.hasSuffix("--app-state background --action tap makes a suite of taps\n"))
        let tap = try bash("handset test --new tap.json --app modern --action tap p.apns")
        #expect(!tap.errors.contains("nothing opens"))
    }

    @Test("The options of the phone are for new suites alone")
    func optionsWithoutNew() throws {
        let result = try bash("handset test --action tap")
        #expect(result.errors.contains("--action is for the suite of --new") && result.status == 64)
        let read = try bash("handset read --app-state active /dev/null")
        #expect(
            read.errors.contains("--app-state is for the suite of --to-suite") && read.status == 64)
    }

    @Test("An existing file is not overwritten")
    func existing() throws {
        try folder.write("kept", to: "new.json")
        let result = try bash("echo '{}' | handset test --new new.json")
        #expect(
            result.errors
                == "handset: error: cannot write new.json: File exists; "
                + "nothing is overwritten: move it away, or write elsewhere\n")
        #expect(result.status == 74)
        #expect(try folder.read("new.json") == "kept")
    }

    @Test("The rules are named by their path from the suite's folder")
    func rules() throws {
        let rules = #"{"rules": [{"name": "badge", "pattern": "badge = ([0-9]+)"}]}"#
        try folder.write(rules, to: "rules/badge.json")
        try folder.write(#"{"aps": {"badge": 7}}"#, to: "payload.json")
        try folder.write("", to: "elsewhere/deep/empty")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("link"), withDestinationPath: "elsewhere/deep")
        for (suite, options, path, isOutside) in [
            ("new.json", "rules/badge.json", "rules/badge.json", false),
            ("rules/new.json", "rules/badge.json", "badge.json", false),
            (
                "elsewhere/new.json", "'\(folder.path)'/rules/badge.json", "../rules/badge.json",
                true
            ),
            ("link/new.json", "rules/../rules/badge.json", "../../rules/badge.json", true),
        ] {
            let command = "handset test --new \(suite) --rules \(options) payload.json"
            if isOutside {
                let refused = try bash(command)
                #expect(refused.errors.contains("badge.json, which is outside its folder and its "))
                #expect(refused.status == 64)
                #expect(FileManager.default.fileExists(atPath: folder.path(suite)) == false)
            }
            let option = isOutside ? " --allow-outside" : ""
            let result = try bash(command + option)
            #expect(result.status == 0)
            #expect(result.errors.hasSuffix("run it with: handset test\(option) \(suite)\n"))
            #expect(try folder.read(suite).hasPrefix("{\n  \"rules\": \"\(path)\",\n"))
            #expect(try bash("handset test\(option) \(suite)").status == 0)
        }
    }

    @Test("Refused payloads are reported, and the others make the suite")
    func refused() throws {
        let deep = String(repeating: "[", count: 2_046) + String(repeating: "]", count: 2_046)
        try folder.write("{\"aps\":\n{\"aps\":{}}\n{\"a\":\(deep)}\n", to: "in.json")
        let result = try bash("handset test --new new.json in.json missing.json")
        #expect(result.errors.hasPrefix("in.json:1:1: error: "))
        #expect(
            result.errors.contains(
                "\nin.json:3: error: found a payload that is nested too deeply for a suite; "
            ))
        #expect(result.errors.contains("\nhandset: error: cannot read missing.json: No such file"))
        #expect(result.errors.contains("\nhandset: new.json has 1 case; "))
        #expect(result.status == 2)
        #expect(try bash("handset test new.json").status == 0)
    }

    @Test("Payloads in files of the same name get different names")
    func names() throws {
        try folder.write(#"{"aps":{}}"#, to: "one/x.json")
        try folder.write(#"{"aps":{}}"#, to: "two/x.json")
        let result = try bash(
            "handset test --new new.json one two && handset test -v new.json | grep passed")
        #expect(
            result.output
                == "new.json: 2 passed, 0 failed\n  passed  x\n  passed  x (2)\n2 passed, 0 failed\n"
        )
    }

    @Test("A simulator's file is named, because its bundle counts only there")
    func simulator() throws {
        let text = String(repeating: "y", count: 220)
        try folder.write(
            #"{"Simulator Target Bundle":"com.example.app","aps":{"alert":"\#(text)","session":"5"}}"#,
            to: "big.apns")
        _ = try bash("handset test --new new.json big.apns")
        let suite = try folder.read("new.json")
        #expect(suite.contains(#""payload": "big.apns""#))
        #expect(suite.contains(#""hazards": []"#))
        #expect(try bash("handset test new.json").status == 0)
    }

    @Test("A simulator's file outside is named only if that is allowed")
    func simulatorOutside() throws {
        try folder.write(
            #"{"Simulator Target Bundle":"com.example.app","aps":{"session":"5"}}"#, to: "in.apns")
        try folder.write(#"{"aps":{"session":"6"}}"#, to: "in.json")
        _ = try bash("mkdir suites; ln -s ../in.apns suites/link.apns")
        for path in ["in.apns", "suites/link.apns"] {
            let refused = try bash("handset test --new suites/new.json \(path) in.json")
            #expect(
                refused.errors == """
                    \(path):1: error: the suite would name this file, which is outside its folder and its \
                    repository; put the suite beside this file, or give --allow-outside
                    handset: suites/new.json has 1 case; check what it expects, and run it with: \
                    handset test suites/new.json

                    """)
            #expect(refused.status == 2)
            #expect(try bash("handset test suites/new.json && rm suites/new.json").status == 0)
        }
        _ = try bash("handset test --new suites/new.json --allow-outside in.apns")
        #expect(try folder.read("suites/new.json").contains(#""payload": "../in.apns""#))
        #expect(try bash("handset test suites/new.json").status == 2)
        #expect(try bash("handset test --allow-outside suites/new.json").status == 0)
    }

    /// Writes four files `in.apns`, whose sessions differ, with links between their folders.
    private func linkFolders() throws {
        for (number, name) in ["suites", "suites/deep", "elsewhere", "elsewhere/deep"].enumerated()
        {
            try folder.write(
                #"{"Simulator Target Bundle":"com.example.app","aps":{"session":"\#(number)"}}"#,
                to: "\(name)/in.apns")
        }
        _ = try bash(
            "ln -s ../elsewhere/deep suites/away; ln -s ../suites/deep elsewhere/into; "
                + "ln -s ../suites/in.apns elsewhere/link.apns")
    }

    @Test(
        "A file within the folder is named by a path that leads to it, whichever way was given",
        arguments: [
            ("suites/deep/../in.apns", "in.apns", "0"),
            ("elsewhere/into/in.apns", "deep/in.apns", "1"),
            ("elsewhere/into/../in.apns", "in.apns", "0"),
            ("elsewhere/link.apns", "../elsewhere/link.apns", "0"),
        ])
    func linkedInside(path: String, name: String, session: String) throws {
        try linkFolders()
        let result = try bash("handset test --new suites/new.json \(path)")
        #expect(result.status == 0, "\(result.errors)")
        let suite = try folder.read("suites/new.json")
        #expect(suite.contains("\"payload\": \"\(name)\""))
        #expect(suite.contains("\"session\": \"\(session)\""))
        #expect(try bash("handset test suites/new.json").status == 0)
    }

    @Test(
        "A file that a link in the folder leads out to is outside, after `..` too",
        arguments: [
            ("suites/away/in.apns", "../elsewhere/deep/in.apns", "3"),
            ("suites/away/../in.apns", "../elsewhere/in.apns", "2"),
        ])
    func linkedOutside(path: String, name: String, session: String) throws {
        try linkFolders()
        let refused = try bash("handset test --new suites/new.json \(path)")
        #expect(refused.errors.hasPrefix("\(path):1: error: "))
        #expect(refused.status == 2)
        let result = try bash("handset test --new suites/new.json --allow-outside \(path)")
        #expect(result.status == 0)
        let suite = try folder.read("suites/new.json")
        #expect(suite.contains("\"payload\": \"\(name)\""))
        #expect(suite.contains("\"session\": \"\(session)\""))
        #expect(try bash("handset test suites/new.json").status == 2)
        #expect(try bash("handset test --allow-outside suites/new.json").status == 0)
    }

    @Test("Without a payload there is no suite")
    func nothing() throws {
        let result = try bash("handset test --new new.json < /dev/null")
        #expect(
            result.errors == """
                handset: stdin: no payload found
                handset: new.json was not written, because it would have no cases

                """)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }
}
