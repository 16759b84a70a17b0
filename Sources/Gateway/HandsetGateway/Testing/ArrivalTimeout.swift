/// The error of a test that waited for notifications which did not come.
public struct ArrivalTimeout: Error, Hashable, Sendable, CustomStringConvertible {
    /// The number of notifications that were waited for.
    public var expectedCount: Int
    /// The longest time to wait.
    public var limit: Duration
    /// The notifications that came meanwhile, which stay for the next call.
    public var arrivals: [Arrival]
    /// The notifications that were taken from the gateway before.
    public var earlier: [Arrival]
    /// The connections that failed below the API, with the reasons.
    public var problems: [ConnectionProblem]

    /// The expected notifications, the ones that came, and the failed connections.
    public var description: String {
        let noun = expectedCount == 1 ? "notification" : "notifications"
        var lines = ["\(arrivals.count) of \(expectedCount) \(noun) came within \(limit)"]
        lines += arrivals.map { "came: \($0)" } + earlier.map { "had come before: \($0)" }
        lines += problems.map { "failed: \($0)" }
        if lines.count == 1 { lines.append("nothing else came, and no connection has failed") }
        return lines.joined(separator: "\n")
    }
}
