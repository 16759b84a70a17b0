/// What became of a route.
public struct SessionOutcome: Hashable, Sendable {
    /// What the handler did.
    public enum Result: Hashable, Sendable {
        /// The handler returned.
        case done
        /// The handler threw an error; its text.
        case failed(reason: String)
        /// The handler had not returned when its time was over.
        case timedOut(limit: Duration)

        /// The reason why the session was not handled, or `nil` if it was.
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
    /// What the handler did.
    public var result: Result

    /// Creates an outcome.
    public init(route: SessionRoute, result: Result) {
        self.route = route
        self.result = result
    }
}

extension SessionOutcome.Result {
    /// The result of some work that may throw.
    init(of work: () async throws -> Void) async {
        do {
            try await work()
            self = .done
        } catch {
            self = .failed(reason: "\(error)")
        }
    }
}
