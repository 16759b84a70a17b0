import ArgumentParser
import Handset
import HandsetSuites

/// The options for the app and its rules.
package struct RuleOptions: ParsableArguments {
    @Option(
        name: .app, help: AppFileName.help, completion: .jsonFile,
        transform: AppFileName.init(option:))
    package var app = AppFileName()

    @Option(
        name: .customLong("rules"),
        help: ArgumentHelp(
            "Read the rules from this file, or from standard input (-), in the format of `handset "
                + "app rules`. (default: the app's rule)", valueName: "file"),
        completion: .jsonFile)
    var rules: String?

    @Option(
        name: .customLong("pattern"),
        help: ArgumentHelp(
            "Regular expression that finds what a tap opens: its one group. Case is ignored. "
                + "(default: the app's)", valueName: "regex"),
        transform: Self.pattern)
    var pattern: SessionPattern?

    @Option(
        name: .customLong("key-path"),
        help: ArgumentHelp(
            "Keys on the way to what a tap opens, with dots between them, in place of a pattern. In an array a key is an "
                + "index.", valueName: "key.path"),
        transform: Self.keyPath)
    var keyPath: SessionKeyPath?

    @Option(
        name: .customLong("lookup-url"),
        help: ArgumentHelp(
            "Lookup URL, with %@ in place of the value. (default: the app's)",
            valueName: "template"),
        transform: Self.template)
    var lookupURL: LookupURLTemplate?

    @Flag(
        name: .customLong("allow-outside"),
        help: ArgumentHelp(
            "Allow paths in rule files and suites to leave the folder and the repository of the file "
                + "that contains them."))
    var allowOutside = false

    package init() {}

    /// An option that is given; `nil` if none is.
    var given: String? {
        let options = [
            ("--app", app.option != nil), ("--rules", rules != nil), ("--pattern", pattern != nil),
            ("--key-path", keyPath != nil), ("--lookup-url", lookupURL != nil),
            ("--allow-outside", allowOutside),
        ]
        return options.first(where: \.1)?.0
    }

    package func settings(_ limits: Limits) -> RuleSettings {
        var settings = RuleSettings(app: app, limits: limits)
        settings.path = rules
        settings.pattern = pattern
        settings.keyPath = keyPath
        settings.lookupURL = lookupURL
        settings.allowsOutside = allowOutside
        return settings
    }

    static func template(_ text: String) throws -> LookupURLTemplate {
        do throws(LookupURLTemplate.TemplateError) {
            return try LookupURLTemplate(text)
        } catch {
            throw ValidationError("\(error).")
        }
    }

    private static func keyPath(_ text: String) throws -> SessionKeyPath {
        guard let path = SessionKeyPath(text) else {
            throw ValidationError(
                "'\(text)' has an empty key; give keys with one dot between them.")
        }
        if let dotted = SessionKeyPath.dotted(text) {
            throw ValidationError("'\(text)' has an index in brackets; write '\(dotted)'.")
        }
        return path
    }

    private static func pattern(_ text: String) throws -> SessionPattern {
        do throws(SessionPattern.PatternError) {
            // The settings check the length: --limit may not be parsed yet.
            return try SessionPattern(
                text, options: SessionPattern.app.options, maximumLength: .max)
        } catch {
            throw ValidationError("\(error)")
        }
    }
}
