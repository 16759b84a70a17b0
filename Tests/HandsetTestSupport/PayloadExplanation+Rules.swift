package import Handset

extension PayloadExplanation {
    /// Explains a payload as an app with these rules does.
    package init(
        of payload: Payload, rules: SessionRules = .app,
        application: Application = .ofTheApp, searcher: MissSearcher = MissSearcher()
    ) throws(SessionSearchError) {
        self = try Self.reception(payload, rules, application).explanation
    }

    fileprivate static func reception(
        _ payload: Payload, _ rules: SessionRules, _ application: Application
    ) throws(SessionSearchError) -> Reception {
        var scenario = Scenario.ofTheApp
        scenario.application = application
        return try ReceivingApp(rules: rules, scenario: scenario).receive(payload)
    }
}

extension PayloadHazards {
    /// Finds the hazards of a payload for an app with these rules.
    package init(
        of payload: Payload, rules: SessionRules = .app,
        on application: Application = .ofTheApp,
        searcher: MissSearcher = MissSearcher()
    ) throws(SessionSearchError) {
        self = try PayloadExplanation.reception(payload, rules, application).hazards
    }
}

extension SessionMiss {
    /// Searches a payload in which no rule finds a session.
    package static func all(
        in payload: Payload, rules: SessionRules
    ) throws(SessionSearchError) -> [SessionMiss] {
        try MissSearcher().misses(in: payload, rules: rules)
    }
}
