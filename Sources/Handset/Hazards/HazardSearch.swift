/// Looks for the hazards of a payload, given what the rules have found in it.
struct HazardSearch {
    let payload: Payload
    let routes: [SessionRoute]
    let rules: SessionRules
    let application: Application
    /// What the payload's values are printed as, by their keys.
    let printed: [String: PrintedValue]
    /// Every session that the sender has put into the payload.
    let sessions: [SessionValue]

    /// Prints the payload once more, to see what stands where.
    ///
    /// - Throws: ``DescriptionTooLong`` if the text of a value is too long.
    init(
        _ payload: Payload, routes: [SessionRoute], rules: SessionRules, application: Application
    ) throws(DescriptionTooLong) {
        self.payload = payload
        self.routes = routes
        self.rules = rules
        self.application = application
        var printed: [String: PrintedValue] = [:]
        // Nothing but these is looked at more closely.
        let keys = Set(routes.map(\.match.key) + ["aps"])
        for key in keys {
            if let value = payload[key] { printed[key] = try PrintedValue(value) }
        }
        self.printed = printed
        sessions = SessionValue.all(in: payload)
    }

    /// Every hazard: those of each route, then those of the payload.
    func hazards() throws(DescriptionTooLong) -> [Hazard] {
        var hazards: [Hazard] = []
        for route in routes {
            hazards += hazardsOfCapture(route)
            let ofScript = hazardsOfScript(route)
            // A URL that the script does not hand over is opened by nobody.
            hazards += ofScript.isEmpty ? hazardsOfURL(route) : ofScript
        }
        hazards += hazardsOfKeys()
        hazards += try hazardsOfNothingFound()
        hazards += hazardsOfPayload()
        return hazards
    }

    /// A text as it is shown in a finding: in quotes, and not longer than a line.
    static func quoted(_ text: String) -> String {
        let shown = text.unicodeScalars.prefix(60)
        return "\"\(String(shown))\(text.unicodeScalars.count > 60 ? "…" : "")\""
    }
}
