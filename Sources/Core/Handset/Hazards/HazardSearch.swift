/// A search for the hazards of a payload, given the sessions that the rules found in it.
struct HazardSearch {
    let payload: Payload
    let found: FoundSessions
    let rules: HazardRules
    /// The miss of each rule; empty if a session was found.
    let misses: [SessionMiss]
    /// The sessions that the sender put into the payload; `nil` if few hazards need them.
    private let knownSessions: SessionValues?

    init(
        _ found: FoundSessions, misses: [SessionMiss], sessions: SessionValues?, rules: HazardRules
    ) {
        payload = found.payload
        self.found = found
        self.misses = misses
        knownSessions = sessions
        self.rules = rules
    }

    var sessions: SessionValues { knownSessions ?? SessionValues(in: payload) }

    var application: Application { rules.application }

    /// Finds the hazards of each route, in their order; returns false if `body` does, which stops it.
    func findInRoutes(_ body: (Hazard) -> Bool) -> Bool {
        var goesOn = true
        found.forEachRoute { route in
            for hazard in hazards(of: route) where goesOn { goesOn = body(hazard) }
            return goesOn
        }
        return goesOn
    }

    /// Finds the hazards of the payload, which come after the routes' hazards.
    ///
    /// - Parameter body: Receives the kind of each hazard and a closure that makes it, which takes much
    ///   longer than to find it; returns false to stop.
    func findInPayload(_ body: @escaping (Hazard.Kind, () -> Hazard) -> Bool) {
        var goesOn = true
        for hazard in hazardsOfKeys() + hazardsOfNothingFound() where goesOn {
            goesOn = body(hazard.kind) { hazard }
        }
        if goesOn { forEachOfPayload(body) }
    }

    func hazards(of route: SessionRoute) -> [Hazard] {
        hazardsOfCapture(route.match) + hazardsOfLookup(route)
    }

    func hazardsOfLookup(_ route: SessionRoute) -> [Hazard] {
        let ofScript = hazardsOfScript(route)
        // A script with a hazard does not pass on the URL, so its faults have no effect.
        return ofScript.isEmpty ? hazardsOfURL(route) : ofScript
    }
}
