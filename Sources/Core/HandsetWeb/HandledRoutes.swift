import Handset

/// The routes that a web view has handled, with their results, and what tells whose page the present one is.
struct HandledRoutes {
    /// The results, the last ones, in order.
    private(set) var results: [(route: SessionRoute, result: WebViewResult)] = []
    /// True if whoever gives routes says where the next payload begins.
    private var isGivenPayload = false
    /// The payload whose statements the page has evaluated; `nil` if it has evaluated none.
    private var origin: PayloadOrigin?
    /// The rules and the keys of the routes that the page has had.
    private var subjects: Set<Hazard.Evidence.Subject> = []

    /// Returns true if a route is of another payload than those before in the page: none has two routes of one rule and
    /// key.
    func needsPage(_ route: SessionRoute) -> Bool {
        !isGivenPayload && (origin != route.origin || subjects.contains(Self.subject(of: route)))
    }

    /// Begins with the next payload, and forgets the results of those before.
    mutating func beginPayload() {
        isGivenPayload = true
        results = []
    }

    mutating func add(_ result: WebViewResult, of route: SessionRoute, maximumCount: Int) {
        origin = route.origin
        subjects.insert(Self.subject(of: route))
        if results.count == maximumCount { results.removeFirst() }
        results.append((route, result))
    }

    mutating func closePage() {
        origin = nil
        subjects = []
    }

    private static func subject(of route: SessionRoute) -> Hazard.Evidence.Subject {
        .javaScript(rule: route.match.rule, key: route.match.key)
    }
}
