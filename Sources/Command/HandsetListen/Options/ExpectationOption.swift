import ArgumentParser

/// An expectation of the senders, as an option gives it.
enum ExpectationOption {
    /// At least this many notifications reach the app.
    case count(Int)
    /// The cases of a suite, at its path.
    case suite(String)

    /// Takes a whole number for a count, and all else for a suite.
    init(_ text: String) throws(ValidationError) {
        guard !text.isEmpty else {
            throw ValidationError("The value after --expect is empty; give a count or a suite.")
        }
        guard let count = Int(text) else {
            self = .suite(text)
            return
        }
        guard count >= 1 else {
            throw ValidationError("--expect is \(count); give a number from 1, or a suite.")
        }
        self = .count(count)
    }
}
