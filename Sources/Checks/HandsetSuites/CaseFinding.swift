import Handset

struct CaseFinding {
    /// The words of a report for a payload without a session.
    static let noSession = "no session"

    /// The refusal of the payload; `nil` if it was read.
    let refusal: PayloadRefusal?
    /// The sessions that the app opens, for each callback that it gets.
    let outcomes: SessionOutcomes
    let hazardKinds: Set<Hazard.Kind>
    /// The callbacks that the app gets, by their short names.
    var callbacks: [String] = []
    var display = NotificationDisplay.nothing
    /// The state and the action that the case goes through; `nil` if the payload was refused.
    private(set) var cell: StateCoverage.Cell?
    /// The category that the payload names; `nil` if it names none.
    private(set) var category: String?
    /// The explanations of the result, a sentence or two each.
    let reasons: [String]

    /// Reads the payload of a case and searches it; hazards beyond the maximum are only counted.
    init(
        of case: SuiteCase, searcher: MissSearcher = MissSearcher(),
        maximumHazardCount: Int = PayloadHazards.defaultMaximumCount
    ) {
        let payload = `case`.payload
        let reader = PayloadReader(source: payload.source, bytes: payload.bytes, framing: .whole)
        switch reader.next() {
        case .payload(let payload):
            do throws(SessionSearchError) {
                try self.init(of: payload, `case`, searcher, maximumHazardCount)
            } catch {
                self.init(
                    refusal: reader.refuseLast(error) ?? reader.refusalOfEmptyInput(), `case`)
            }
        case .refusal(let refusal): self.init(refusal: refusal, `case`)
        case .failure, nil: self.init(refusal: reader.refusalOfEmptyInput(), `case`)
        }
    }

    private init(refusal: PayloadRefusal, _ case: SuiteCase) {
        var refusal = refusal
        // A payload that is written in the suite is refused as a whole.
        if let place = `case`.payload.place { refusal.place = place }
        self.refusal = refusal
        outcomes = SessionOutcomes()
        hazardKinds = []
        reasons = ["\(refusal)"]
    }

    /// Searches the payload of a case that was read before.
    init(
        of payload: Payload, _ case: SuiteCase, _ searcher: MissSearcher,
        _ maximumHazardCount: Int = PayloadHazards.defaultMaximumCount
    ) throws(SessionSearchError) {
        let app = ReceivingApp(
            rules: `case`.rules, scenario: `case`.scenario, pushType: `case`.pushType)
        let reception = try app.receive(payload)
        let hazards = try PayloadHazards(
            of: reception.found,
            by: HazardRules(app.rules, on: app.scenario.application, searcher: searcher))
        refusal = nil
        outcomes = reception.outcomes
        callbacks = reception.plan.callbacks.map(\.selector.shortName)
        display = reception.plan.display
        // An action that is not possible is ignored: the case is about the arrival alone.
        cell = StateCoverage.Cell(
            reception.scenario.appState,
            reception.plan.isActionPossible ? reception.scenario.action : .nothing)
        category = APSContent(payload, pushType: `case`.pushType).category
        hazardKinds = hazards.kinds
        let shown = hazards.first(maximumHazardCount)
        let more = hazards.count(beyond: maximumHazardCount)
        reasons =
            outcomes.routes.prefix(3).map(\.match).map { match in
                "rule \(match.rule) finds the \(match.word) \(SourceExcerpt.quoted(match.session)) in "
                    + match.key
            }
            + [reception.plan.reason].compactMap { $0?.description }
            + hazards.misses.map { "rule \($0.rule): \($0)" }
            // The misses already explain why no session was found.
            + shown.filter { $0.kind != .sessionNotFound }.map {
                "\($0.kind): \(SourceExcerpt.shown($0.finding.utf8)). \($0.kind.meaning)"
            } + (more > 0 ? ["\(more) more finding\(more == 1 ? " is" : "s are") not shown"] : [])
    }

    /// The statements in the order in which they are evaluated.
    var calls: LazyMapSequence<SessionOutcomes, String> { outcomes.map(\.route.lookup.javaScript) }

    var hazardsAsJSON: JSONText {
        .texts(hazardKinds.identifiers)
    }

    var callbacksAsJSON: JSONText { .texts(callbacks) }

    var displayAsJSON: JSONText { .texts(display.partNames) }

    var badgeAsJSON: JSONText {
        display.badge.map { .integer($0) } ?? .json(Array("null".utf8))
    }

    /// The words of a report for the refusal; `nil` if the payload was read.
    var refusalInWords: String? {
        refusal.map { "refused: \($0.reason) (\($0.finding))" }
    }

    var sessionsInWords: String {
        if let refusalInWords { return refusalInWords }
        guard let first = outcomes.routes.first(where: { _ in true }) else {
            return Self.noSession
        }
        let others = outcomes.count - 1
        return "the session \(first.match.session)"
            + (others == 0 ? "" : ", and \(others) more")
    }

    var callsInWords: String {
        refusalInWords ?? (outcomes.isEmpty ? Self.noSession : calls.joined(separator: "\n"))
    }
}

extension Set<Hazard.Kind> {
    /// The identifiers of the kinds, in the order of `Hazard.Kind.allCases`.
    var identifiers: [String] { Hazard.Kind.allCases.filter(contains).map(\.identifier) }
}

extension CaseFinding {
    /// Makes an expectation that the sessions found meet, of the given key if that can state the result.
    func expectation(
        preferring key: SuiteReader.CaseKey
    ) -> (key: SuiteReader.CaseKey, value: JSONText) {
        guard let first = outcomes.routes.first(where: { _ in true }) else {
            return (.none, .boolean(true))
        }
        func isOne(_ text: (SessionRoute) -> String) -> Bool {
            outcomes.routes.allSatisfy { ComparedText.areEqual(text($0), text(first)) }
        }
        switch key {
        case .url where isOne(\.lookup.url): return (.url, .string(first.lookup.url))
        case .javascript where isOne(\.lookup.javaScript):
            return (.javascript, .string(first.lookup.javaScript))
        case .session where isOne(\.match.session), .none where isOne(\.match.session),
            .refused where isOne(\.match.session):
            return (.session, .string(first.match.session))
        default: return (.calls, .texts(Array(calls)))
        }
    }
}
