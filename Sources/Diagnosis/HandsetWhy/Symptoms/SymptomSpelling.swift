import Handset

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
        return words.first { meant in
            meant.first == word.first
                && NearestName.isNear(
                    word, within: min(meant.count, word.count) >= long ? 2 : 1, of: meant)
        } ?? word
    }

    private static func isKnown(_ word: String) -> Bool {
        SymptomTerm.phrases.values.contains { $0.contains { $0.has(word) } }
    }
}
