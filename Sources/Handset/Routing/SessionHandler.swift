/// Does something with the sessions that a rule finds.
///
/// A handler may be asked for several routes at once. What it throws becomes part of the outcome, and
/// so does its being late: neither stops the payloads after it. When its time is over its task is
/// cancelled, and it should return soon.
///
/// ```swift
/// struct Opener: SessionHandler {
///     func handle(_ route: SessionRoute) async throws {
///         print("opening \(route.lookup.url)")
///     }
/// }
/// ```
public protocol SessionHandler: Sendable {
    /// Handles one route.
    ///
    /// - Parameter route: The session, where it was found, and the lookup that comes of it.
    /// - Throws: Whatever kept the session from being handled.
    func handle(_ route: SessionRoute) async throws
}
