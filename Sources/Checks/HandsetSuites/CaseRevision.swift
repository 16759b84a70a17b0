import Handset

/// The members that a case has to state in place of the expectations that were not met.
///
/// It needs neither the document of the case nor the payload, so that both are not in memory at once.
struct CaseRevision {
    typealias Member = (key: SuiteReader.CaseKey, value: JSONText)

    let name: String
    /// The keys of the expectations that were not met, in the order of the case, and the members that take
    /// their places; `nil` for one that is removed.
    let changes: [(key: SuiteReader.CaseKey, new: Member?)]

    /// The result is `nil` if all expectations were met.
    init?(of tried: SuiteCase, _ finding: CaseFinding) {
        var unmet = tried.expectations.filter { $0.failure(given: finding) != nil }.map(\.key)
        // A payload that is refused does nothing in a web view.
        if finding.refusal != nil, !tried.webViewParts.isEmpty { unmet.append(.webView) }
        guard !unmet.isEmpty else { return nil }
        name = tried.name
        // A key that is already right must not be written a second time.
        var written = Set(tried.expectations.map(\.key)).subtracting(unmet)
        changes = unmet.map { key in
            let new = Self.replacement(for: key, beside: written, finding)
            return (key, written.insert(new.key).inserted ? new : nil)
        }
    }

    /// Returns a member that states what was found, in place of an expectation that was not met.
    private static func replacement(
        for key: SuiteReader.CaseKey, beside written: Set<SuiteReader.CaseKey>,
        _ finding: CaseFinding
    ) -> Member {
        if let refusal = finding.refusal {
            return (.refused, .string(refusal.reason.description))
        }
        switch key {
        case .hazards: return (.hazards, finding.hazardsAsJSON)
        case .callbacks: return (.callbacks, finding.callbacksAsJSON)
        case .display: return (.display, finding.displayAsJSON)
        case .badge: return (.badge, finding.badgeAsJSON)
        default: break
        }
        let new = finding.expectation(preferring: key)
        // An empty list of calls already states that there is no session.
        return new.key == .none && written.contains(.calls) ? (.calls, .array([])) : new
    }
}
