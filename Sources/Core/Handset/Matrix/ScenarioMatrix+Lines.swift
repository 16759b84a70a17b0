extension SessionMiss {
    /// The number of rules whose misses are told.
    private static let maximumCount = 3

    /// Returns the lines for a payload without a session: that there is none, and why the first rules found none.
    package static func lines(for misses: [SessionMiss]) -> [String] {
        let told = misses.prefix(maximumCount).map { miss in
            "rule \(SourceExcerpt.shown(miss.rule)): \(SourceExcerpt.shown("\(miss)"))"
        }
        let others = misses.count - told.count
        return ["opens nothing"] + told
            + (others > 0 ? ["and \(others) more rule\(others == 1 ? "" : "s")"] : [])
    }
}

extension ScenarioMatrix {
    /// The lines for a payload without a session.
    package var noSessionLines: [String] {
        hasRules
            ? SessionMiss.lines(for: misses) : ["nothing says what a tap opens"]
    }
}

extension ScenarioMatrix {
    /// Returns the title of a version: the methods that the app implements, and what else it is.
    package func title(of scenario: Scenario) -> String {
        let version = scenario.application.systemVersion
        guard hasRules else { return "iOS \(version): the method that gets the payload last" }
        let methods = scenario.delegates.known(to: version).names
        let implemented = methods.isEmpty ? "no method that it calls" : methods.list
        return
            (["iOS \(version): the app implements \(implemented)"]
            + self.scenario.peculiarities).joined(separator: "; ")
    }

    /// Calls a closure with a line for each session, and for each other one that an action leads the rules to.
    ///
    /// The closure returns false to stop.
    package func forEachSessionLine(_ body: (String) throws -> Bool) rethrows {
        var goesOn = true
        func tell(_ found: FoundSessions, _ prefix: String) throws {
            try found.forEachRoute { route in
                let match = route.match
                goesOn = try body(
                    "\(prefix)\(match.word) \(SourceExcerpt.shown(match.session.utf8)) in "
                        + "\(SourceExcerpt.shown(match.key.utf8)), found by rule "
                        + SourceExcerpt.shown(match.rule.utf8))
                return goesOn
            }
        }
        func tell(_ reports: [StatementReport]?) throws {
            for (index, report) in (reports ?? []).enumerated() {
                let number = (reports?.count ?? 0) > 1 ? ", statement \(index + 1)" : ""
                for line in report.lines where goesOn {
                    goesOn = try body("web view\(number): \(line)")
                }
            }
        }
        let opened = rows.filter { !$0.reports.isEmpty }
        try tell(found, "")
        try tell(opened.first { !$0.findsOtherSessions }?.reports)
        var told: Set<UserAction> = []
        for row in rows where goesOn && row.findsOtherSessions {
            guard told.insert(row.scenario.action).inserted else { continue }
            try tell(row.reception.found, "after \(row.scenario.action.rawValue): ")
            try tell(row.reports)
        }
    }
}
