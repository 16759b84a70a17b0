extension ScenarioMatrix {
    /// The number of rules whose misses are told.
    private static let maximumMissCount = 3

    /// The lines for a payload without a session: that there is none, and why the first rules found none.
    package var noSessionLines: [String] {
        let told = misses.prefix(Self.maximumMissCount).map { miss in
            "rule \(SourceExcerpt.shown(miss.rule)): \(SourceExcerpt.shown("\(miss)"))"
        }
        let others = misses.count - told.count
        return ["no session"] + told
            + (others > 0 ? ["and \(others) more rule\(others == 1 ? "" : "s")"] : [])
    }
}
