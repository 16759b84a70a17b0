/// The search for the known name that an unknown one probably means.
package enum NearestName {
    /// Returns a question with the name nearest to an unknown one, or a list of all names if none is near.
    package static func advice(for name: String, among names: [String]) -> String {
        if let nearest = of(name, among: names) { return "did you mean \"\(nearest)\"?" }
        return "use one of \(names.map { "\"\($0)\"" }.joined(separator: ", "))"
    }

    /// Returns the known name nearest to another, or `nil` if none is near.
    package static func of(_ name: String, among names: [String]) -> String? {
        guard let wanted = WantedName(name) else { return nil }
        // The known names may be all keys of a payload: none is kept.
        return wanted.nearest(among: names.lazy.map { FoldedName($0) }).map { names[$0] }
    }

    /// Returns true if a name differs from a known one in some letters at most.
    ///
    /// Each is missing, too many, another, or in its neighbour's place. The case, hyphens, underscores and blanks do
    /// not count.
    package static func isNear(_ name: String, within count: Int, of known: String) -> Bool {
        guard let name = FoldedName(name), let known = FoldedName(known) else { return false }
        return name.leastDistance(from: known) <= count && name.distance(from: known) <= count
    }
}
