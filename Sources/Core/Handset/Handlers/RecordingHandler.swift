/// A handler that keeps each route, for tests.
///
/// ```swift
/// let handler = RecordingHandler()
/// try await handler.handle(route)
/// print(handler.routes.map(\.match.session))
/// // ["1234"]
/// ```
public final class RecordingHandler: SessionHandler {
    private let recorded = Locked<[SessionRoute]>([])

    /// Creates a handler without routes.
    public init() {}

    /// The routes so far, in the order of arrival.
    public var routes: [SessionRoute] { recorded.withLock { $0 } }

    /// Records the route.
    public func handle(_ route: SessionRoute) async throws {
        recorded.withLock { $0.append(route) }
    }
}
