/// The errors of services whose names are words that people use for other things too.
enum PlainErrorWords {
    private static let plain: Set<[String]> = [
        ["unregistered"], ["forbidden"], ["shutdown"], ["unavailable"], ["unauthenticated"],
        ["throttled"], ["go", "away"],
    ]

    /// Words that stand beside the name of an error.
    private static let signs = [
        "error*", "status*", "code", "reason*", "respon*", "answer*", "return*", "http*", "apns",
        "connection", "4xx", "5xx",
    ].map(SymptomTerm.Phrase.init)

    /// Returns true if a phrase may mean something else than an error.
    static func arePlain(_ phrase: SymptomTerm.Phrase) -> Bool { plain.contains(phrase.words) }

    /// Returns true if a text means an error by plain words.
    ///
    /// - Parameters:
    ///   - phrase: The words, which the text has.
    ///   - name: The error's name as its service writes it.
    ///   - words: The words of the text in small letters.
    ///   - text: The text as it was written.
    /// - Returns: True if the text is these words alone, has the name as the service writes it, or speaks of errors.
    static func nameError(
        _ phrase: SymptomTerm.Phrase, of name: String, in words: [String], _ text: String
    ) -> Bool {
        if words == phrase.words { return true }
        if signs.contains(where: { $0.isIn(words) }) || words.contains(where: isStatus) {
            return true
        }
        // The first word of a sentence has a capital letter anyway.
        let parts = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        return parts.dropFirst().contains { $0 == name }
            || name.count > 1 && name == name.uppercased() && parts.contains { $0 == name }
    }

    private static func isStatus(_ word: String) -> Bool {
        Int(word).map { (400...503).contains($0) } ?? false
    }
}
