package import HandsetFacts

/// An error of a push service or of its library, as people quote it.
package struct ServiceError: Sendable {
    /// The error as the service writes it, such as `Unregistered`.
    package let name: String
    /// The fault in a sentence without its full stop.
    package let words: String
    /// The remedy, in a sentence without its full stop.
    package let change: String
    /// The station that reports it.
    package let station: Station
    package let symptom: Symptom
    /// The certainty: an error that has one meaning is certain.
    package let confidence: Confidence
    /// The mistakes that it may come from.
    package let mistakes: Set<String>
    /// Other spellings, in small letters.
    private let spellings: [SymptomTerm.Phrase]

    init(
        _ name: String, _ words: String, change: String, at station: Station = .service,
        symptom: Symptom = .refused, _ confidence: Confidence = .certain,
        from mistakes: Set<String> = [], also spellings: [String] = []
    ) {
        self.name = name
        self.words = words
        self.change = change
        self.station = station
        self.symptom = symptom
        self.confidence = confidence
        self.mistakes = mistakes
        let parts = name.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "_") }
        self.spellings = ([parts.joined(separator: " ")] + spellings).map(SymptomTerm.Phrase.init)
    }

    /// All errors that are known by name; the more special first.
    package static let all: [ServiceError] = ofApple + ofFirebase + ofOthers + ofAzure + ofDevice

    /// Returns the errors that words name, each once.
    ///
    /// The name of one error is not read as another one.
    ///
    /// - Parameters:
    ///   - words: The words in small letters, without marks.
    ///   - text: The text as it was written.
    /// - Returns: The errors.
    static func all(in words: [String], of text: String) -> [ServiceError] {
        taken(from: words, of: text).errors
    }

    /// Returns the words without the names of errors.
    static func removed(from words: [String], of text: String) -> [String] {
        taken(from: words, of: text).rest
    }

    private static func taken(
        from words: [String], of text: String
    ) -> (errors: [ServiceError], rest: [String]) {
        var rest = words
        var errors: [ServiceError] = []
        for error in all {
            var isNamed = false
            for phrase in error.spellings {
                guard let range = phrase.range(in: rest),
                    !PlainErrorWords.arePlain(phrase)
                        || PlainErrorWords.nameError(phrase, of: error.name, in: words, text)
                else { continue }
                rest.replaceSubrange(range, with: ["—"])
                isNamed = true
            }
            if isNamed { errors.append(error) }
        }
        // A status says no more than the error's name beside it.
        if errors.contains(where: { !$0.isStatus }) { errors.removeAll(where: \.isStatus) }
        return (errors, rest.filter { $0 != "—" })
    }

    /// Returns the error of another service that has this name in other letters, if a text spells that one.
    func spelt(as text: String) -> ServiceError {
        Self.all.first {
            $0.name != name && $0.name.lowercased() == name.lowercased() && text.contains($0.name)
        } ?? self
    }

    /// True for a number alone.
    private var isStatus: Bool { name.allSatisfy(\.isNumber) }
}

extension SymptomTerm.Phrase {
    /// Returns where words have the phrase; `nil` if nowhere.
    func range(in text: [String]) -> Range<Int>? {
        guard !words.isEmpty, text.count >= words.count else { return nil }
        return (0...(text.count - words.count)).lazy.map { $0..<($0 + self.words.count) }
            .first { Self(words: self.words).isIn(Array(text[$0])) }
    }

    private init(words: [String]) { self.init(words.joined(separator: " ")) }
}
