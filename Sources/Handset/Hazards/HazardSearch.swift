/// A search for the hazards of a payload, given the sessions that the rules found in it.
struct HazardSearch {
    let payload: Payload
    let found: FoundSessions
    let rules: SessionRules
    let application: Application
    /// The miss of each rule; empty if a session was found.
    let misses: [SessionMiss]
    /// The sessions that the sender put into the payload.
    let sessions: SessionValues
    /// The rules by their names; of several with one name, the first.
    private let rulesByName: [String: SessionRule]
    /// True for each rule, by its name, that is about sessions.
    let rulesAboutSessions: [String: Bool]

    init(
        _ found: FoundSessions, misses: [SessionMiss], rules: SessionRules,
        application: Application
    ) {
        payload = found.payload
        self.found = found
        self.misses = misses
        self.rules = rules
        self.application = application
        sessions = SessionValues(in: payload)
        rulesByName = Dictionary(
            rules.rules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        rulesAboutSessions = rulesByName.mapValues(\.isAboutSessions)
    }

    /// Returns the first rule with a name.
    func rule(named name: String) -> SessionRule? { rulesByName[name] }

    /// Finds the hazards of each route, in their order.
    ///
    /// - Parameter body: Receives each hazard; returns false to stop.
    /// - Returns: True if it did not stop.
    func findInRoutes(_ body: (Hazard) -> Bool) -> Bool {
        var goesOn = true
        found.forEachRoute { route in
            for hazard in hazards(of: route) where goesOn { goesOn = body(hazard) }
            return goesOn
        }
        return goesOn
    }

    /// Finds the hazards of the payload, which come after those of the routes.
    ///
    /// - Parameter body: Receives the kind of each hazard and a closure that makes it, which takes much
    ///   longer than to find it; returns false to stop.
    func findInPayload(_ body: @escaping (HazardKind, () -> Hazard) -> Bool) {
        var goesOn = true
        for hazard in hazardsOfKeys() + hazardsOfNothingFound() where goesOn {
            goesOn = body(hazard.kind) { hazard }
        }
        if goesOn { forEachOfPayload(body) }
    }

    /// Returns the hazards of a route.
    func hazards(of route: SessionRoute) -> [Hazard] {
        hazardsOfCapture(route.match) + hazardsOfLookup(route)
    }

    /// Returns the hazards of the URL and the statement of a route.
    func hazardsOfLookup(_ route: SessionRoute) -> [Hazard] {
        let ofScript = hazardsOfScript(route)
        // A script with a hazard does not pass on the URL, so its faults have no effect.
        return ofScript.isEmpty ? hazardsOfURL(route) : ofScript
    }
}
