import ArgumentParser
package import Handset
import HandsetSuites

/// Where the app and the rules of a run come from.
package struct RuleSettings {
    package let app: AppFileName
    /// The file of the rules; `nil` if no option names one.
    var path: String?
    var pattern: SessionPattern?
    var keyPath: SessionKeyPath?
    var lookupURL: LookupURLTemplate?
    var allowsOutside = false
    let limits: Limits

    package init(app: AppFileName, limits: Limits) {
        self.app = app
        self.limits = limits
    }

    var matchLimit: MatchTimeLimit { MatchTimeLimit(limits.duration(.matchTime)) }

    /// True if an option gives rules other than the app's.
    var givesRules: Bool { path != nil || pattern != nil || keyPath != nil || lookupURL != nil }

    package func validate() throws {
        try app.validate()
        if path == "" { throw ValidationError("The name after --rules is empty; give a file.") }
        if path != nil, pattern != nil || keyPath != nil || lookupURL != nil {
            throw ValidationError(
                "--rules cannot be used with --pattern, --key-path or --lookup-url; write them into the file."
            )
        }
        if pattern != nil, keyPath != nil {
            throw ValidationError(
                "--pattern and --key-path cannot be used together; a rule has one of them.")
        }
        let length = pattern?.pattern.utf16.count ?? 0
        if let pattern, length > limits[.patternLength] {
            let error = SessionPattern.PatternError(
                pattern: pattern.pattern,
                problem: .tooLong(length: length, maximum: limits[.patternLength]))
            throw ValidationError("--pattern: \(error).")
        }
    }

    /// Rejects reading both the rules and the payloads from standard input, and writing the rule file.
    func validate(beside sources: SourceOptions) throws {
        try validate()
        if path == "-", sources.sources.isEmpty || sources.sources.contains("-") {
            throw ValidationError(
                "--rules - reads all of standard input; give the payloads as files.")
        }
        try check(sources.written)
    }

    /// Rejects writing the rule file.
    func check(_ written: WrittenFiles) throws(ValidationError) {
        if let path { try written.check(source: path) }
        try written.check(app.files(allowsOutside: allowsOutside))
    }

    /// The paths of the files that are read.
    var inputs: [String] {
        [path].compactMap(\.self).filter { $0 != "-" } + app.files(allowsOutside: allowsOutside)
    }

    package func loadApp(_ streams: StandardStreams) throws(JSONDocumentError) -> GivenApp {
        try app.load(allowsOutside: allowsOutside, streams).checkedForSources()
    }

    /// Reads the app for a view of some versions of iOS: none if the user has given none.
    ///
    /// A folder without a source that is read is refused, unless `mayBeUnread` is true.
    func loadApp(
        forViewOn versions: [IOSVersion], mayBeUnread: Bool = false, _ streams: StandardStreams
    ) throws(JSONDocumentError) -> GivenApp {
        let app = try app.load(allowsOutside: allowsOutside, forViewOn: versions, streams)
        return mayBeUnread ? app : try app.checkedForSources()
    }

    /// Returns the rules of the options, else of the app.
    func load(_ app: AppFile) throws -> SessionRules {
        if let path { return try load(file: path) }
        guard givesRules else { return app.rules(else: .app).limitingMatches(to: matchLimit) }
        var rule = SessionRule.app
        // The rules of a file have lookup URLs of their own.
        if app.rules == nil, let lookupURL = app.lookupURL { rule.lookupURL = lookupURL }
        if let pattern {
            rule.name = "pattern"
            rule.source = .text(pattern)
        }
        if let keyPath {
            rule.name = "key-path"
            rule.source = .value(at: keyPath)
        }
        // Without an app, what a tap opens is the value itself.
        if app.rules?.rules.isEmpty == true, let whole = try? LookupURLTemplate("%@") {
            rule.lookupURL = whole
        }
        if let lookupURL { rule.lookupURL = lookupURL }
        return SessionRules([rule]).limitingMatches(to: matchLimit)
    }

    /// Reads a rule file, or standard input for `-`.
    func load(file path: String) throws -> SessionRules {
        let source: InputSource = path == "-" ? .standardInput : .file(path: path)
        return try SessionRules(
            json: source.readAll(), source: source.path ?? source.name,
            allowsOutside: allowsOutside, maximumPatternLength: limits[.patternLength],
            maximumByteCount: limits[.ruleBytes]
        ).limitingMatches(to: matchLimit)
    }
}
