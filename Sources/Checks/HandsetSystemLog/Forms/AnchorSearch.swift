/// A search for many words at once, after Wu and Manber: most bytes are never looked at.
///
/// A table tells for each three bytes how far the search may jump. Only where it says zero are words compared.
package final class AnchorSearch: Sendable {
    /// The number of bytes of the shortest word, up to which all words are looked for.
    private let reach: Int
    private let shifts: [UInt8]
    private let buckets: [[Int]]
    private let words: [[UInt8]]
    private static let mask = (1 << 14) - 1

    /// - Parameter words: The words, each of at least three bytes; shorter ones are never found.
    package init(_ words: [[UInt8]]) {
        self.words = words
        let usable = words.indices.filter { words[$0].count >= 3 }
        let reach = min(usable.map { words[$0].count }.min() ?? 3, 200)
        var shifts = [UInt8](repeating: UInt8(reach - 2), count: Self.mask + 1)
        var buckets = [[Int]](repeating: [], count: Self.mask + 1)
        for word in usable {
            for end in 3...reach {
                let bytes = words[word]
                let hash = Self.hash(bytes[end - 3], bytes[end - 2], bytes[end - 1])
                shifts[hash] = min(shifts[hash], UInt8(reach - end))
                if end == reach { buckets[hash].append(word) }
            }
        }
        self.reach = reach
        self.shifts = shifts
        self.buckets = buckets
    }

    @inline(__always)
    private static func hash(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
        (Int(first) &* 37 ^ Int(second) << 5 ^ Int(third) << 9 &+ Int(third)) & mask
    }

    /// Returns the offset of the first word at or after an offset, and the word's index.
    ///
    /// - Parameters:
    ///   - bytes: The bytes.
    ///   - offset: The first offset.
    /// - Returns: The place of the word and its index; `nil` if there is none.
    package func first(
        in bytes: UnsafeBufferPointer<UInt8>, from offset: Int
    ) -> (offset: Int, word: Int)? {
        guard let base = bytes.baseAddress, offset >= 0 else { return nil }
        let count = bytes.count
        return shifts.withUnsafeBufferPointer { shifts in
            guard let shifts = shifts.baseAddress else { return nil }
            var end = offset + reach
            while end <= count {
                let hash = Self.hash(base[end - 3], base[end - 2], base[end - 1])
                let shift = Int(shifts[hash])
                if shift > 0 {
                    end += shift
                    continue
                }
                let start = end - reach
                for word in buckets[hash] where isWord(word, at: start, base, count) {
                    return (start, word)
                }
                end += 1
            }
            return nil
        }
    }

    private func isWord(
        _ word: Int, at start: Int, _ base: UnsafePointer<UInt8>, _ count: Int
    ) -> Bool {
        let bytes = words[word]
        guard start + bytes.count <= count else { return false }
        for index in bytes.indices where base[start + index] != bytes[index] { return false }
        return true
    }

    /// Returns the indices of all words in some bytes, each once and in their order.
    package func words(in bytes: ArraySlice<UInt8>) -> [Int] {
        bytes.withUnsafeBufferPointer { bytes in
            var found: Set<Int> = []
            var offset = 0
            while let next = first(in: bytes, from: offset) {
                found.insert(next.word)
                // Another word may begin at the same place.
                for word in words.indices where !found.contains(word) {
                    if let base = bytes.baseAddress,
                        isWord(word, at: next.offset, base, bytes.count)
                    {
                        found.insert(word)
                    }
                }
                offset = next.offset + 1
            }
            return found.sorted()
        }
    }
}
