extension UnconfirmedBehavior {
    /// The choices that differ from the usual ones, by the names of their points; `nil` if none does.
    package var assumptions: [String: String]? {
        let usual = UnconfirmedBehavior()
        let others = UnconfirmedPoint.allCases.filter { self[$0] != usual[$0] }
        guard !others.isEmpty else { return nil }
        return Dictionary(uniqueKeysWithValues: others.map { ($0.rawValue, self[$0]) })
    }
}
