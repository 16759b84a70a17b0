/// The outcomes of the sessions of a payload, collected or made one after another.
package struct SessionOutcomes: Sendable {
    private enum Content: Sendable {
        case collected([SessionOutcome])
        /// The handlers do nothing: each session is done, as often as the app gets the payload.
        case done(FoundSessions, times: Int)
    }

    private let content: Content

    /// Takes outcomes of handlers.
    package init(_ outcomes: [SessionOutcome]) { content = .collected(outcomes) }

    /// Creates the outcomes of handlers that do nothing.
    ///
    /// - Parameters:
    ///   - found: The sessions.
    ///   - times: The number of callbacks in which the app gets the payload.
    package init(doneWith found: FoundSessions, times: Int) {
        content = .done(found, times: times)
    }

    /// True if there are none.
    package var isEmpty: Bool {
        switch content {
        case .collected(let outcomes): outcomes.isEmpty
        case .done(let found, let times): found.isEmpty || times == 0
        }
    }

    /// The outcomes in which the session was not handled.
    package var failures: [SessionOutcome] {
        switch content {
        case .collected(let outcomes): outcomes.filter { $0.result.failureReason != nil }
        case .done: []
        }
    }

    /// Calls a closure with each route and the result of its handler.
    package func forEachOutcome(
        _ body: (SessionRoute, SessionOutcome.Result) throws -> Void
    ) rethrows {
        switch content {
        case .collected(let outcomes):
            for outcome in outcomes { try body(outcome.route, outcome.result) }
        case .done(let found, let times):
            for _ in 0..<times {
                try found.forEachRoute { route in
                    try body(route, .done)
                    return true
                }
            }
        }
    }
}
