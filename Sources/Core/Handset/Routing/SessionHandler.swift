/// A type that does something with the sessions that rules find.
///
/// A handler may be called for several routes at once. An error that it throws becomes part of the outcome,
/// and so does a time-out: neither stops the payloads after it. When its time is over, its task is cancelled
/// and it should return soon.
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
    /// - Parameter route: The session, its place, and its lookup.
    /// - Throws: Any error that kept the session from being handled.
    func handle(_ route: SessionRoute) async throws
}
