extension SessionRules {
    /// The word for what the rules find.
    ///
    /// A pattern finds the session in the printed text, a key the target that a tap opens.
    package var wordForFound: String {
        rules.contains { if case .text = $0.source { true } else { false } } ? "session" : "target"
    }
}

extension SessionMatch {
    /// The word for what was found.
    package var word: String { keyPath == nil ? "session" : "target" }
}
