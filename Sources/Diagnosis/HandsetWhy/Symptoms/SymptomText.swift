/// A text in people's own words, as words that terms can be looked up in.
struct SymptomText {
    /// Words between two marks or contrasts.
    struct Clause {
        /// The clause as it was written.
        let text: String
        /// The words in small letters, without marks, and as they are spelt.
        let words: [String]
        /// True for a part of a contrast, such as what stands before or behind "but".
        let isContrasted: Bool
    }

    let clauses: [Clause]

    /// - Parameters:
    ///   - text: The text.
    ///   - isError: True for the name of an error, which stays one word.
    init(_ text: String, where isError: (String) -> Bool) {
        let apart = SymptomNames.apart(in: text, where: isError)
        let text = Self.withPlainMarks(apart.lowercased())
        clauses = Self.parts(of: text).flatMap { parts in
            parts.compactMap { part in
                let words = Self.withoutDenials(Self.words(in: part))
                guard !words.isEmpty else { return nil }
                return Clause(
                    text: Self.trimmed(part), words: words, isContrasted: parts.count > 1)
            }
        }
    }

    var words: [String] { clauses.flatMap(\.words) }

    /// Words that begin a contrast to what stands before.
    private static let contrasts: Set<Substring> = [
        "but", "although", "though", "however", "whereas", "except", "yet",
    ]

    private static func withPlainMarks(_ text: String) -> String {
        let marks = Array(text)
        return String(
            marks.indices.map { index in
                if ["’", "‘", "`", "´"].contains(marks[index]) { return "'" }
                // "don,t" and "don;t" are typed beside the mark that is meant.
                let isWithin =
                    index > 0 && index + 1 < marks.count && marks[index - 1] == "n"
                    && marks[index + 1] == "t"
                return isWithin && ",;".contains(marks[index]) ? "'" : marks[index]
            })
    }

    /// The parts between marks that end a thought, each as the parts of its contrast.
    ///
    /// A full stop ends one only before a blank: `messaging().onMessage` is one name.
    private static func parts(of text: String) -> [[String]] {
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
        return parts.map(partsAroundContrasts)
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

    /// The end of the names that people give to a service extension.
    private static let extensionName = "notificationextension"

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
            } else if piece.hasSuffix(extensionName) {
                // "MyNotificationExtension" is one.
                words.append(extensionName)
            } else {
                words.append(SymptomSpelling.corrected(piece))
            }
        }
        return words
    }

    /// Returns words without those that say that there is no error: "no errors", "without any crash".
    private static func withoutDenials(_ words: [String]) -> [String] {
        var (rest, index) = ([String](), 0)
        while index < words.count {
            if ["no", "without"].contains(words[index]) {
                let next = words[(index + 1)...].first == "any" ? index + 2 : index + 1
                if words[next...].first.map(namesError) == true {
                    index = next + 1
                    continue
                }
            }
            rest.append(words[index])
            index += 1
        }
        return rest
    }

    private static func namesError(_ word: String) -> Bool {
        ["error", "exception", "warning", "crash"].contains { word.hasPrefix($0) }
    }

    private static let denied: [String: String] = [
        "doesnt": "does", "dont": "do", "isnt": "is", "arent": "are", "cant": "can",
        "cannot": "can",
        "wont": "will", "didnt": "did", "wasnt": "was", "couldnt": "could", "havent": "have",
        "hasnt": "has", "wouldnt": "would", "shouldnt": "should", "doestnot": "does",
        "werent": "were",
        "donot": "do", "doesnot": "does", "aint": "is", "nto": "", "nott": "", "lnot": "",
        "doest": "does", "cannt": "can", "didt": "did", "dosent": "does", "dosnt": "does",
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
