import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct ReadTests {
    private static let log = "{\n    aps =     {\n        session = 42;\n    };\n}\n"
    private static let url = "http://URLHERE.cloudapp.net/Session/Lookup?session="

    @Test("What read prints goes to receive through a pipe")
    func pipe() throws {
        let result = try CommandResult.line(
            "cat samples/logs/keys.log | handset read 2> /dev/null | handset receive --format session"
        )
        #expect(result.output == "1234\n" && result.status == 0)
    }

    @Test("A record has the place, the form, the grade, what is assumed, and the payload")
    func record() throws {
        let result = try CommandResult.handset("read", "--format", "json", input: Self.log)
        #expect(
            result.output
                == #"{"source":"stdin","line":1,"form":"description","grade":"exact","assumed":"#
                + #"[{"path":"aps.session","text":"42","type":"number","or":["string"]}],"#
                + #""payload":{"aps":{"session":42}}}"# + "\n")
        #expect(result.errors == "" && result.status == 0)
    }

    @Test("A note counts what is not certain; --quiet leaves it out")
    func notes() throws {
        let log = Self.log + "{ aps = { session = 43; }; }\n"
        let result = try CommandResult.handset("read", input: log)
        #expect(result.output == "{\"aps\":{\"session\":42}}\n{\"aps\":{\"session\":43}}\n")
        #expect(
            result.errors
                == "handset: white space of 1 payload restored, the type of 2 values guessed; "
                + "handset read --format json lists what\n")
        let quiet = try CommandResult.handset("read", "-q", input: log)
        #expect(quiet.output == result.output && quiet.errors == "")
    }

    @Test("What cannot be read gives status 2, and the rest is read")
    func refusal() throws {
        let result = try CommandResult.handset("read", input: "{\n    aps = …;\n}\n" + Self.log)
        #expect(result.output == "{\"aps\":{\"session\":42}}\n")
        #expect(
            result.errors.hasPrefix(
                "stdin:2:11: error: found … in place of a value; give the whole text\n"
                    + "    aps = …;\n          ^\n"))
        #expect(result.status == 2)
    }

    @Test("What iOS hides is a warning where the app's lines have a payload")
    func hiddenBySystem() throws {
        let hidden = "2026-11-20 10:00:00 apsd[1]: received a payload <private>\n"
        let both = try CommandResult.handset("read", input: hidden + Self.log)
        #expect(both.output == "{\"aps\":{\"session\":42}}\n" && both.status == 0)
        #expect(both.errors.contains(": warning: found <private> in a line of iOS's own"))
        let alone = try CommandResult.handset("read", input: hidden)
        #expect(alone.status == 2 && alone.errors.contains(": warning: found <private>"))
        let app = "Shop[1]: payload <private>\n"
        let ofApp = try CommandResult.handset("read", input: app + Self.log)
        #expect(ofApp.status == 2 && ofApp.errors.contains(": error: found <private>"))
    }

    @Test(
        "Data of a message of Firebase is named where no payload was found",
        arguments: [
            "flutter: Message data: {orderId: 7, kind: order}",
            #"LOG  remoteMessage {"data":{"orderId":"7"}}"#,
        ])
    func messageData(line: String) throws {
        let result = try CommandResult.handset("read", input: "start\n\(line)\n")
        #expect(result.errors.contains("1 line looks like the data of a message of Firebase"))
        #expect(result.output == "" && result.status == 0)
        let two = try CommandResult.handset("read", input: "\(line)\n\(line)\n")
        #expect(two.errors.contains("2 lines look like"))
        let found = try CommandResult.handset("read", input: Self.log + line + "\n")
        #expect(!found.errors.contains("looks like") && found.status == 0)
    }

    @Test("What cannot be read has a record in its place")
    func refusalRecord() throws {
        let result = try CommandResult.handset(
            "read", "--format", "json", input: Self.log + "{\n    aps = …;\n}\n" + Self.log)
        let lines = result.output.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(
            lines.dropFirst().first
                == #"{"source":"stdin","line":7,"refused":{"code":"elided","finding":"found … in place of a value","advice":"give the whole text"}}"#
        )
    }

    @Test("--grade and --assume choose")
    func options() throws {
        let log = Self.log + "{ aps = { session = 43; }; }\n"
        let exact = try CommandResult.handset(
            "read", "--grade", "exact", "--assume", "aps.session=string", input: log)
        #expect(exact.output == "{\"aps\":{\"session\":\"42\"}}\n")
        #expect(exact.errors.contains("--grade white-space accepts it") && exact.status == 2)
        for (option, message) in [
            ("aps.session", "\"aps.session\" has no type; give a path and a type"),
            (
                "aps.session=nmber",
                "'nmber' is not a type; give number, string, boolean or null. Did you mean 'number'?"
            ),
        ] {
            let wrong = try CommandResult.handset("read", "--assume", option, input: log)
            #expect(wrong.status == 64 && wrong.errors.contains(message), "\(wrong.errors)")
        }
    }

    @Test("--to-suite writes a suite that passes, and no other file")
    func suite() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.log + Self.log, to: "crash.log")
        let command = "cd '\(folder.path)' && handset read crash.log --to-suite suite.json"
        let result = try CommandResult.line(command)
        #expect(result.output == "" && result.status == 0)
        #expect(
            result.errors
                == "handset: suite.json has 2 cases; check what it expects, and run it with: "
                + "handset test suite.json\n")
        #expect(try folder.read("suite.json").contains("\"crash line 6\""))
        #expect(try CommandResult.line("handset test '\(folder.path)/suite.json'").status == 0)
        #expect(try CommandResult.line(command).status == 74)
    }

    @Test("A type that was given to no value is noted")
    func unmetType() throws {
        let run = { (types: [String]) in
            try CommandResult.handset(
                ["read", "--format", "json"] + types.flatMap { ["--assume", $0] }, input: Self.log
            ).errors
        }
        #expect(try run(["aps.session=string"]) == "")
        #expect(try run(["aps.session=number"]) == "")
        #expect(
            try run(["aps.session=null", "aps.sesion=string", "aps.session=string"])
                == "handset: --assume aps.session=null, aps.sesion=string changed nothing: no payload has "
                + "such a value whose text may be of that type\n")
        let list = try CommandResult.handset(
            "read", "--assume", "a.b.1.c=boolean",
            input: "{\n    \"a.b\" = (1, { c = 1; });\n    aps =     {\n    };\n}\n")
        #expect(!list.errors.contains("--assume"), "\(list)")
    }

    @Test(
        "A compressed log is read, but for a pipe and a damaged one, and another binary file is named"
    )
    func binary() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.log, to: "a.log")
        let whole = try CommandResult.handset("read", path)
        #expect(try CommandResult.line("gzip \(path)").status == 0)
        let read = try CommandResult.handset("read", path + ".gz")
        #expect(read.output == whole.output && read.status == whole.status)
        #expect(!whole.output.isEmpty)
        let cut = try CommandResult.line(
            "head -c 60 \(path).gz > \(path).cut.gz; handset read \(path).cut.gz")
        #expect(cut.status == 2 && cut.errors.contains("what is compressed is cut off or damaged"))
        let run = try CommandResult.line("cat \(path).gz | handset read --format json")
        #expect(run.status == 2)
        #expect(
            run.errors.hasPrefix(
                "stdin:1:1: error: found a file that gzip has compressed; zcat FILE | "), "\(run)")
        #expect(run.output.contains(#""refused":{"code":"encoding","#))
        let picture = "$'\\x89PNG\\r\\n'"
        let named = try CommandResult.line("printf '%s\\n' \(picture) | handset read")
        #expect(named.status == 2)
        #expect(
            named.errors.hasPrefix(
                "stdin:1:1: error: found a PNG picture; give a log, which is text"), "\(named)")
        let mixed = try CommandResult.line(
            "printf '%s\\n%s' \(picture) '{\"aps\":{}}' | handset read")
        #expect(mixed.output == "{\"aps\":{}}\n" && mixed.status == 0, "\(mixed)")
    }

    @Test("A folder stands for its logs, and a log without payloads for a note")
    func folder() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.log, to: "b.log")
        try folder.write("nothing\n", to: "a.txt")
        try folder.write(Self.log, to: "c.json")
        let result = try CommandResult.handset("read", "--format", "json", folder.path)
        let log = "\(folder.path)/a.txt"
        #expect(
            result.errors
                == "handset: \(log): no payload found; handset why --device-log \(log) looks for causes in its lines\n"
        )
        #expect(result.output.split(separator: "\n").count == 1)
        #expect(result.output.hasPrefix("{\"source\":\"\(folder.path)/b.log\",\"line\":1,"))
        let missing = try CommandResult.handset("read", "/nowhere/a.log")
        #expect(missing.status == 2 && missing.errors.contains("No such file"))
    }

    @Test("A payload is printed while the log is still open")
    func stream() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.log, to: "log")
        let result = try CommandResult.line(
            """
            cd '\(folder.path)'; mkfifo open; handset read -q < open > found &
            exec 3> open; cat log >&3
            for ((attempt = 0; attempt < 12000; attempt++)); do [ -s found ] && break; sleep 0.1; done
            cat found; exec 3>&-; wait
            """)
        #expect(result.output == "{\"aps\":{\"session\":42}}\n")
    }

    @Test(
        "A log in place of payloads is named, with the command to type",
        arguments: ["receive", "show", "explain", "matrix", "check", "lint", "describe"])
    func recognition(subcommand: String) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(
            "2014-05-05 16:11:13.461 Wall[1088:60b] " + Self.log, to: "crash.log")
        let result = try CommandResult.handset(subcommand, path)
        #expect(
            result.errors.hasSuffix(
                "handset: \(path) is a log; to read its payloads: handset read \(path) "
                    + "| handset \(subcommand)\n"), "\(result.errors)")
        #expect(result.status == 2)
        let input = try CommandResult.handset(subcommand, input: "x " + Self.log)
        #expect(input.errors.contains("handset read | handset \(subcommand)\n"))
        // It reads standard input only if that is named.
        let why = try CommandResult.handset("why", path)
        #expect(why.errors.hasSuffix("handset read \(path) | handset why -\n"), "\(why.errors)")
    }

    @Test("JSON with a mistake is not taken for a log")
    func noLog() throws {
        for text in [#"{'aps':{'session':'42'}}"#, #"{"aps":{"session":"42"}"#, #"[{"aps":{}},,]"#]
        {
            let result = try CommandResult.handset("receive", input: text)
            #expect(result.status == 2 && !result.errors.contains("is a log"))
        }
    }
}
