/// The outcomes of the sessions of a payload, collected or made one after another.
///
/// A payload of 16 MiB can have a million sessions. Their outcomes are made when they are asked for.
package struct SessionOutcomes: LazySequenceProtocol, Sendable {
    private enum Content: Sendable {
        case collected([SessionOutcome])
        /// The handlers do nothing: each session is done, as often as the app gets the payload.
        case done(FoundSessions, times: Int)
    }

    private let content: Content

    package init(_ outcomes: [SessionOutcome] = []) { content = .collected(outcomes) }

    /// Creates the outcomes of handlers that do nothing, in this number (`times`) of callbacks.
    package init(doneWith found: FoundSessions, times: Int) {
        content = .done(found, times: times)
    }

    /// The number of outcomes, which needs none of them.
    package var count: Int {
        switch content {
        case .collected(let outcomes): outcomes.count
        case .done(let found, let times): found.count * times
        }
    }

    package var isEmpty: Bool { count == 0 }

    /// The routes, in the order in which the app opens them.
    package var routes: LazyMapSequence<SessionOutcomes, SessionRoute> { map(\.route) }

    package func forEachRoute(_ body: (SessionRoute) throws -> Void) rethrows {
        switch content {
        case .collected(let outcomes): for outcome in outcomes { try body(outcome.route) }
        case .done(let found, let times):
            for _ in 0..<times {
                try found.forEachRoute { route in
                    try body(route)
                    return true
                }
            }
        }
    }

    /// The outcomes in which the session was not handled.
    package var failures: [SessionOutcome] {
        switch content {
        case .collected(let outcomes): outcomes.filter { $0.result.failureReason != nil }
        case .done: []
        }
    }

    /// Returns an iterator over the outcomes, in the order in which the app opens the sessions.
    package func makeIterator() -> Iterator {
        switch content {
        case .collected(let outcomes): Iterator(outcomes, nil, times: 0)
        case .done(let found, let times): Iterator([], found, times: times)
        }
    }

    /// An iterator of its own: to look up the types of lazy sequences takes longer than to find a session.
    package struct Iterator: IteratorProtocol {
        private var collected: IndexingIterator<[SessionOutcome]>
        private let found: FoundSessions?
        private var timesLeft: Int
        private var routes: FoundSessions.Iterator?

        fileprivate init(_ collected: [SessionOutcome], _ found: FoundSessions?, times: Int) {
            self.collected = collected.makeIterator()
            self.found = found
            timesLeft = times
        }

        package mutating func next() -> SessionOutcome? {
            guard let found else { return collected.next() }
            while true {
                if let route = routes?.next() { return SessionOutcome(route: route, result: .done) }
                guard timesLeft > 0 else { return nil }
                timesLeft -= 1
                routes = found.makeIterator()
            }
        }
    }
}
