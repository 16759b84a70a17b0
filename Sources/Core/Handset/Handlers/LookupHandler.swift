/// A handler that does what the app does with a session: it evaluates `handleOpenURL("…");` in a web view.
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
    /// - Parameter evaluate: The web view: a closure that receives each statement. If `nil`, nothing is
    ///   evaluated; the statement is in the route.
    public init(evaluate: (@Sendable (_ javaScript: String) throws -> Void)? = nil) {
        self.evaluate = evaluate
    }

    /// Evaluates the statement of the route.
    public func handle(_ route: SessionRoute) async throws {
        try evaluate?(route.lookup.javaScript)
    }
}
