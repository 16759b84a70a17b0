/// The outcome of a route.
public struct SessionOutcome: Hashable, Sendable {
    /// The result of a handler.
    public enum Result: Hashable, Sendable {
        /// The handler returned.
        case done
        /// The handler threw an error with this text, or there is no such handler.
        case failed(reason: String)
        /// The handler did not return within the limit.
        case timedOut(limit: Duration)

        /// The reason why the session was not handled; `nil` if it was.
        public var failureReason: String? {
            switch self {
            case .done: nil
            case .failed(let reason): reason
            case .timedOut(let limit): "it did not end within \(limit)"
            }
        }
    }

    /// The route.
    public var route: SessionRoute
    /// The result of the handler.
    public var result: Result

    /// Creates an outcome.
    public init(route: SessionRoute, result: Result) {
        self.route = route
        self.result = result
    }
}

extension SessionOutcome.Result {
    /// Runs work that may throw, and takes its result.
    init(of work: () async throws -> Void) async {
        do {
            try await work()
            self = .done
        } catch {
            self = .failed(reason: "\(error)")
        }
    }
}
