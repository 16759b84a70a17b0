/// Known names that many unknown ones are compared with.
struct KnownNames: Sendable {
    private let names: [String]
    private let folded: [FoldedName?]

    /// Prepares the search among names.
    init(_ names: [String]) {
        self.names = names
        folded = names.map { FoldedName($0) }
    }

    /// Returns the known name nearest to another, or `nil` if none is near.
    func nearest(to name: String) -> String? {
        guard let wanted = WantedName(name) else { return nil }
        return wanted.nearest(among: folded).map { names[$0] }
    }
}
