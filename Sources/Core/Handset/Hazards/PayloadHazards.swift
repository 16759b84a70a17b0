/// The hazards of a payload, found one after another.
///
/// A payload of 16 MiB can have millions of hazards. All are counted, and only those that are asked for are
/// made.
///
/// ```swift
/// let payload = try Payload(json: #"{"aps":{"alert":"hello","one":1,"two":2}}"#)
/// let hazards = try ReceivingApp(scenario: .ofTheApp).receive(payload).hazards
/// print(hazards.count, hazards.kinds, hazards.first(1).map(\.finding))
/// // 2 [aps-unknown-key] ["aps has the key \"one\""]
/// ```
public struct PayloadHazards: Sendable {
    /// The number of hazards of a payload that are shown by default: 1,000.
    public static let defaultMaximumCount = 1_000

    /// The largest number of hazards that are kept, so that they are found only once.
    private static let keptCount = 16

    /// The number of hazards.
    public let count: Int
    /// The kinds of all hazards.
    public var kinds: Set<Hazard.Kind> { kept.map { Set($0.map(\.kind)) } ?? kindsOfMany }

    /// The reports of a web view on the statements; empty if none has evaluated them.
    package var reports: [StatementReport] = []

    private let search: HazardSearch
    private let scope: HazardScope
    /// The number of hazards of routes, which come first.
    private let routeHazardCount: Int
    /// All hazards if they are few; otherwise `nil`.
    private let kept: [Hazard]?
    /// The kinds of all hazards if they are not kept.
    private let kindsOfMany: Set<Hazard.Kind>

    /// If only the hazards are asked for, `needsMisses` is false.
    package init(
        of found: FoundSessions, by rules: HazardRules, needsMisses: Bool = true
    ) throws(SessionSearchError) {
        let scope = HazardScope(of: found, by: rules)
        let sessions = scope.isEverything ? SessionValues(in: found.payload) : nil
        // Without a session in the payload, no hazard tells of a miss.
        let misses =
            found.isEmpty && (needsMisses || sessions?.isEmpty == false)
            ? try rules.searcher.misses(in: found.payload, rules: rules.rules) : []
        self.init(
            HazardSearch(found, misses: misses, sessions: sessions, rules: rules), in: scope)
    }

    init(_ search: HazardSearch, in scope: HazardScope) {
        self.search = search
        self.scope = scope
        var count = 0
        var kinds: Set<Hazard.Kind> = []
        var kept: [Hazard]? =
            search.payload.origin.byteCount <= FoundSessions.keptByteCount ? [] : nil
        func add(_ kind: Hazard.Kind, _ make: () -> Hazard) {
            count += 1
            if let few = kept, count > Self.keptCount {
                kinds = Set(few.map(\.kind))
                kept = nil
            }
            if kept == nil { kinds.insert(kind) } else { kept?.append(make()) }
        }
        switch scope {
        case .nothing: break
        case .session(let hazards): for hazard in hazards { add(hazard.kind) { hazard } }
        case .routes, .everything:
            _ = search.findInRoutes { hazard in
                add(hazard.kind) { hazard }
                return true
            }
        }
        routeHazardCount = count
        if scope.isEverything {
            search.findInPayload { kind, make in
                add(kind, make)
                return true
            }
        }
        self.count = count
        kindsOfMany = kinds
        self.kept = kept
    }

    /// The highest severity of all hazards; `nil` if there are none.
    public var severity: Hazard.Severity? {
        (kept.map { $0.map(\.kind.severity) } ?? kindsOfMany.map(\.severity)).max()
    }

    /// Returns the first hazards.
    ///
    /// The hazards of each session come first, then the payload's.
    public func first(_ maximumCount: Int) -> [Hazard] {
        var hazards: [Hazard] = []
        forEach(upTo: maximumCount) { hazards.append($0) }
        return hazards
    }

    /// Calls a closure with each of the first hazards, none of which is kept.
    ///
    /// - Parameters:
    ///   - maximumCount: The number of hazards after which it ends.
    ///   - body: Receives each hazard.
    /// - Throws: The error of the closure.
    public func forEach<Failure>(
        upTo maximumCount: Int, _ body: (Hazard) throws(Failure) -> Void
    ) throws(Failure) {
        if let kept {
            for hazard in kept.prefix(max(0, maximumCount)) { try body(told(hazard)) }
            return
        }
        guard maximumCount > 0, count > 0 else { return }
        var left = min(maximumCount, count)
        var failure: Failure?
        withoutActuallyEscaping(body) { body in
            func pass(_ hazard: Hazard) -> Bool {
                do throws(Failure) {
                    try body(told(hazard))
                    left -= 1
                } catch {
                    failure = error
                }
                return left > 0 && failure == nil
            }
            // Without hazards of routes, all routes would be looked at again.
            var leftOfRoutes = routeHazardCount
            if leftOfRoutes > 0 {
                let goesOn = search.findInRoutes { hazard in
                    leftOfRoutes -= 1
                    return pass(hazard) && leftOfRoutes > 0
                }
                guard goesOn || leftOfRoutes == 0, left > 0, failure == nil else { return }
            }
            if scope.isEverything { search.findInPayload { _, make in pass(make()) } }
        }
        if let failure { throw failure }
    }

    /// Returns the report of a web view on the statement of a route; `nil` if there is none.
    func report(on route: SessionRoute) -> StatementReport? {
        let subject = Hazard.Evidence.Subject.javaScript(
            rule: route.match.rule, key: route.match.key)
        return reports.first { $0.subject == subject }
    }

    /// Returns a hazard with what a web view has reported of its statement.
    private func told(_ hazard: Hazard) -> Hazard {
        guard let report = reports.first(where: { $0.subject == hazard.evidence.subject }) else {
            return hazard
        }
        var hazard = hazard
        hazard.happened = report.words
        return hazard
    }

    /// Returns the number of hazards beyond the first ones.
    public func count(beyond maximumCount: Int) -> Int { max(0, count - max(0, maximumCount)) }

    /// Returns the line that tells of the hazards beyond the first ones; `nil` if there are none.
    package func note(beyond maximumCount: Int) -> String? {
        let more = count(beyond: maximumCount)
        guard more > 0 else { return nil }
        return "\(more) more finding\(more == 1 ? " is" : "s are") not shown; raise "
            + "--limit hazards to see \(more == 1 ? "it" : "them")"
    }

    package func hazardsOfLookup(_ route: SessionRoute) -> [Hazard] {
        search.hazardsOfLookup(route)
    }

    /// The misses of the rules if no session was found.
    package var misses: [SessionMiss] { search.misses }
}
