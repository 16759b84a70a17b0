/// A name without its case, hyphens, underscores and blanks.
struct FoldedName: Sendable {
    /// The largest number of bytes of a name that is compared; a longer one is never near.
    private static let maximumByteCount = 1_000

    let characters: [Character]
    /// The number of characters in each of 32 classes.
    private let counts: SIMD32<Int16>

    /// Folds a name; `nil` if it is too long.
    init?(_ name: String) {
        guard name.utf8.count <= Self.maximumByteCount else { return nil }
        characters = name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
        var counts = SIMD32<Int16>()
        for character in characters {
            let scalar = character.unicodeScalars.first?.value ?? 0
            counts[Int(scalar & 31)] += 1
        }
        self.counts = counts
    }

    /// Returns a number that the distance from another name is never less than.
    ///
    /// To change one character changes the counts of two classes at most, one up and one down. To swap two
    /// characters changes none.
    func leastDistance(from other: FoldedName) -> Int {
        let difference = counts &- other.counts
        let more = difference.replacing(with: 0, where: difference .< 0).wrappedSum()
        return max(Int(more), Int(more &- difference.wrappedSum()))
    }

    /// Returns the number of characters to insert, remove, replace or swap with their neighbours.
    func distance(from other: FoldedName) -> Int {
        let (left, right) = (characters, other.characters)
        // The last row but one, the last one, and the one that is computed.
        var earlier = [Int](repeating: 0, count: right.count + 1)
        var last = Array(0...right.count)
        var row = earlier
        for (i, character) in left.enumerated() {
            row[0] = i + 1
            for (j, other) in right.enumerated() {
                var best = min(last[j] + (character == other ? 0 : 1), last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, character == right[j - 1], left[i - 1] == other {
                    best = min(best, earlier[j - 1] + 1)
                }
                row[j + 1] = best
            }
            (earlier, last, row) = (last, row, earlier)
        }
        return last[right.count]
    }
}
