/// Does something with the sessions that a rule finds.
///
/// A handler may be asked for several routes at once. What it throws becomes part of the outcome, and
/// so does its being late: neither stops the payloads after it. When its time is over its task is
/// cancelled, and it should return soon.
///
/// ```swift
/// struct Counter: SessionHandler {
///     let count = Mutex(0)
///     func handle(_ route: SessionRoute) async throws { count.withLock { $0 += 1 } }
/// }
/// ```
public protocol SessionHandler: Sendable {
    /// Handles one route.
    ///
    /// - Parameter route: The session, where it was found, and the lookup that comes of it.
    /// - Throws: Whatever kept the session from being handled.
    func handle(_ route: SessionRoute) async throws
}
