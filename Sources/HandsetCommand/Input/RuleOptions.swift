import ArgumentParser
import Handset

/// The file that the rules come from.
struct RuleOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Take the rules from a file, in the form that `handset rules` prints (default: the "
                + "app's rule).", valueName: "file"))
    var rules: String?

    /// The rules of the file.
    ///
    /// - Returns: The app's rules if no file is named.
    /// - Throws: ``InputError`` if the file cannot be read, and `JSONDocumentError` if it is wrong.
    func load() throws -> SessionRules {
        guard let rules else { return .app }
        return try Self.rules(ofFile: rules)
    }

    static func rules(ofFile path: String) throws -> SessionRules {
        let source: InputSource = path == "-" ? .standardInput : .file(path: path)
        return try SessionRules(json: source.readAll(), source: source.name)
    }
}
