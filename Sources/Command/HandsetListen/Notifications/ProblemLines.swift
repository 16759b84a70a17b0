import HandsetGateway

/// The lines on standard error about failures below the API: one for each kind and sender, and a count.
struct ProblemLines: Sendable {
    /// The number of kinds and senders that are remembered; failures of others are only counted.
    static let limit = 256

    /// The number of kinds that are remembered of one sender, whose header fields may have any names.
    static let senderLimit = 32

    private let words: ProblemWords
    private var counts: [String: Int] = [:]
    private var kindCounts: [String: Int] = [:]
    private var order: [String] = []
    private var otherCount = 0

    init(_ words: ProblemWords) {
        self.words = words
    }

    /// Returns the line about a failure, or `nil` if there was one like it before.
    mutating func line(for problem: ConnectionProblem) -> String? {
        let start = words.start(of: problem)
        if let count = counts[start] {
            counts[start] = count + 1
            return nil
        }
        let sender = problem.peer ?? ""
        guard counts.count < Self.limit, kindCounts[sender, default: 0] < Self.senderLimit else {
            otherCount += 1
            return nil
        }
        kindCounts[sender, default: 0] += 1
        counts[start] = 1
        order.append(start)
        return words.line(for: problem)
    }

    /// The lines about failures that came more than once, or had no line.
    var rest: [String] {
        var lines = order.compactMap { start in
            counts[start].flatMap { $0 > 1 ? "handset: \($0) times: \(start)" : nil }
        }
        if otherCount > 0 {
            lines.append(
                "handset: \(otherCount) more failures of connections had no line of their own")
        }
        return lines
    }
}
