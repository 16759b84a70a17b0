import Handset

/// Advice in the messages of ArgumentParser, which only say that a value or an option is not allowed.
struct UsageAdvice {
    /// The subcommands with `--format json`.
    private static let writersOfJSON: Set = [
        "receive", "why", "explain", "check", "lint", "matrix", "diff", "test", "unpack", "listen",
        "app",
        "read",
    ]
    /// The subcommands that read the files of folders.
    private static let readersOfFolders: Set = [
        "receive", "why", "show", "explain", "check", "lint", "matrix", "describe", "packet",
        "read", "test",
    ]

    /// The arguments of the process, without the name of the program.
    private let arguments: [String]
    private let subcommands: [String]

    init(arguments: [String], subcommands: [String]) {
        self.arguments = arguments
        self.subcommands = subcommands
    }

    func adding(to message: String) -> String {
        let subcommand = message.firstMatch(of: #/See 'handset(?: ([a-z]+))? --help'/#)
            .map { String($0.1 ?? "") }
        if let match = message.firstMatch(
            of: #/^Error: The value '(.*?)' is invalid for '(--?[a-z0-9-]+)(?: <([^>']*)>)?'/#)
        {
            return Self.adding(
                to: message, of: subcommand, after: match.range, value: String(match.1),
                option: String(match.2), name: String(match.3 ?? ""))
        }
        if let match = message.firstMatch(of: #/^Error: Unknown option '(-[^'\n]*)'[^\n]*/#),
            let advice = advice(onOption: String(match.1), of: subcommand)
        {
            let rest = message[match.range.upperBound...]
            return "Error: Unknown option '\(match.1)'. \(advice)\(rest)"
        }
        // ArgumentParser names an option of other letters too.
        if let match = message.firstMatch(
            of: #/^(Error: Unknown option '--([^'\n]*)')\. Did you mean '--([^'\n]*)'\?/#),
            NearestName.of(String(match.2), among: [String(match.3)]) == nil
        {
            return "\(match.1).\(message[match.range.upperBound...])"
        }
        if let match = message.firstMatch(of: #/^Error: Unexpected argument '(.*)'(?=\n)/#),
            let advice = Self.advice(onArgument: String(match.1), of: subcommand)
        {
            return "\(match.0). \(advice)\(message[match.range.upperBound...])"
        }
        return message
    }

    // MARK: - Options and arguments

    private func advice(onOption option: String, of subcommand: String?) -> String? {
        guard let subcommand else { return nil }
        switch option {
        case "--json" where Self.writersOfJSON.contains(subcommand):
            return "Did you mean '--format json'?"
        case "--compare" where subcommand == "matrix":
            return "Versions are compared by another subcommand: handset diff --ios 9 --to-ios 18"
        case "--app-state", "--action", "--device":
            guard ["explain", "describe", "lint"].contains(subcommand) else { return nil }
            return "handset receive and handset matrix have it."
        case "--state" where ["receive", "matrix", "test", "listen", "phone"].contains(subcommand):
            return "Did you mean '--app-state'?"
        case "--strict" where ["check", "lint", "explain", "receive"].contains(subcommand):
            return "Give --fail-on warning."
        case "--tap" where ["receive", "why", "listen", "phone"].contains(subcommand):
            return "Give --action tap."
        case "--tap" where subcommand == "matrix":
            return "The matrix shows a tap in every state; --action tap shows nothing else."
        case "--plaintext" where subcommand == "listen":
            return "Give --tls off."
        case "-v", "--verbose":
            guard ["listen", "phone"].contains(subcommand) else { return nil }
            return "Give --log always."
        case "-p" where subcommand == "listen":
            return "Give --port http2=NUMBER."
        case "-p" where subcommand == "phone":
            return "Give --port NUMBER."
        case "--verify", "--validate":
            return "To check a payload: handset check push.json"
        case "--exec" where subcommand == "receive":
            return "Give --handler exec:PROGRAM."
        case "--length" where subcommand == "token":
            return "Did you mean '--bytes'?"
        case "--list-rules" where subcommand == "lint":
            return "Did you mean '--list-findings'?"
        case "-V":
            return "Did you mean '--version'?"
        case "-r", "-R", "--recursive":
            guard Self.readersOfFolders.contains(subcommand) else { return nil }
            return "Subfolders are not read; give them too, as in pushes/ pushes/*/."
        default:
            guard subcommand.isEmpty, let name = arguments.first(where: subcommands.contains) else {
                return nil
            }
            return "Options come after the subcommand: handset \(name) \(option)"
        }
    }

    private static func advice(onArgument argument: String, of subcommand: String?) -> String? {
        let word = ShellWord.of(argument)
        return switch subcommand {
        case "payload": "To send this text: handset payload --alert \(word)"
        default: nil
        }
    }

    // MARK: - Values

    private static func adding(
        to message: String, of subcommand: String?, after range: Range<String.Index>,
        value: String, option: String, name: String
    ) -> String {
        let rest = message[range.upperBound...]
        // A transform has written a sentence of its own.
        guard !rest.hasPrefix(":") else { return message }
        let start = message[range]
        let choices = #/^\. (Please provide one of [^\n]*(?:\n  - [^\n]*)*)/#
        guard let list = rest.firstMatch(of: choices) else {
            let advice = NumberAdvice.sentence(about: value, of: option, name)
            return "\(start). \(advice)\(rest)"
        }
        let known =
            list.1.contains("\n  - ")
            ? list.1.matches(of: #/\n  - ([^\n]+)/#).map { String($0.1) }
            : list.1.matches(of: #/'([^']*)'/#).map { String($0.1) }
        let advice =
            sentence(about: value, of: option, of: subcommand)
            ?? Suggestion.question(for: value, among: known).dropFirst().description
        guard !advice.isEmpty else { return message }
        return "\(start). \(advice) \(list.1)\(rest[list.range.upperBound...])"
    }

    /// Returns the sentence about a word that people use, and that another option has, or that could mean two values.
    private static func sentence(
        about value: String, of option: String, of subcommand: String?
    ) -> String? {
        if subcommand == "listen", option == "--format", ["junit", "tap", "github"].contains(value)
        {
            return "The cases of --expect are reported by --report \(value)=FILE."
        }
        guard option == "--app-state",
            ["closed", "dead", "quit", "swiped"].contains(value.lowercased())
        else { return nil }
        return "An app is force-quit if the user swiped it away, and not-running otherwise."
    }
}
