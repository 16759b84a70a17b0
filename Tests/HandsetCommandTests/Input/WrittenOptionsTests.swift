import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// Every subcommand, and every option that writes: none writes what the run reads, and none what another writes.
@Suite(.waitsForPrograms) struct WrittenOptionsTests {
    private static let payload = #"{"aps":{"session":"1"}}"# + "\n"

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let many = String(repeating: Self.payload, count: 3000)
        try folder.write(many + "[1]\n", to: "folder/a.jsonl")
        try folder.write(many, to: "logs/a.log")
        try folder.write(Self.payload, to: "captured/1.apns")
        try folder.write("apns-push-type: alert\n", to: "captured/1.headers")
        try folder.write(#"{"rules": [{"name": "b", "pattern": "(b)"}]}"#, to: "rules.json")
        try folder.write(#"{"rules": "rules.json"}"#, to: "app.json")
        try folder.write(
            #"{"cases": [{"name": "x", "payload": "folder/a.jsonl", "session": "2"}]}"#,
            to: "suite.json")
        try folder.write("0001", to: "tokens")
        try folder.write("<p>", to: "www/index.html")
        try folder.write("import UserNotifications\n", to: "ios/shop/A.swift")
        try folder.write(#"{"www": "www"}"#, to: "www.json")
        _ = try CommandResult.line("cd '\(folder.path)' && ln -s x link && ln -s folder other")
    }

    /// The subcommands that read nothing that a shell can have them write: `init` writes only what is not there.
    private static let withoutInput: Set<String> = ["payload", "init", "schema", "doctor"]

    /// The options, and flags, that name what is written, or let it be.
    private static let writing: Set<String> = [
        "--refused", "--output", "--write-baseline", "--to-suite", "--new", "--update", "--record",
        "--web-view-picture", "--state-directory", "--package",
    ]

    /// The options that name what is read.
    private static let reading: Set<String> = [
        "--answers", "--as", "--defaults", "--app", "--device-log", "--to-app", "--rules",
        "--baseline", "--check", "--provider-key", "--known-tokens", "--exec", "--expect",
        "--learn", "--schema", "--against", "--web-view", "--web-view-answers",
    ]

    @Test(
        "No run writes what it reads or writes",
        arguments: Sweep.every(29, of: commandLines.keys.sorted()))
    func wrongUse(key: String) throws {
        let names = "ios/shop/A.swift folder/a.jsonl logs/a.log captured/* *.json tokens www/*"
        for line in Self.commandLines[key] ?? [] {
            let read =
                "cd '\(folder.path)' && cat \(names) && ls -A record 2> /dev/null; rm -f x report.json"
            let before = try CommandResult.line(read).output
            let result = try CommandResult.line(
                "cd '\(folder.path)' && unset HANDSET_APP && ulimit -f 1024 && { handset \(line); } < /dev/null"
            )
            #expect(result.status == 64, "\(line): \(result.errors.prefix(300))")
            #expect(try CommandResult.line(read).output == before || line.contains("2>"), "\(line)")
            // What a shell has made before the run.
            _ = try CommandResult.line(
                "cd '\(folder.path)' && rm -f {folder,logs,captured,ios/shop}/[xz].* x")
        }
    }

    @Test("Every subcommand, and every option that names a file, is among them")
    func complete() throws {
        var keys: Set<String> = []
        var names: Set<String> = []
        func look(at command: [String: Any]) {
            let options = command["arguments"] as? [[String: Any]] ?? []
            let words = (command["commandName"] as? String ?? "").split(separator: " ")
            let name = words.last.map(String.init) ?? ""
            let isTop = name == "handset"
            if !isTop, !Self.withoutInput.contains(name), name != "help" { keys.insert(name) }
            for option in options where !isTop {
                let kind = (option["completionKind"] as? [String: Any])?.keys.first
                let long = (option["names"] as? [[String: Any]] ?? []).first {
                    $0["kind"] as? String == "long"
                }
                guard let text = long?["name"] as? String else { continue }
                if kind == "file" || kind == "directory" { names.insert("--" + text) }
                // Only `init` writes a package; the others run it.
                if Self.writing.contains("--" + text), text != "update" || name == "test",
                    text != "package" || name == "init"
                {
                    keys.insert("\(name) --\(text)")
                }
            }
            for sub in command["subcommands"] as? [[String: Any]] ?? [] { look(at: sub) }
        }
        for program in ["handset", "handset listen", "handset phone"] {
            let json = try CommandResult.line("\(program) --experimental-dump-help").output
            let help = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
            look(at: help?["command"] as? [String: Any] ?? [:])
        }
        #expect(names == Self.reading.union(Self.writing).subtracting(["--update"]))
        #expect(
            keys == Set(Self.commandLines.keys),
            "\(keys.symmetricDifference(Self.commandLines.keys))")
    }

    @Test(
        "Files of their own are written",
        arguments: Sweep.every(
            7,
            of: [
                "lint folder -f sarif -o x -f json -o y --refused z --write-baseline b > t 2> e",
                "lint folder -f sarif -o x -f json -o y 2>&1 > t", "read logs > x.log 2>&1",
                "read logs > logs/x.json", "test --new folder/suite.json folder",
                "test . -o report.json",
                "receive folder --refused folder/kept > folder/out",
            ]))
    func allowed(line: String) throws {
        let result = try CommandResult.line("cd '\(folder.path)' && handset \(line)")
        #expect([0, 1, 2].contains(result.status), "\(result.errors)")
    }
}
