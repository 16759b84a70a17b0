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
    }

    /// Returns the first rule with a name.
    func rule(named name: String) -> SessionRule? { rulesByName[name] }

    /// Finds the hazards of each route, then those of the payload.
    ///
    /// - Parameter body: Receives the kind of each hazard and a closure that makes it, which takes much
    ///   longer than to find it; returns false to stop.
    func find(_ body: @escaping (HazardKind, () -> Hazard) -> Bool) {
        var goesOn = true
        found.forEachRoute { route in
            for hazard in hazards(of: route) where goesOn { goesOn = body(hazard.kind) { hazard } }
            return goesOn
        }
        guard goesOn else { return }
        for hazard in hazardsOfKeys() + hazardsOfNothingFound() where goesOn {
            goesOn = body(hazard.kind) { hazard }
        }
        if goesOn { forEachOfPayload(body) }
    }

    /// Returns the hazards of a route.
    func hazards(of route: SessionRoute) -> [Hazard] {
        let ofScript = hazardsOfScript(route)
        // A script with a hazard does not pass on the URL, so its faults have no effect.
        return hazardsOfCapture(route.match) + (ofScript.isEmpty ? hazardsOfURL(route) : ofScript)
    }
}
