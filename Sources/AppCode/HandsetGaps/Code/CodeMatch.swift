/// A match of a pattern, with its groups.
struct CodeMatch {
    /// The offsets of the match and of its groups; `nil` for a group that is not there.
    let ranges: [Range<Int>?]
    let texts: [String?]

    var range: Range<Int> { ranges.first.flatMap(\.self) ?? 0..<0 }
    var start: Int { range.lowerBound }
    var end: Int { range.upperBound }

    /// Returns the text of a group, counted from 1; `nil` if it is not there.
    subscript(_ group: Int) -> String? { texts.indices.contains(group) ? texts[group] : nil }

    /// Returns the offsets of a group; `nil` if it is not there.
    func range(_ group: Int) -> Range<Int>? {
        ranges.indices.contains(group) ? ranges[group] : nil
    }
}
