/// Does what the app does with a session: evaluates `handleOpenURL("…");` in a web view.
///
/// ```swift
/// let handler = LookupHandler { statement in print(statement) }
/// try await handler.handle(route)
/// // handleOpenURL("http://URLHERE.cloudapp.net/Session/Lookup?session=1234");
/// ```
public struct LookupHandler: SessionHandler {
    private let evaluate: (@Sendable (_ javaScript: String) throws -> Void)?

    /// Creates a handler.
    ///
    /// - Parameter evaluate: The web view: is given each statement. If `nil`, nothing is evaluated, so
    ///   that the statement is to be had from the route alone.
    public init(evaluate: (@Sendable (_ javaScript: String) throws -> Void)? = nil) {
        self.evaluate = evaluate
    }

    /// Evaluates the statement of the route.
    public func handle(_ route: SessionRoute) async throws {
        try evaluate?(route.lookup.javaScript)
    }
}
