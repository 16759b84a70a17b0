/// What came of the payload of a case.
struct CaseFinding {
    /// That the app opens no session, as a report tells of it.
    static let noSession = "no session"

    /// Why the payload was refused; `nil` if it was not.
    let refusal: PayloadRefusal?
    /// The sessions that the app opens, for each callback that it gets.
    let routes: [SessionRoute]
    /// The hazards of the payload.
    let hazards: [Hazard]
    /// What explains all this, a sentence or two each.
    let reasons: [String]

    /// Finds out what comes of a payload.
    init(of case: SuiteCase) {
        let payload = `case`.payload
        let reader = PayloadReader(source: payload.source, bytes: payload.bytes, framing: .whole)
        switch reader.next() {
        case .payload(let payload):
            do throws(SessionSearchError) {
                try self.init(of: payload, `case`)
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
        // What is refused of a payload that stands in a suite is the whole of it.
        if let place = `case`.payload.place { refusal.place = place }
        self.refusal = refusal
        routes = []
        hazards = []
        reasons = ["\(refusal)"]
    }

    private init(of payload: Payload, _ case: SuiteCase) throws(SessionSearchError) {
        let device = `case`.device
        let explanation = try SessionExplanation(
            of: payload, rules: `case`.rules, application: device.application)
        refusal = nil
        // Each callback in which the app looks opens the sessions anew.
        let plan = device.plan(for: payload)
        routes = plan.callbacksThatLook.flatMap { _ in explanation.routes }
        hazards = explanation.hazards
        reasons =
            routes.prefix(3).map(\.match).map { match in
                "rule \(match.rule) finds the session \(SourceExcerpt.quoted(match.session)) in "
                    + match.key
            }
            + [plan.reasonForNoSession].compactMap { $0 }
            + explanation.misses.map { "rule \($0.rule): \($0)" }
            // What came nearest says already why nothing was found.
            + explanation.hazards.filter { $0.kind != .sessionNotFound }.map {
                "\($0.kind): \(SourceExcerpt.shown($0.finding.utf8)). \($0.kind.meaning)"
            }
    }

    /// The statements in the order in which they are evaluated.
    var calls: [String] { routes.map(\.lookup.javaScript) }

    /// The sorts of hazards.
    var hazardKinds: Set<HazardKind> { Set(hazards.map(\.kind)) }

    /// That the payload was refused, or `nil` if it was not.
    var refusalInWords: String? {
        refusal.map { "refused: \($0.reason) (\($0.finding))" }
    }

    /// The sessions as a report tells of them.
    var sessionsInWords: String {
        if let refusalInWords { return refusalInWords }
        guard let first = routes.first else { return Self.noSession }
        let others = routes.count - 1
        return "the session \(first.match.session)"
            + (others == 0 ? "" : ", and \(others) more")
    }

    /// The statements as a report tells of them.
    var callsInWords: String {
        refusalInWords ?? (calls.isEmpty ? Self.noSession : calls.joined(separator: "\n"))
    }
}
