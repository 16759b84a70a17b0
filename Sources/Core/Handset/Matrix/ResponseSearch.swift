/// A search for the sessions of one payload after the other, with rules that may read the user's response.
///
/// Rules that do not are searched once for a payload.
struct ResponseSearch {
    private let router: SessionRouter
    private var payload: Payload
    private var found: [RuleResponse?: FoundSessions] = [:]

    var readsResponse: Bool { router.scan.readsResponse }

    /// `known` are the sessions of the payload, if the rules do not read the response.
    init(in payload: Payload, by router: SessionRouter, known: FoundSessions? = nil) {
        self.router = router
        self.payload = payload
        if !readsResponse, let known { found[nil] = known }
    }

    /// Goes on with another payload; a payload with the same tree has the same sessions.
    mutating func change(to payload: Payload) {
        if payload.tree !== self.payload.tree { found = [:] }
        self.payload = payload
    }

    /// Returns the sessions that the rules find after a response.
    mutating func sessions(
        after response: RuleResponse?
    ) throws(SessionSearchError) -> FoundSessions {
        let response = readsResponse ? response : nil
        if let known = found[response] { return known }
        let sessions = try FoundSessions(in: payload, by: router.answered(by: response))
        found[response] = sessions
        return sessions
    }

    /// Returns the sessions after a tap; if there are none, those after the first action of which there are some.
    mutating func firstFound(
        in scenario: Scenario, by content: APSContent
    ) throws(SessionSearchError) -> FoundSessions {
        let ofTap = try sessions(after: scenario.with(.tap).response(to: content))
        guard ofTap.isEmpty, readsResponse else { return ofTap }
        for action in UserAction.allCases {
            let others = try sessions(after: scenario.with(action).response(to: content))
            if !others.isEmpty { return others }
        }
        return ofTap
    }
}

extension FoundSessions {
    /// True if the same rules have found the same sessions at the same keys.
    func areSame(as other: FoundSessions) -> Bool {
        count == other.count
            && zip(routes, other.routes).allSatisfy {
                $0.match.rule == $1.match.rule && $0.match.key == $1.match.key
                    && $0.match.session.utf8.elementsEqual($1.match.session.utf8)
            }
    }
}
