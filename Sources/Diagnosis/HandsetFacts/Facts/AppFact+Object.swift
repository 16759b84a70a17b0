extension AppFact {
    /// The type of the object that a line makes the center's delegate; empty if it is not known.
    package var object: String {
        detail.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).first.map(
            String.init) ?? ""
    }

    /// The rest of the detail, which says when the line runs.
    package var moment: String {
        detail.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).last.map(
            String.init) ?? ""
    }
}
