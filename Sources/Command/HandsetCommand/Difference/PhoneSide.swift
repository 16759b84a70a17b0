import Handset
import HandsetLint
import HandsetPictures
import HandsetSuites

/// A side of a comparison: all that one phone does with one payload.
struct PhoneSide {
    /// The number of sessions, and of hazards, that are compared.
    private static let maximumCount = 1_000

    let origin: PayloadOrigin
    let name: String
    let version: IOSVersion
    let appName: String
    /// The text that the app prints of each top-level value, below its key.
    let printed: String
    /// The sessions with the keys and rules that find them, or the reasons why there is none.
    let sessions: [String]
    let urls: [String]
    let hazards: [String]
    let findings: [String]
    let rows: [ScenarioMatrix.Row]
    /// The method that gets the payload last in each cell.
    let calls: [String]
    /// False if it is not known what a tap opens.
    let isJudged: Bool
    /// The folder whose sources name no key that the app opens by; `nil` if what it opens is known.
    let unjudged: String?

    /// Takes over what an app did with a payload; `linter` checks it.
    ///
    /// - Parameters:
    ///   - payload: The payload.
    ///   - matrix: The receptions of the payload by the app.
    ///   - version: The version of iOS.
    ///   - app: The app that is given.
    ///   - described: The same app, as it is described.
    ///   - unjudged: The folder of the app if its key is not known. If `nil`, it is known.
    ///   - headers: The headers that have come with the payload.
    ///   - linter: The linter.
    /// - Throws: `SessionSearchError` if a value cannot be searched to the end.
    init(
        _ payload: Payload, did matrix: ScenarioMatrix, on version: IOSVersion,
        given app: GivenApp, _ described: ReceivingApp, unjudged: String?, headers: LintHeaders,
        linter: Linter
    ) throws(SessionSearchError) {
        origin = payload.origin
        name = PayloadTitle(payload.origin, payload).name
        self.version = version
        findings = Self.findings(of: payload, headers, linter)
        rows = matrix.rows
        calls = Self.calls(rows)
        if let name = matrix.appOfRuns {
            appName = "app \(name)"
            printed = Self.printed(
                try ReceivingApp(scenario: Scenario(version)).receive(payload).explanation)
            let effects = matrix.effects
            sessions = effects.isEmpty ? ["opens nothing"] : effects.map { "\($0)" }
            urls = effects.filter { $0.kind == .url }.map(\.text)
            hazards = []
            isJudged = true
            self.unjudged = nil
            return
        }
        appName = app.source.name
        var described = described
        // Rules may read the identifier of the action; if the user does nothing, it is a tap's.
        if described.scenario.action == .nothing {
            described.scenario = described.scenario.with(.tap)
        }
        let explanation = try described.receive(payload).explanation
        printed = Self.printed(explanation)
        (sessions, urls) = Self.sessions(explanation)
        hazards = Self.hazards(explanation)
        isJudged = explanation.hasRules
        self.unjudged = unjudged
    }

    /// Returns the sessions that the rules find, or the reasons why there is none, and the URLs.
    private static func sessions(
        _ explanation: PayloadExplanation
    ) -> (sessions: [String], urls: [String]) {
        var sessions: [String] = []
        var urls: [String] = []
        explanation.found.forEachRoute { route in
            let match = route.match
            sessions.append(
                "\(match.session) in \(match.key), found by rule \(match.rule)")
            urls.append(route.lookup.url)
            return sessions.count < maximumCount
        }
        if explanation.found.count > sessions.count {
            sessions.append("and \(explanation.found.count - sessions.count) more")
        }
        if sessions.isEmpty, explanation.hasRules {
            sessions = ["nothing"] + explanation.misses.map { "rule \($0.rule): \($0)" }
        }
        return (sessions, urls)
    }

    private static func hazards(_ explanation: PayloadExplanation) -> [String] {
        var hazards: [String] = []
        explanation.hazards.forEach(upTo: maximumCount) { hazards.append("\($0)") }
        if let note = explanation.hazards.note(beyond: maximumCount) { hazards.append(note) }
        return hazards
    }

    private static func calls(_ rows: [ScenarioMatrix.Row]) -> [String] {
        rows.filter(\.plan.isActionPossible).map { row in
            "\(row.occasion) in \(row.scenario.appState.rawValue): \(row.callWord)"
        }
    }

    /// The text that is printed of each value, below its key.
    private static func printed(_ explanation: PayloadExplanation) -> String {
        explanation.values.map { "\(SourceExcerpt.shown($0.key)):\n\($0.text)" }
            .joined(separator: "\n")
    }

    private static func findings(
        of payload: Payload, _ headers: LintHeaders, _ linter: Linter
    ) -> [String] {
        let result = linter.result(of: payload, in: headers)
        return result.findings.map { "\($0)" }
            + (result.moreCount > 0 ? ["and \(result.moreCount) more"] : [])
    }

    /// The same with the name of the payload, for a page.
    var heading: String { "\(name) on iOS \(version), \(SourceExcerpt.shown(appName))" }

    var title: String { "\(origin) on iOS \(version), \(SourceExcerpt.shown(appName))" }

    var json: JSONText {
        .object(
            origin.members + ["ios": .string("\(version)"), "app": .string(appName)])
    }
}

extension AppSource {
    /// The name of the app for people: a built-in one, or the path of its file.
    fileprivate var name: String {
        switch self {
        case .notGiven: "no app"
        case .builtIn(.classic): "the app of 2011"
        case .builtIn(let model): "app \(model.rawValue)"
        case .named(let path, _), .found(let path), .sources(let path, _):
            "app \(PathText.shown(path))"
        }
    }
}
