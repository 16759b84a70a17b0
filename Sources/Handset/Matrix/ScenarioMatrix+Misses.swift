extension SessionMiss {
    /// The number of rules whose misses are told.
    private static let maximumCount = 3

    /// Returns the lines for a payload without a session: that there is none, and why the first rules found none.
    package static func lines(for misses: [SessionMiss]) -> [String] {
        let told = misses.prefix(maximumCount).map { miss in
            "rule \(SourceExcerpt.shown(miss.rule)): \(SourceExcerpt.shown("\(miss)"))"
        }
        let others = misses.count - told.count
        return ["no session"] + told
            + (others > 0 ? ["and \(others) more rule\(others == 1 ? "" : "s")"] : [])
    }
}

extension ScenarioMatrix {
    /// The lines for a payload without a session.
    package var noSessionLines: [String] { SessionMiss.lines(for: misses) }
}
