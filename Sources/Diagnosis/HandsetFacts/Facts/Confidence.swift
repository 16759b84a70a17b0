/// The certainty of a fact that was read in sources.
package enum Confidence: String, CaseIterable, Comparable, Hashable, Sendable {
    /// Something else may decide it: code that was not read, or a value that is made as the app runs.
    case guess
    /// The code says so, as far as it is followed.
    case likely
    /// The line itself says so.
    case certain

    /// Returns true if the first of two is less certain.
    package static func < (left: Confidence, right: Confidence) -> Bool {
        let order = allCases
        return (order.firstIndex(of: left) ?? 0) < (order.firstIndex(of: right) ?? 0)
    }
}
