extension Complaint {
    /// Returns true if the symptom's own words have a word.
    func mentions(_ word: String) -> Bool { told.lowercased().contains(word) }
}
