/// A search for the hazards of a payload, given the sessions that the rules found in it.
struct HazardSearch {
    let payload: Payload
    let routes: [SessionRoute]
    let rules: SessionRules
    let application: Application
    /// The miss of each rule; empty if a session was found.
    let misses: [SessionMiss]
    /// The printed values that hazards look at, by their keys.
    let printed: [String: PrintedValue]
    /// The sessions that the sender put into the payload.
    let sessions: SessionValues

    /// Prints the values again, with the range of each part.
    ///
    /// - Throws: ``SessionSearchError`` if the printed text of a value is too long.
    init(
        _ payload: Payload, routes: [SessionRoute], misses: [SessionMiss], rules: SessionRules,
        application: Application
    ) throws(SessionSearchError) {
        self.payload = payload
        self.routes = routes
        self.misses = misses
        self.rules = rules
        self.application = application
        var printed: [String: PrintedValue] = [:]
        for key in Set(routes.map(\.match.key) + ["aps"]) {
            if let value = payload[key] { printed[key] = try PrintedValue(searching: value) }
        }
        self.printed = printed
        sessions = SessionValues(in: payload)
    }

    /// Returns the hazards of each route, then those of the payload.
    func hazards() -> [Hazard] {
        var hazards: [Hazard] = []
        for route in routes {
            hazards += hazardsOfCapture(route.match)
            let ofScript = hazardsOfScript(route)
            // A script with a hazard does not pass on the URL, so its faults have no effect.
            hazards += ofScript.isEmpty ? hazardsOfURL(route) : ofScript
        }
        return hazards + hazardsOfKeys() + hazardsOfNothingFound() + hazardsOfPayload()
    }
}
