/// The spelling of words that people often get wrong.
enum SymptomSpelling {
    /// The words that are looked for, as they are spelt.
    private static let words = [
        "notification", "notifications", "message", "messages", "received", "receiving", "trigger",
        "triggered", "triggering", "background", "foreground", "terminated", "silent", "working",
        "navigate", "navigating", "navigation", "buttons", "delivered", "registered", "permission",
        "permissions", "displayed", "displaying", "appearing", "vibration", "picture", "attachment",
        "incoming", "callback", "listener", "handler", "launched", "clicked", "clicking",
        "duplicate", "crashes", "crashing", "delayed", "executed", "invoked", "extension",
        "category", "payload", "response", "firebase", "redirect", "redirecting",
    ]
    private static let shortest = 6
    /// The letters from which on a word may have two faults.
    private static let long = 10

    /// Returns the word that is meant by a misspelt one.
    ///
    /// - Parameter word: The word, in small letters.
    /// - Returns: The word that differs in one letter, or two of a long one; the word itself if it is known, or none
    ///   is near.
    static func corrected(_ word: String) -> String {
        guard word.count >= shortest, word.allSatisfy(\.isLetter), !isKnown(word) else {
            return word
        }
        let letters = Array(word)
        return words.first { meant in
            let count = min(meant.count, letters.count) >= long ? 2 : 1
            return meant.first == letters.first && abs(meant.count - letters.count) <= count
                && distance(letters, Array(meant)) <= count
        } ?? word
    }

    private static func isKnown(_ word: String) -> Bool {
        SymptomTerm.phrases.values.contains { $0.contains { $0.has(word) } }
    }

    /// Returns the number of letters that are missing, too many, wrong, or in each other's place.
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var rows = [Array(0...right.count)]
        for row in 1...left.count {
            var costs = [row]
            for column in 1...right.count {
                let isSame = left[row - 1] == right[column - 1]
                var cost = min(
                    rows[row - 1][column] + 1, costs[column - 1] + 1,
                    rows[row - 1][column - 1] + (isSame ? 0 : 1))
                if row > 1, column > 1, left[row - 1] == right[column - 2],
                    left[row - 2] == right[column - 1]
                {
                    cost = min(cost, rows[row - 2][column - 2] + 1)
                }
                costs.append(cost)
            }
            rows.append(costs)
        }
        return rows[left.count][right.count]
    }
}
