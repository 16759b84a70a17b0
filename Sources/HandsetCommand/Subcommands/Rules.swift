import ArgumentParser
import Handset

/// `handset rules`: the rules in force, as a rule file.
struct Rules: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "Print the rules in force as a rule file, or judge one.",
        discussion: """
            Without a file these are the rules of the app, which are a starting point for rules of \
            your own. A file that is wrong is status 2, with a message for each thing in it.
            """)

    @Option(
        help: ArgumentHelp(
            "Print the rules of this file (- is standard input), with everything that it leaves to "
                + "defaults.",
            valueName: "file"))
    var file: String?

    @Option(
        help: ArgumentHelp(
            "Judge this file (- is standard input), and print nothing if it is right.",
            valueName: "file"))
    var check: String?

    @Flag(help: "Let the file name programs outside its folder by their paths.")
    var allowOutside = false

    @Option(
        help: ArgumentHelp(
            "Refuse a pattern with more UTF-16 units than this.", valueName: "count"))
    var maximumPatternLength = SessionPattern.defaultMaximumLength

    func validate() throws {
        try RuleOptions.validate(maximumPatternLength: maximumPatternLength)
        if file != nil, check != nil {
            throw ValidationError("--file and --check exclude each other; --file checks too.")
        }
        if file == "" || check == "" { throw ValidationError("The file has no name; give one.") }
    }

    func run() async throws {
        try await CommandRun { streams, _ in
            if let check {
                _ = try load(check)
            } else {
                let rules = try file.map(load) ?? .app
                try streams.output.write(rules.json)
            }
        }.run()
    }

    private func load(_ file: String) throws -> SessionRules {
        try RuleOptions.rules(
            ofFile: file, allowsOutside: allowOutside,
            maximumPatternLength: maximumPatternLength)
    }
}
