extension Hazard {
    /// Returns all hazards of a payload.
    ///
    /// - Parameters:
    ///   - payload: The payload.
    ///   - routes: The sessions that the rules found in it.
    ///   - rules: The rules.
    ///   - application: The app and its iOS version, on which some hazards depend; those of 2011 by
    ///     default.
    ///   - searcher: The search for near misses. Keep one for many payloads, since it compiles what it
    ///     needs only once.
    /// - Returns: The hazards of each route, then those of the payload.
    /// - Throws: ``SessionSearchError`` if the printed text of a value is too long for
    ///   ``DescriptionWriter``.
    public static func all(
        in payload: Payload, routes: [SessionRoute], rules: SessionRules,
        on application: Application = Application(), searcher: MissSearcher = MissSearcher()
    ) throws(SessionSearchError) -> [Hazard] {
        let found = FoundSessions(routes, in: payload.made(by: application.systemVersion))
        return try PayloadHazards(
            of: found, rules: rules, on: application, searcher: searcher
        ).first(.max)
    }
}
