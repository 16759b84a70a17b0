/// What a case of a suite says that comes of its payload.
public struct CaseExpectation: Hashable, Sendable {
    /// What is expected.
    public enum Content: Hashable, Sendable {
        /// Every session that the app opens is this one, and it opens one.
        case session(String)
        /// Every lookup URL is this one, and there is one.
        case url(String)
        /// Every statement is this one, and there is one.
        case javaScript(String)
        /// These are the statements, all of them, in order.
        case calls([String])
        /// The app opens no session.
        case none
        /// These are the hazards, all of them, in any order.
        case hazards(Set<HazardKind>)
        /// The payload is refused, for this reason if one is given.
        case refused(PayloadRefusal.Reason?)
    }

    /// What is expected.
    public var content: Content
    /// Where the suite says so.
    public var place: SourcePlace

    /// Creates an expectation.
    public init(_ content: Content, place: SourcePlace) {
        self.content = content
        self.place = place
    }

    /// The member of the case that states it.
    public var field: String { key.rawValue }

    var key: SuiteReader.CaseKey {
        switch content {
        case .session: .session
        case .url: .url
        case .javaScript: .javascript
        case .calls: .calls
        case .none: .none
        case .hazards: .hazards
        case .refused: .refused
        }
    }
}

extension CaseExpectation {
    /// What was expected and what was found, or `nil` if it was met.
    func failure(given finding: CaseFinding) -> CaseFailure? {
        switch content {
        case .session(let session):
            return failure(session, among: finding.routes.map(\.match.session), of: finding)
        case .url(let url):
            return failure(url, among: finding.routes.map(\.lookup.url), of: finding)
        case .javaScript(let statement):
            return failure(statement, among: finding.calls, of: finding)
        case .calls(let calls):
            guard finding.refusal != nil || !calls.elementsEqual(finding.calls, by: Self.areEqual)
            else { return nil }
            return failure(calls, of: finding)
        case .none:
            guard finding.refusal != nil || !finding.routes.isEmpty else { return nil }
            return failure(CaseFinding.noSession, finding.sessionsInWords)
        case .hazards(let kinds):
            guard finding.refusal != nil || kinds != finding.hazardKinds else { return nil }
            let found = finding.refusalInWords ?? Self.inWords(finding.hazardKinds)
            return failure(Self.inWords(kinds), found)
        case .refused(let reason):
            let found = finding.refusal?.reason
            guard found == nil || reason != nil && reason != found else { return nil }
            return failure(
                reason.map { "refused: \($0)" } ?? "refused",
                found.map { "refused: \($0)" } ?? "not refused: " + finding.sessionsInWords)
        }
    }

    private func failure(
        _ expected: String, among found: [String], of finding: CaseFinding
    ) -> CaseFailure? {
        if finding.refusal == nil, !found.isEmpty,
            found.allSatisfy({ Self.areEqual($0, expected) })
        {
            return nil
        }
        if let refusal = finding.refusalInWords { return failure(expected, refusal) }
        // Of several only those that are not as expected tell something.
        guard let other = found.first(where: { !Self.areEqual($0, expected) }) else {
            return failure(expected, finding.sessionsInWords)
        }
        return failure(expected, other)
    }

    private func failure(_ calls: [String], of finding: CaseFinding) -> CaseFailure {
        let expected = calls.isEmpty ? CaseFinding.noSession : calls.joined(separator: "\n")
        let found = finding.callsInWords
        guard finding.refusal == nil, Self.areEqual(expected, found) else {
            return failure(expected, found)
        }
        // Only where one statement ends and the next begins is not the same.
        return failure(Self.inJSON(calls), Self.inJSON(finding.calls))
    }

    private func failure(_ expected: String, _ found: String) -> CaseFailure {
        CaseFailure(field: field, place: place, expected: expected, found: found)
    }

    // Swift takes composed and decomposed characters for equal; the app does not.
    static func areEqual(_ left: String, _ right: String) -> Bool {
        left.unicodeScalars.elementsEqual(right.unicodeScalars)
    }

    private static func inJSON(_ calls: [String]) -> String {
        String(decoding: JSONText.array(calls.map { .string($0) }).bytes, as: UTF8.self)
    }

    private static func inWords(_ kinds: Set<HazardKind>) -> String {
        kinds.isEmpty
            ? "no hazards"
            : HazardKind.allCases.filter(kinds.contains).map(\.identifier).joined(separator: "\n")
    }
}
