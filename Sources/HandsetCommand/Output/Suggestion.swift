import ArgumentParser
import Handset

/// The question after a name that is not known, such as `Did you mean 'receive'?`.
enum Suggestion {
    /// Returns the question with a blank before it, or nothing if no known name is near.
    static func question(for name: String, among names: [String]) -> String {
        NearestName.of(name, among: names).map { " Did you mean '\($0)'?" } ?? ""
    }

    /// Returns the error of a name in the value of an option.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - what: What it should be, such as `is not a severity`.
    ///   - advice: The advice, as part of a sentence.
    ///   - names: The known names.
    /// - Returns: The error.
    static func error(
        _ name: String, _ what: String, _ advice: String, among names: [String]
    ) -> ValidationError {
        ValidationError("'\(name)' \(what); \(advice).\(question(for: name, among: names))")
    }
}
