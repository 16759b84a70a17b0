import ArgumentParser
import Handset

/// The file that the rules come from.
struct RuleOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Take the rules from a file, or from standard input (-), in the form that `handset "
                + "rules` prints (default: the app's rule).", valueName: "file"))
    var rules: String?

    @Flag(
        help:
            "Let paths in rule files and suites lead outside the folder of the file that names them."
    )
    var allowOutside = false

    @OptionGroup(title: "Limits") var patternLimits: PatternLimitOptions

    @OptionGroup(title: "Limits") var matchLimits: MatchLimitOptions

    func validate() throws {
        if rules == "" { throw ValidationError("--rules has no name; give a file.") }
    }

    /// Sees to it that the rules do not come out of the same stream as the payloads.
    func validate(beside sources: SourceOptions) throws {
        if rules == "-", sources.sources.isEmpty || sources.sources.contains("-") {
            throw ValidationError(
                "--rules - leaves standard input empty; name the files with the payloads.")
        }
    }

    /// The rules of the file.
    ///
    /// - Returns: The app's rules if no file is named.
    /// - Throws: ``InputError`` if the file cannot be read, and `JSONDocumentError` if it is wrong.
    func load() throws -> SessionRules {
        guard let rules else { return SessionRules.app.limitingMatches(to: matchLimits.limit) }
        return try Self.rules(
            ofFile: rules, allowsOutside: allowOutside,
            maximumPatternLength: patternLimits.maximumPatternLength
        ).limitingMatches(to: matchLimits.limit)
    }

    static func rules(
        ofFile path: String, allowsOutside: Bool, maximumPatternLength: Int
    ) throws -> SessionRules {
        let source: InputSource = path == "-" ? .standardInput : .file(path: path)
        return try SessionRules(
            json: source.readAll(), source: source.name, allowsOutside: allowsOutside,
            maximumPatternLength: maximumPatternLength)
    }
}
