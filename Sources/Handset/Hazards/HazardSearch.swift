/// Looks for the hazards of a payload, given what the rules have found in it.
struct HazardSearch {
    let payload: Payload
    let routes: [SessionRoute]
    let rules: SessionRules
    let application: Application
    /// What came nearest for each rule where nothing was found.
    let misses: [SessionMiss]
    /// What the values that matter are printed as, by their keys.
    let printed: [String: PrintedValue]
    /// Every session that the sender has put into the payload.
    let sessions: SessionValues

    /// Prints the payload once more, to see what stands where.
    ///
    /// - Throws: ``SessionSearchError`` if the text of a value is too long.
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
        // Nothing but these is looked at more closely.
        for key in Set(routes.map(\.match.key) + ["aps"]) {
            if let value = payload[key] { printed[key] = try PrintedValue(searching: value) }
        }
        self.printed = printed
        sessions = SessionValues(in: payload)
    }

    /// Every hazard: those of each route, then those of the payload.
    func hazards() -> [Hazard] {
        var hazards: [Hazard] = []
        for route in routes {
            hazards += hazardsOfCapture(route.match)
            let ofScript = hazardsOfScript(route)
            // A URL that the script does not hand over is opened by nobody.
            hazards += ofScript.isEmpty ? hazardsOfURL(route) : ofScript
        }
        return hazards + hazardsOfKeys() + hazardsOfNothingFound() + hazardsOfPayload()
    }
}
