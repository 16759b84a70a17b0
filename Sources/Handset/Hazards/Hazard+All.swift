extension Hazard {
    /// Every hazard of a payload.
    ///
    /// - Parameters:
    ///   - payload: The payload.
    ///   - routes: What the rules have found in it.
    ///   - rules: The rules.
    ///   - application: The app and its iOS version, on which some hazards depend.
    /// - Returns: The hazards of each route, then those of the payload.
    /// - Throws: ``SessionSearchError`` if the text of a value is too long for ``DescriptionWriter``, or
    ///   the search for a pattern comes to no end.
    public static func all(
        in payload: Payload, routes: [SessionRoute], rules: SessionRules,
        on application: Application = Application()
    ) throws(SessionSearchError) -> [Hazard] {
        let misses = routes.isEmpty ? try SessionMiss.all(in: payload, rules: rules) : []
        return try HazardSearch(
            payload, routes: routes, misses: misses, rules: rules, application: application
        ).hazards()
    }
}
