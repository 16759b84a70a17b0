import ArgumentParser
import Handset
import HandsetSuites

package struct RuleOptions: ParsableArguments {
    @Option(
        name: .app, help: AppFileName.help, completion: .jsonFile,
        transform: AppFileName.init(option:))
    var app = AppFileName()

    @Option(
        help: ArgumentHelp(
            "Read the rules from this file, or from standard input (-), in the format of `handset "
                + "rules`. (default: the app's rule)", valueName: "file"),
        completion: .jsonFile)
    var rules: String?

    @Flag(
        help:
            "Allow paths in rule files and suites to leave the folder of the file that contains them."
    )
    var allowOutside = false

    @Option(
        help: ArgumentHelp(
            "Reject patterns longer than this many UTF-16 units.", valueName: "count"))
    var maximumPatternLength = SessionPattern.defaultMaximumLength

    @Option(
        help: ArgumentHelp(
            "Reject a rule file larger than this many bytes.", valueName: "bytes"))
    var maximumRuleBytes = SessionRules.defaultMaximumByteCount

    @Option(
        help: ArgumentHelp(
            "Reject a payload if a pattern searches one text of it for longer than this.",
            valueName: "seconds"))
    var matchTimeLimit = 10.0

    package init() {}

    var matchLimit: MatchTimeLimit { MatchTimeLimit(.seconds(matchTimeLimit)) }

    package func validate() throws {
        try app.validate()
        try Self.validate(maximumPatternLength: maximumPatternLength)
        try Self.validate(maximumRuleBytes: maximumRuleBytes)
        guard (0.001...86_400).contains(matchTimeLimit) else {
            throw ValidationError(
                "--match-time-limit is \(matchTimeLimit); give seconds from 0.001 to 86400.")
        }
        if rules == "" { throw ValidationError("The name after --rules is empty; give a file.") }
    }

    static func validate(maximumPatternLength: Int) throws {
        let largest = Int(Int32.max)
        guard (1...largest).contains(maximumPatternLength) else {
            throw ValidationError(
                "--maximum-pattern-length is \(maximumPatternLength); give a number from 1 to "
                    + "\(largest).")
        }
    }

    static func validate(maximumRuleBytes: Int) throws {
        let largest = PayloadReader.defaultMaximumByteCount
        guard (1...largest).contains(maximumRuleBytes) else {
            throw ValidationError(
                "--maximum-rule-bytes is \(maximumRuleBytes); give a number from 1 to \(largest).")
        }
    }

    /// Rejects reading both the rules and the payloads from standard input, and writing the rule file.
    func validate(beside sources: SourceOptions) throws {
        if rules == "-", sources.sources.isEmpty || sources.sources.contains("-") {
            throw ValidationError(
                "--rules - reads all of standard input; give the payloads as files.")
        }
        try check(sources.written)
    }

    /// Rejects writing the rule file.
    func check(_ written: WrittenFiles) throws(ValidationError) {
        if let rules { try written.check(source: rules) }
        try written.check(app.files(allowsOutside: allowOutside))
    }

    func loadApp(_ streams: StandardStreams) throws(JSONDocumentError) -> GivenApp {
        try app.load(allowsOutside: allowOutside, streams)
    }

    /// Reads the rules of the file, or returns the app's rules if no file is given.
    func load(_ app: GivenApp) throws -> SessionRules {
        guard let rules else {
            return app.file.rules(else: .app).limitingMatches(to: matchLimit)
        }
        return try Self.rules(
            ofFile: rules, allowsOutside: allowOutside,
            maximumPatternLength: maximumPatternLength,
            maximumByteCount: maximumRuleBytes
        ).limitingMatches(to: matchLimit)
    }

    static func rules(
        ofFile path: String, allowsOutside: Bool, maximumPatternLength: Int, maximumByteCount: Int
    ) throws -> SessionRules {
        let source: InputSource = path == "-" ? .standardInput : .file(path: path)
        return try SessionRules(
            json: source.readAll(), source: source.path ?? source.name,
            allowsOutside: allowsOutside, maximumPatternLength: maximumPatternLength,
            maximumByteCount: maximumByteCount)
    }
}
