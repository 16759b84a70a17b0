import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The help: short, whole, and of words.
@Suite(.waitsForPrograms) struct HelpTests {
    /// The subcommands with options of their own.
    static func subcommands() throws -> [String] {
        try CommandHelp.of(nil).subcommands.map(\.commandName)
    }

    /// The lines of examples in a help text, without their indentation.
    private static func examples(in help: String) -> [String] {
        let section = help.components(separatedBy: "EXAMPLES:\n").dropFirst().first ?? ""
        return section.split(separator: "\n").filter { $0.hasPrefix("  handset ") }
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// The long names of options that a help text begins lines with.
    private static func options(in help: String) -> [String] {
        help.split(separator: "\n").compactMap { line in
            line.firstMatch(of: /^  (?:-[a-zA-Z], )?(--[a-z0-9-]+)/).map { String($0.1) }
        }
    }

    @Test("--help-all lists every option", arguments: Sweep.every(3, of: try subcommands()))
    func whole(subcommand: String) throws {
        let whole = try CommandResult.handset(subcommand, "--help-all").output
        let arguments = try CommandHelp.of(subcommand).arguments
        #expect(!arguments.contains { !$0.shouldDisplay })
        let names = arguments.flatMap { $0.names ?? [] }.filter { $0.kind == "long" }.map(\.name)
        for name in names { #expect(whole.contains("--\(name)"), "\(name)") }
    }

    @Test("help options lists those of many commands, each once")
    func shared() throws {
        let options = Self.options(in: try CommandResult.handset("help", "options").output)
        #expect(options.count > 30 && Set(options).count == options.count)
        for name in ["--app", "--key-path", "--lines", "--limit", "--output"] {
            #expect(options.contains(name))
        }
    }

    @Test(
        "help and a name show the help of the subcommand",
        arguments: ["receive", "listen", "phone", "send"])
    func named(subcommand: String) throws {
        let help = try CommandResult.handset("help", subcommand)
        #expect(help.output == (try CommandResult.handset(subcommand, "--help").output))
        #expect(help.output.hasPrefix("OVERVIEW: ") && help.status == 0)
    }

    @Test(
        "--help lists at most 16 options, and two examples",
        arguments: try Sweep.every(7, of: subcommands()))
    func short(subcommand: String) throws {
        let short = try CommandResult.handset(subcommand, "--help")
        #expect(try CommandResult.handset(subcommand, "-h").output == short.output)
        let whole = try CommandResult.handset(subcommand, "--help-all").output
        #expect(short.status == 0 && short.errors == "")
        let options = Self.options(in: short.output)
        #expect((1...16).contains(options.count))
        #expect(Set(options).isSubset(of: Self.options(in: whole)))
        let examples = Self.examples(in: short.output)
        #expect((1...2).contains(examples.count))
        #expect(Self.examples(in: whole).starts(with: examples))
        #expect(short.output.hasSuffix("All options: handset \(subcommand) --help-all\n"))
        for name in Self.options(in: short.output) {
            #expect(whole.contains("\n  \(name)") || whole.contains(", \(name)"))
        }
    }

    @Test("The examples of the help run", arguments: Sweep.every(5, of: try subcommands()))
    func examples(subcommand: String) throws {
        let folder = try TemporaryFolder()
        let payload = #"{"aps":{"alert":"hi","session":"42"}}"#
        try folder.write(payload, to: "push.json")
        try folder.write(payload, to: "payloads/push.json")
        for name in ["device.log", "logs/device.log"] { try folder.write(payload, to: name) }
        try folder.write(
            "class App: UIResponder { func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any]) {} }",
            to: "ios/MyApp/App.swift")
        let suite = #"{"cases":[{"name":"a","payload":{"aps":{"session":"42"}},"session":"42"}]}"#
        try folder.write(suite, to: "suites/a.json")
        // The examples of diff name two payloads.
        try folder.write(subcommand == "diff" ? payload : suite, to: "a.json")
        let whole = try CommandResult.handset(subcommand, "--help-all").output
        // Those of `hunt` need a package, which takes minutes; `.ci/hunt` runs it.
        for line in Self.examples(in: whole)
        where !["hunt", "listen", "phone", "send"].contains(subcommand) {
            let result = try CommandResult.line(
                """
                cd '\(folder.path)'
                handset packet --token \(String(repeating: "ab", count: 32)) push.json > packets.bin
                rm -f suite.json; \(line)
                """)
            #expect([0, 1].contains(result.status), "\(line): \(result.errors)")
            #expect(!result.errors.contains("Error: "), "\(line): \(result.errors)")
        }
    }

    @Test("The words are explained on one screen")
    func concepts() throws {
        let lines = try CommandResult.line("COLUMNS=80 handset help concepts").output
            .split(separator: "\n")
        #expect((10...24).contains(lines.count))
        for word in ["target", "session", "rule", "fate", "finding"] {
            #expect(lines.contains { $0.hasPrefix("  \(word) ") }, "\(word)")
        }
    }

    @Test("The greeting and the README begin with the same lines")
    func greeting() throws {
        let lines = try CommandResult.handset().output.split(separator: "\n")
            .filter { $0.hasPrefix("  handset ") }.map { $0.dropFirst(2) }
        let readme = try DocumentationPage("README.md").blocks("plaintext").first
        #expect(lines.count <= 12 && readme == lines.joined(separator: "\n"))
        #expect(try CommandResult.handset("-h").output == CommandResult.handset().output)
    }

    @Test(
        "A name that people guess is answered with the one that is there",
        arguments: [
            ("rules", "To see the rules: handset app rules"),
            ("rules --check a", "To see the rules: handset app rules"),
        ])
    func guessed(line: String, advice: String) throws {
        let result = try CommandResult.line("handset \(line)")
        #expect(result.status == 64)
        #expect(result.errors.contains(advice), "\(result.errors)")
    }

    @Test(
        "Other words for states are taken, on the command line and in files",
        arguments: Sweep.every(
            3,
            of: [
                ("foreground", "active"), ("terminated", "not-running"), ("killed", "not-running"),
            ]))
    func states(word: String, state: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"device":{"appState":"\#(word)"}}"#, to: "app.json")
        for options in ["--app-state \(word)", "--app '\(folder.path)/app.json'"] {
            let found = try CommandResult.line(
                "handset app --format json \(options) | jq -r .settings.appState.value")
            #expect(found.output == "\(state)\n", "\(found)")
        }
    }
}
