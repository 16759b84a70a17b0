public import Handset

/// One expectation of a case: a statement about the result of its payload.
public struct CaseExpectation: Hashable, Sendable {
    /// The content of an expectation.
    public enum Content: Hashable, Sendable {
        /// The app opens at least one session, and each is this one.
        case session(String)
        /// There is at least one lookup URL, and each is this one.
        case url(String)
        /// There is at least one JavaScript statement, and each is this one.
        case javaScript(String)
        /// These are all statements, in order.
        case calls([String])
        /// The app does not open a session.
        case none
        /// These are all hazards, in any order.
        case hazards(Set<Hazard.Kind>)
        /// The payload is refused, for this reason; `nil` stands for any reason.
        case refused(PayloadRefusal.Reason?)
        /// These are all callbacks, in order, by their short names.
        case callbacks([String])
        /// These are all parts that are shown and played, by their names.
        case display(Set<String>)
        /// The app's icon gets this number; `nil` if it stays as it is.
        case badge(Int?)
        /// The statements do this in a web view.
        case webView(WebViewPart)
    }

    /// The content of the expectation.
    public var content: Content
    /// The place of the expectation in the suite.
    public var place: SourcePlace

    /// Creates an expectation.
    public init(_ content: Content, place: SourcePlace) {
        self.content = content
        self.place = place
    }

    /// The key of the case's member that states it, such as `session` or `webView.opened`.
    public var field: String {
        if case .webView(let part) = content {
            "\(key.rawValue).\(part.name)"
        } else {
            key.rawValue
        }
    }

    var key: SuiteReader.CaseKey {
        switch content {
        case .session: .session
        case .url: .url
        case .javaScript: .javascript
        case .calls: .calls
        case .none: .none
        case .hazards: .hazards
        case .refused: .refused
        case .callbacks: .callbacks
        case .display: .display
        case .badge: .badge
        case .webView: .webView
        }
    }
}

extension CaseExpectation {
    func failure(given finding: CaseFinding) -> CaseFailure? {
        switch content {
        case .session(let session):
            return failure(
                session, among: finding.outcomes.routes.map(\.match.session), of: finding)
        case .url(let url):
            return failure(url, among: finding.outcomes.routes.map(\.lookup.url), of: finding)
        case .javaScript(let statement):
            return failure(statement, among: finding.calls, of: finding)
        case .calls(let calls):
            guard
                finding.refusal != nil
                    || !calls.elementsEqual(finding.calls, by: ComparedText.areEqual)
            else { return nil }
            return failure(calls, of: finding)
        case .none:
            guard finding.refusal != nil || finding.outcomes.count > 0 else { return nil }
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
        case .callbacks(let names):
            guard finding.refusal != nil || names != finding.callbacks else { return nil }
            return failure(
                ComparedText.inWords(names, else: "no callback"),
                finding.refusalInWords
                    ?? ComparedText.inWords(finding.callbacks, else: "no callback"))
        case .display(let parts):
            guard finding.refusal != nil || parts != Set(finding.display.partNames) else {
                return nil
            }
            let names = NotificationDisplay.allPartNames.filter(parts.contains)
            return failure(
                ComparedText.inWords(names, else: "nothing"),
                finding.refusalInWords
                    ?? ComparedText.inWords(finding.display.partNames, else: "nothing"))
        case .badge(let number):
            guard finding.refusal != nil || number != finding.display.badge else { return nil }
            return failure(
                Self.inWords(number),
                finding.refusalInWords ?? Self.inWords(finding.display.badge))
        // The web view is asked apart, since it takes its time.
        case .webView: return nil
        }
    }

    private func failure(
        _ expected: String, among found: some Sequence<String>, of finding: CaseFinding
    ) -> CaseFailure? {
        if let refusal = finding.refusalInWords { return failure(expected, refusal) }
        // Report the first value that differs.
        if let other = found.first(where: { !ComparedText.areEqual($0, expected) }) {
            return failure(expected, other)
        }
        return finding.outcomes.count > 0 ? nil : failure(expected, finding.sessionsInWords)
    }

    private func failure(_ calls: [String], of finding: CaseFinding) -> CaseFailure {
        let expected = calls.isEmpty ? CaseFinding.noSession : calls.joined(separator: "\n")
        let found = finding.callsInWords
        guard finding.refusal == nil, ComparedText.areEqual(expected, found) else {
            return failure(expected, found)
        }
        // The joined texts are equal: only the boundaries of the statements differ.
        return failure(Self.inJSON(calls), Self.inJSON(Array(finding.calls)))
    }

    func failure(_ expected: String, _ found: String) -> CaseFailure {
        CaseFailure(field: field, place: place, expected: expected, found: found)
    }

    static func inWords(_ badge: Int?) -> String {
        badge.map { "\($0)" } ?? "no badge"
    }

    private static func inJSON(_ calls: [String]) -> String {
        String(decoding: JSONText.texts(calls).bytes, as: UTF8.self)
    }

    private static func inWords(_ kinds: Set<Hazard.Kind>) -> String {
        kinds.isEmpty ? "no findings" : kinds.identifiers.joined(separator: "\n")
    }
}
