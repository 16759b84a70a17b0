import ArgumentParser
import Handset
import HandsetSuites

/// `handset rules`: prints or checks a rule file.
struct Rules: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "Print the rules in force as a rule file, or validate one.",
        discussion: """
            Without --file, prints the rules of the app file, or the built-in app's rule, a \
            starting point for rules of your own. An \
            invalid file gets a message for each error in it, and exit status 2.
            """)

    @Option(
        help: ArgumentHelp(
            "Print the rules of this file (- is standard input), with all defaults filled in.",
            valueName: "file"),
        completion: .jsonFile)
    var file: String?

    @Option(
        help: ArgumentHelp(
            "Validate this file (- is standard input), and print nothing if it is valid.",
            valueName: "file"),
        completion: .jsonFile)
    var check: String?

    @Option(
        name: .app, help: AppFileName.help, completion: .jsonFile,
        transform: AppFileName.init(option:))
    var app = AppFileName()

    @Flag(help: "Allow the file to name programs outside its folder.")
    var allowOutside = false

    @Option(
        help: ArgumentHelp(
            "Reject patterns longer than this many UTF-16 units.", valueName: "count"))
    var maximumPatternLength = SessionPattern.defaultMaximumLength

    @Option(
        help: ArgumentHelp(
            "Reject a file larger than this many bytes.", valueName: "bytes"))
    var maximumRuleBytes = SessionRules.defaultMaximumByteCount

    @OptionGroup var messages: MessageOptions

    func validate() throws {
        try app.validate()
        try RuleOptions.validate(maximumPatternLength: maximumPatternLength)
        try RuleOptions.validate(maximumRuleBytes: maximumRuleBytes)
        if file != nil, check != nil {
            throw ValidationError(
                "--file and --check cannot be used together; --file checks the file too.")
        }
        if file == "" || check == "" {
            throw ValidationError(
                "The name after \(file == "" ? "--file" : "--check") is empty; give a file.")
        }
        let written = WrittenFiles()
        for path in [file, check].compactMap(\.self) {
            try written.check(source: path)
        }
        if file == nil, check == nil {
            try written.check(app.files(allowsOutside: allowOutside))
        }
    }

    func run() async throws {
        try await CommandRun(messages.style) { streams, _ in
            if let check {
                _ = try load(check)
            } else {
                let rules =
                    try file.map(load)
                    ?? app.load(allowsOutside: allowOutside, streams).file.rules(else: .app)
                guard streams.isOutputColoured else {
                    return try streams.output.write(rules.json)
                }
                // Keep ANSI colours: what is coloured shows its controls.
                streams.output.showsControls = false
                try streams.output.write(ColouredJSON(rules.json).text.utf8)
            }
        }.run()
    }

    private func load(_ file: String) throws -> SessionRules {
        try RuleOptions.rules(
            ofFile: file, allowsOutside: allowOutside,
            maximumPatternLength: maximumPatternLength,
            maximumByteCount: maximumRuleBytes)
    }
}
