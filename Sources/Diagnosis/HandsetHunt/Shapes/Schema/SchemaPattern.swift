import Handset

/// A translation of patterns from the dialect of JSON Schema, JavaScript's, to NSRegularExpression's.
///
/// In the former `$` does not match before a line break at the end, `\d` and `\w` are of ASCII, and in a class `[` and `&`
/// stand for themselves.
enum SchemaPattern {
    /// The time that a search for a pattern in one text may take.
    private static let timeLimit = MatchTimeLimit(.seconds(1))
    private static let classes: [Character: String] = [
        "d": "0-9", "w": "A-Za-z0-9_", "s": #"\t-\r\uFEFF\p{Z}"#,
    ]

    static func compiled(_ text: String) throws(SessionPattern.PatternError) -> SessionPattern {
        // NSRegularExpression refuses an empty pattern.
        let translated = text.isEmpty ? "(?:)" : translated(text)
        do throws(SessionPattern.PatternError) {
            return try SessionPattern(translated, group: 0, timeLimit: timeLimit)
        } catch {
            // The error of the text as it was written.
            return try SessionPattern(text, group: 0, timeLimit: timeLimit)
        }
    }

    private static func translated(_ text: String) -> String {
        var result = ""
        var rest = Substring(text)
        var isInClass = false
        // True after a set within a class, where NSRegularExpression takes a hyphen for a difference.
        var isAfterSet = false
        while let character = rest.popFirst() {
            let wasAfterSet = isAfterSet
            isAfterSet = false
            switch character {
            case "\\":
                guard let next = rest.popFirst() else { return text }
                result += escape(next, &rest)
                isAfterSet = isInClass && set(next) != nil
            case "[" where isInClass, "&" where isInClass: result += "\\\(character)"
            case "[":
                isInClass = true
                result += "["
                if rest.first == "^" { result.append(rest.removeFirst()) }
                if rest.first == "-" { result += "\\\(rest.removeFirst())" }
            case "]":
                isInClass = false
                result += "]"
            case "-" where isInClass && (wasAfterSet || isLastOrBeforeSet(rest)): result += "\\-"
            case "$" where !isInClass: result += "\\z"
            default: result.append(character)
            }
        }
        return result
    }

    /// Returns the set of an escape; `nil` for one that is of a single character.
    private static func set(_ letter: Character) -> String? {
        if let set = classes[letter] { return "[\(set)]" }
        guard letter.isUppercase, let set = classes[Character(letter.lowercased())] else {
            return nil
        }
        return "[^\(set)]"
    }

    private static func escape(_ letter: Character, _ rest: inout Substring) -> String {
        if let set = set(letter) { return set }
        // A code point, as in \u{1F514}.
        return letter == "u" && rest.first == "{" ? "\\x" : "\\\(letter)"
    }

    private static func isLastOrBeforeSet(_ rest: Substring) -> Bool {
        if rest.first == "]" { return true }
        guard rest.first == "\\", let letter = rest.dropFirst().first else { return false }
        return set(letter) != nil
    }
}
