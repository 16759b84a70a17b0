/// The number of times that something was tried, so that nothing is tried for ever.
struct GapTries {
    enum Key: Hashable {
        case error(file: String, line: Int, message: String)
        case line(file: String, line: Int)
        case late(file: String, line: Int)
    }

    private var counts: [Key: Int] = [:]

    /// Counts one more, and returns the number.
    mutating func count(_ key: Key) -> Int {
        counts[key, default: 0] += 1
        return counts[key, default: 0]
    }

    func number(_ key: Key) -> Int { counts[key, default: 0] }
}
