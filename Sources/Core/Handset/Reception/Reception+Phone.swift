extension Reception {
    /// A sentence on the phone's part: what it shows, and the methods that get the payload.
    package var phoneWords: String {
        let shown = plan.display.partNames
        var names: [String] = []
        for callback in plan.callbacks where callback.carriesPayload {
            let name = callback.selector.rawValue
            if !names.contains(name) { names.append(name) }
        }
        let shows = shown.isEmpty ? "shows nothing" : "shows \(shown.joined(separator: ", "))"
        let occasion = scenario.action == .tap && plan.isActionPossible ? "a tap" : "it"
        let gives = names.isEmpty ? "no method" : names.joined(separator: ", ")
        return
            "iOS \(scenario.application.systemVersion) \(shows); \(occasion) gives the payload to \(gives)"
    }
}
