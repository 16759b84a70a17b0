import Foundation
import Glibc
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// Where payloads come from on the command line.
@Suite final class SourceTests {
    private let folder: String

    init() throws {
        folder = NSTemporaryDirectory() + "/handset-sources-\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func write(_ text: String, to name: String) throws {
        try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
    }

    private func payload(_ session: String) -> String { "{\"aps\":{\"session\":\"\(session)\"}}\n" }

    @Test("A folder stands for its payload files, by name")
    func folderByName() throws {
        for (name, session) in [
            ("b.apns", "2"), ("a.json", "1"), ("c.jsonl", "3"), ("d.ndjson", "4"),
            ("e.txt", "5"), (".f.json", "6"),
        ] {
            try write(payload(session), to: name)
        }
        try FileManager.default.createDirectory(
            atPath: folder + "/g.json", withIntermediateDirectories: true)
        let result = try CommandResult.handset("receive", "--format", "session", folder)
        #expect(result.output == "1\n2\n3\n4\n")
        #expect(result.status == 0)
    }

    @Test("Files and standard input are read in the order in which they are named")
    func order() throws {
        try write(payload("1"), to: "one")
        try write(payload("3"), to: "three")
        let result = try CommandResult.handset(
            "receive", "--format", "session", folder + "/one", "-", folder + "/three",
            input: payload("2"))
        #expect(result.output == "1\n2\n3\n")
    }

    @Test("A file that is not there is status 2, and those after it are read")
    func missingFile() throws {
        try write(payload("1"), to: "there")
        let result = try CommandResult.handset(
            "receive", "--format", "session", folder + "/missing", folder + "/there")
        #expect(result.output == "1\n")
        #expect(
            result.errors
                == "handset: error: cannot read \(folder)/missing: No such file or directory\n")
        #expect(result.status == 2)
    }

    @Test("An empty input is reported, with status 0", arguments: ["", " \n\n\t"])
    func emptyInput(input: String) throws {
        let result = try CommandResult.handset("receive", input: input)
        #expect(result.output == "")
        #expect(result.errors == "handset: stdin: no payload found\n")
        #expect(result.status == 0)
    }

    @Test("A folder without payload files is said to be one")
    func emptyFolder() throws {
        let result = try CommandResult.handset("receive", folder)
        #expect(
            result.errors
                == "handset: \(folder): no *.json, *.apns, *.jsonl or *.ndjson file found\n")
        #expect(result.status == 0)
    }

    @Test(
        "The address of a simulator's file is no part of userInfo, unless every object is a payload"
    )
    func simulatorFile() throws {
        let text = #"{"Simulator Target Bundle":"com.example","aps":{}}"#
        try write(text, to: "push.apns")
        let file = try CommandResult.handset("describe", folder + "/push.apns")
        #expect(file.output == "{\n    aps =     {\n    };\n}\n")
        let stream = try CommandResult.handset("describe", input: text)
        #expect(stream.output == file.output)
        let payload = try CommandResult.handset("describe", "--from", "payload", input: text)
        #expect(payload.output.contains("Simulator Target Bundle"))
    }

    @Test("With --lines a bad line is refused alone")
    func lines() throws {
        let input = payload("1") + "{\"aps\":\n" + "{\"a\":1} {\"b\":2}\n" + "}\n" + payload("3")
        let result = try CommandResult.handset(
            "receive", "--format", "session", "--lines", input: input)
        #expect(result.output == "1\n3\n")
        let places = result.errors.split(separator: "\n").filter { $0.hasPrefix("stdin:") }
            .map { $0.prefix { $0 != " " } }
        #expect(places == ["stdin:2:1:", "stdin:3:9:", "stdin:4:1:"])
        #expect(result.status == 2)
    }

    @Test("Refused bytes are kept as they came")
    func refusedBytes() throws {
        let input = payload("1") + "[1,\n 2]\n\u{0}\n" + payload("3") + "{\"aps\":"
        let kept = folder + "/kept"
        let result = try CommandResult.handset(
            "receive", "--format", "session", "--refused", kept, input: input)
        #expect(result.output == "1\n3\n")
        #expect(try String(contentsOfFile: kept, encoding: .utf8) == "[1,\n 2]\n\u{0}\n{\"aps\":")
    }

    @Test("A file for refused bytes that cannot be made is status 74")
    func refusedBytesNowhere() throws {
        let result = try CommandResult.handset(
            "receive", "--refused", folder + "/none/kept", input: "{}")
        #expect(result.status == 74)
        #expect(result.errors.contains("/none/kept: No such file or directory"))
    }

    @Test("A file whose name is not UTF-8 is read, by its name and in a folder")
    func bytesInName() throws {
        let result = try CommandResult.line(
            #"""
            cd \#(folder) && mkdir $'d\xff' && name=$'d\xff/\xc3\x28.json'
            echo '{"aps":{"session":"1"}}[1]' > "$name"
            handset receive --format session "$name" --refused $'d\xff/kept'
            handset receive --format session $'d\xff' 2> /dev/null
            handset explain --app classic --format json "$name" 2> /dev/null | grep -o '"source":"[^"]*"'
            echo '{"rules":[{"name":"b","keyPath":"aps.session"}]}' > $'d\xff/rules'
            handset receive --format session --rules $'d\xff/rules' "$name" 2> /dev/null
            handset receive --format session "$name" >> "$name"
            cat d*/kept
            """#)
        let replaced = "\u{FFFD}"
        let source = "\"source\":\"d\(replaced)/\(replaced)(.json\"\n"
        // The second one is that of the refused array.
        #expect(result.output == "1\n1\n" + source + source + "1\n[1]\n")
        #expect(
            result.errors.contains(
                "would write into d\(replaced)/\(replaced)(.json, which this run reads"))
    }

    @Test(
        "A file whose name has a character that elsewhere stands for a byte is read",
        arguments: Sweep.every(3, of: ["\u{10FF80}", "a\u{10FFFF}"]))
    func lastCharactersInName(name: String) throws {
        let result = try CommandResult.line(
            #"""
            cd \#(folder) && echo '{"aps":{"session":"1"}}' > \#(name).json
            handset receive --format session \#(name).json
            echo '{"cases":[{"name":"a","payload":"\#(name).json","session":"1"}]}' > suite
            handset test suite | tail -1
            mkdir \#(name) && mv \#(name).json suite \#(name)
            handset test \#(name)/suite | tail -1
            handset test --update \#(name)/suite
            """#)
        let passed = "1 passed, 0 failed\n"
        #expect(result.output == "1\n\(passed)\(passed)\(name)/suite: nothing to change\n")
        #expect(result.errors == "")
    }

    @Test("Refused bytes are kept when nobody reads on")
    func refusedAtClosedPipe() throws {
        let result = try CommandResult.line(
            """
            (echo 'bad 1'; yes '{"aps":{"session":"1"}}' 2> /dev/null) \
                | handset receive --refused \(folder)/kept 2> /dev/null | head -1 > /dev/null
            cat \(folder)/kept
            """)
        #expect(result.output == "bad 1\n")
    }

    @Test(
        "A payload whose text is too long is refused with its place, and its bytes are kept",
        .exhaustive)
    func textTooLong() throws {
        let long =
            "{\"a\":" + String(repeating: "[", count: 2_000)
            + Array(repeating: "1", count: 10_000).joined(separator: ",")
            + String(repeating: "]", count: 2_000) + "}"
        for subcommand in ["receive", "describe"] {
            let result = try CommandResult.handset(
                subcommand, "--refused", folder + "/kept", input: "{}\n" + long + "\n")
            #expect(
                result.errors.hasPrefix("stdin:2:1: error: found a value whose printed text is"))
            #expect(result.status == 2)
            #expect(try String(contentsOfFile: folder + "/kept", encoding: .utf8) == long)
        }
        let result = try CommandResult.handset(
            "receive", "--format", "json", input: "{}\n" + long + "\n{}")
        #expect(result.output.contains(#""number":2,"line":3,"#))
    }

    @Test("A source without a name is wrong usage")
    func noName() throws {
        #expect(try CommandResult.handset("receive", "").status == 64)
    }

    @Test("Of a folder only ordinary files are read, and one that cannot be read stops no other")
    func oddFiles() throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder + "/a.json", withDestinationPath: "nowhere")
        mkfifo(folder + "/b.json", 0o600)
        try write(payload("3"), to: "c.json")
        let result = try CommandResult.handset("receive", "--format", "session", folder)
        #expect(result.output == "3\n")
        #expect(
            result.errors
                == "handset: error: cannot read \(folder)/a.json: No such file or directory\n")
        #expect(result.status == 2)
    }

    @Test("A payload over the limit is refused, and the next is read")
    func maximumBytes() throws {
        let input = payload("1") + payload("22") + payload("3")
        let result = try CommandResult.handset(
            "receive", "--format", "session", "--limit", "bytes=23", input: input)
        #expect(result.output == "1\n3\n")
        #expect(result.errors.contains("stdin:2:1: error: found more than 23 bytes"))
    }

    @Test("A key that comes twice is reported, and is no refusal")
    func duplicateKey() throws {
        let result = try CommandResult.handset("describe", input: #"{"a":1,"a":2}"#)
        #expect(result.output == "{\n    a = 1;\n}\n")
        #expect(result.errors.hasPrefix("stdin:1:8: warning: the key \"a\" comes again"))
        #expect(result.status == 0)
    }
}
