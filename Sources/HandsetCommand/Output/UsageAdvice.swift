/// Advice in the messages of ArgumentParser, which only say that a value or an option is not allowed.
enum UsageAdvice {
    /// The subcommands with `--format json`.
    private static let writersOfJSON: Set = [
        "receive", "explain", "matrix", "test", "unpack", "listen", "app", "read",
    ]

    /// Returns a message with advice on the value or the option that it is about.
    static func adding(to message: String) -> String {
        if let match = message.firstMatch(
            of: #/^Error: The value '(.*?)' is invalid for '(--?[a-z0-9-]+)[^']*'/#)
        {
            return adding(
                to: message, after: match.range, value: String(match.1), option: String(match.2))
        }
        if let match = message.firstMatch(of: #/^(Error: Unknown option '--json')[^\n]*/#),
            let usage = message.firstMatch(of: #/See 'handset ([a-z]+) --help'/#),
            writersOfJSON.contains(String(usage.1))
        {
            return "\(match.1). Did you mean '--format json'?\(message[match.range.upperBound...])"
        }
        return message
    }

    private static func adding(
        to message: String, after range: Range<String.Index>, value: String, option: String
    ) -> String {
        let rest = message[range.upperBound...]
        // A transform has written a sentence of its own.
        guard !rest.hasPrefix(":") else { return message }
        let start = message[range]
        let choices = #/^\. (Please provide one of [^\n]*(?:\n  - [^\n]*)*)/#
        guard let list = rest.firstMatch(of: choices) else {
            guard let advice = advice(onNumber: value) else { return message }
            return "\(start). \(advice)\(rest)"
        }
        let known =
            list.1.contains("\n  - ")
            ? list.1.matches(of: #/\n  - ([^\n]+)/#).map { String($0.1) }
            : list.1.matches(of: #/'([^']*)'/#).map { String($0.1) }
        let advice =
            sentence(about: value, of: option)
            ?? Suggestion.question(for: value, among: known).dropFirst().description
        guard !advice.isEmpty else { return message }
        return "\(start). \(advice) \(list.1)\(rest[list.range.upperBound...])"
    }

    /// Returns the sentence about a word that people use, and that could mean two values.
    private static func sentence(about value: String, of option: String) -> String? {
        guard option == "--app-state",
            ["killed", "closed", "dead", "quit"].contains(value.lowercased())
        else { return nil }
        return "An app is force-quit if the user swiped it away, and not-running otherwise."
    }

    /// Returns the sentence about a value in place of a number.
    private static func advice(onNumber value: String) -> String? {
        if value.contains(#/^-[0-9]/#) { return "Give a number that is not negative." }
        guard let match = value.firstMatch(of: #/^([0-9]{1,9})\s*([kKmMgG])(?:i?[bB])?$/#),
            let number = Int(match.1)
        else { return nil }
        let shift = ["k": 10, "m": 20, "g": 30][match.2.lowercased()] ?? 0
        return "Write the number out: \(number << shift)."
    }
}
