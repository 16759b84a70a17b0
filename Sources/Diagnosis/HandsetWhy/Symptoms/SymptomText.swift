/// A text in people's own words, as words that terms can be looked up in.
struct SymptomText {
    /// Words between two marks or contrasts.
    struct Clause {
        /// The clause as it was written.
        let text: String
        /// The words in small letters, without marks.
        let words: [String]
    }

    let clauses: [Clause]

    init(_ text: String) {
        let text = Self.withPlainMarks(text.lowercased())
        clauses = Self.parts(of: text).compactMap { part in
            let words = Self.words(in: part)
            return words.isEmpty ? nil : Clause(text: Self.trimmed(part), words: words)
        }
    }

    /// The words of all clauses.
    var words: [String] { clauses.flatMap(\.words) }

    /// Words that begin a contrast to what stands before.
    private static let contrasts: Set<Substring> = [
        "but", "although", "though", "however", "whereas", "except", "yet",
    ]

    private static func withPlainMarks(_ text: String) -> String {
        String(text.map { ["’", "‘", "`", "´"].contains($0) ? "'" : $0 })
    }

    /// The parts between marks that end a thought, and before contrasts.
    ///
    /// A full stop ends one only before a blank: `messaging().onMessage` is one name.
    private static func parts(of text: String) -> [String] {
        var parts: [String] = []
        var part = ""
        let characters = Array(text)
        for (index, character) in characters.enumerated() {
            let isBeforeBlank =
                index + 1 == characters.count || characters[index + 1].isWhitespace
            // A word in brackets says something else; brackets after a name belong to it.
            let isBracket = character == "(" && index > 0 && characters[index - 1].isWhitespace
            let ends =
                ",;!?—\n".contains(character) || ".:".contains(character) && isBeforeBlank
                || isBracket
            if ends {
                parts.append(part)
                part = ""
            } else {
                part.append(character)
            }
        }
        parts.append(part)
        return parts.flatMap(partsAroundContrasts)
    }

    private static func partsAroundContrasts(in part: String) -> [String] {
        var parts: [[Substring]] = [[]]
        for word in part.split(whereSeparator: \.isWhitespace) {
            if contrasts.contains(word) {
                parts.append([])
            } else {
                parts[parts.count - 1].append(word)
            }
        }
        return parts.map { $0.joined(separator: " ") }
    }

    private static func words(in part: String) -> [String] {
        var words: [String] = []
        let pieces = part.split {
            !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "_")
        }
        for piece in pieces {
            let piece = piece.filter { $0 != "'" }
            // The system's name stands between words that belong together: "silent iOS push".
            guard !piece.isEmpty, piece != "ios" else { continue }
            // "doesn't" and "doesnt" are "does not".
            if let stem = Self.denied[piece] {
                words += stem.isEmpty ? ["not"] : [stem, "not"]
            } else {
                words.append(piece)
            }
        }
        return words
    }

    private static let denied: [String: String] = [
        "doesnt": "does", "dont": "do", "isnt": "is", "arent": "are", "cant": "can",
        "cannot": "can",
        "wont": "will", "didnt": "did", "wasnt": "was", "couldnt": "could", "havent": "have",
        "hasnt": "has", "wouldnt": "would", "shouldnt": "should", "doestnot": "does",
        "werent": "were",
        "donot": "do", "doesnot": "does", "aint": "is",
    ]

    private static func trimmed(_ text: String) -> String {
        var text = Substring(text)
        while let first = text.first, !(first.isLetter || first.isNumber) { text.removeFirst() }
        while let last = text.last, !(last.isLetter || last.isNumber || last == ")") {
            text.removeLast()
        }
        return String(text)
    }
}
