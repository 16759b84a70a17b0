import Handset
import HandsetLint
import HandsetPictures

/// A payload on a phone in a few lines: what is shown, what a tap calls and opens, and what is wrong.
struct ShownPayload {
    private static let maximumCount = 3
    private static let column = 13

    /// At most 15 lines.
    let lines: [String]

    init(
        _ payload: Payload, in scenario: Scenario, on version: IOSVersion, rules: SessionRules
    ) throws {
        var tapped = scenario
        tapped.action = .tap
        tapped.appState = .background
        let reception = try ReceivingApp(rules: rules, scenario: tapped).receive(payload)
        let explanation = try reception.explanation
        let matrix = try ScenarioMatrix(
            of: payload, in: scenario, on: [version], rules: rules, searcher: MissSearcher())
        let origin = payload.origin
        var lines = ["\(origin): payload \(origin.number), \(origin.byteCount) bytes"]
        func add(_ name: String, _ text: String) {
            lines.append(
                "  " + name + String(repeating: " ", count: Self.column - name.count) + text)
        }
        let shown = reception.plan.display.partNames
        add(
            "shown",
            "\(shown.isEmpty ? "nothing" : shown.joined(separator: ", ")), on iOS \(version)")
        let alert = UserNotificationContent(payload)
        for (name, text) in [("title", alert.title), ("text", alert.body)] where !text.isEmpty {
            add(name, Self.cut(text))
        }
        let keys = payload.userInfo.keys.map { SourceExcerpt.shown($0) }
        add("keys", Self.cut(keys.joined(separator: ", ")))
        let calls = reception.plan.callbacks.filter(\.carriesPayload).map(\.selector.rawValue)
        add(
            reception.plan.isActionPossible ? "a tap calls" : "iOS calls",
            calls.isEmpty ? "no method with the payload" : calls.joined(separator: ", "))
        add("a tap opens", Self.target(of: reception, explanation))
        let summary = MatrixSummary(matrix)
        for (action, counts) in summary.actions {
            add("  \(action.rawValue)", summary.words(of: action, counts, []))
        }
        let findings = Linter().result(of: payload).findings
        let hazards = explanation.hazards.kinds.map(\.identifier)
        var names: [String] = []
        for name in hazards + findings.map(\.rule.identifier) where !names.contains(name) {
            names.append(name)
        }
        let more =
            names.count > Self.maximumCount ? " and \(names.count - Self.maximumCount) more" : ""
        add(
            "findings",
            names.isEmpty ? "none" : names.prefix(Self.maximumCount).joined(separator: ", ") + more)
        self.lines = lines
    }

    private static func target(of reception: Reception, _ explanation: PayloadExplanation) -> String
    {
        guard explanation.hasRules else { return "not known: nothing says it" }
        var found: (session: String, url: String, rule: String)?
        explanation.found.forEachRoute { route in
            found = (route.match.session, route.lookup.url, route.match.rule)
            return false
        }
        guard let found else {
            return "nothing: \(explanation.misses.first.map { "\($0)" } ?? "no rule finds it")"
        }
        let words = "\(cut(found.url)), by rule \(SourceExcerpt.shown(found.rule))"
        guard reception.fate.times > 0 else {
            return "nothing: \(reception.reason.map { "\($0)" } ?? "\(reception.fate)") (\(words))"
        }
        return words
    }

    private static func cut(_ text: String) -> String {
        let shown = SourceExcerpt.shown(text).replacing("\n", with: " ")
        return shown.count > 60 ? "\(shown.prefix(59))…" : shown
    }
}
