import Handset

/// A handler with a time limit of its own, beside others that have another.
struct TimedHandler: SessionHandler {
    /// The reason why a handler has failed.
    private struct Fault: Error, CustomStringConvertible {
        let description: String
    }

    private let router: SessionRouter

    init(_ handler: any SessionHandler, within limit: Duration) {
        router = SessionRouter(handler: handler, timeLimit: limit)
    }

    func handle(_ route: SessionRoute) async throws {
        var route = route
        // The router has no other handler than this one.
        route.handler = nil
        if let reason = await router.deliver(route).result.failureReason {
            throw Fault(description: reason)
        }
    }
}
