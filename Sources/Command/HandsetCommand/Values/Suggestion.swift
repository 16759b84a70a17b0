package import ArgumentParser
import Handset

/// The question after a name that is not known, such as `Did you mean 'receive'?`.
package enum Suggestion {
    /// Returns the question with a blank before it, or nothing if no known name is near.
    ///
    /// The beginning of only one name is near too, such as `prod`.
    static func question(for name: String, among names: [String]) -> String {
        let nearest = NearestName.of(name, among: names) ?? completed(name, among: names)
        return nearest.map { " Did you mean '\($0)'?" } ?? ""
    }

    private static func completed(_ name: String, among names: [String]) -> String? {
        let name = name.lowercased()
        let longer = names.filter { $0.hasPrefix(name) }
        return name.count >= leastBeginning && longer.count == 1 ? longer[0] : nil
    }

    /// The smallest number of characters of a beginning.
    private static let leastBeginning = 3

    /// Returns the error of a name in the value of an option.
    ///
    /// `what` tells what it should be, such as `is not a severity`. The advice is part of a sentence.
    package static func error(
        _ name: String, _ what: String, _ advice: String, among names: [String]
    ) -> ValidationError {
        ValidationError("'\(name)' \(what); \(advice).\(question(for: name, among: names))")
    }
}
