/// The search for the known name that an unknown one probably means.
package enum NearestName {
    /// Returns advice on an unknown name.
    ///
    /// - Parameters:
    ///   - name: The unknown name.
    ///   - names: The known names.
    /// - Returns: A question with the nearest name, or a list of all names if none is near.
    package static func advice(for name: String, among names: [String]) -> String {
        if let nearest = of(name, among: names) { return "did you mean \"\(nearest)\"?" }
        return "use one of \(names.map { "\"\($0)\"" }.joined(separator: ", "))"
    }

    /// Returns the known name nearest to another, or `nil` if none is near.
    package static func of(_ name: String, among names: [String]) -> String? {
        // No known name is longer, and the time grows with the square of the length.
        guard name.utf8.count <= 100 else { return nil }
        let distances = names.map { distance(folded(name), folded($0)) }
        guard let least = distances.min(), least <= max(1, name.count / 3),
            let index = distances.firstIndex(of: least)
        else { return nil }
        return names[index]
    }

    private static func folded(_ name: String) -> [Character] {
        name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
    }

    /// Returns the number of characters to insert, remove, replace or swap with their neighbours.
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var rows = [Array(0...right.count)]
        for (i, character) in left.enumerated() {
            var row = [i + 1]
            for (j, other) in right.enumerated() {
                var best = min(
                    rows[i][j] + (character == other ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, character == right[j - 1], left[i - 1] == other {
                    best = min(best, rows[i - 1][j - 1] + 1)
                }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[left.count][right.count]
    }
}
