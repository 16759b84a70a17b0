/// A handler that calls a closure with each route.
///
/// ```swift
/// let handler = ClosureHandler { route in print(route.match.session) }
/// ```
public struct ClosureHandler: SessionHandler {
    private let body: @Sendable (SessionRoute) async throws -> Void

    /// Creates a handler.
    ///
    /// - Parameter body: The closure. An error that it throws fails the route.
    public init(_ body: @escaping @Sendable (SessionRoute) async throws -> Void) {
        self.body = body
    }

    /// Calls the closure.
    public func handle(_ route: SessionRoute) async throws {
        try await body(route)
    }
}
