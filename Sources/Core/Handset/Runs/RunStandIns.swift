/// The names of an app that are not here, and what is cut for them.
package struct RunStandIns: Codable, Hashable, Sendable {
    /// The number of places that are named.
    private static let maximumCount = 5

    /// The number of names that stand in.
    package var count: Int
    /// The places of the statements that are cut, such as `AppDelegate.swift:353`.
    package var cuts: [String]

    package init(count: Int, cuts: [String]) {
        self.count = count
        self.cuts = cuts
    }

    /// The sentence about them, such as `23 names are stood in for, 1 statement is cut (AppDelegate.swift:353)`.
    package var words: String {
        let names = count == 1 ? "1 name is stood in for" : "\(count) names are stood in for"
        guard !cuts.isEmpty else { return "\(names), nothing is cut" }
        let more = cuts.count - Self.maximumCount
        let shown = cuts.prefix(Self.maximumCount).joined(separator: ", ")
        return "\(names), \(cuts.count) statement\(cuts.count == 1 ? " is" : "s are") cut (\(shown)"
            + (more > 0 ? " and \(more) more)" : ")")
            + "; a cell in which the app comes to \(cuts.count == 1 ? "it" : "one") is not judged"
    }
}

extension RunStandIns {
    var json: JSONText {
        .object(["names": .integer(count), "cuts": .texts(cuts)])
    }
}
