/// The answer to what became of a payload at an app.
///
/// Output, records, explanations, the cells of a matrix, the expectations of suites and the page tell it, each in a
/// form of its own; none decides anything.
///
/// ```swift
/// let app = ReceivingApp(scenario: Scenario(.iOS(9), app: .notRunning, action: .tap))
/// let payload = try Payload(json: #"{"aps":{"alert":"hello","session":"42"}}"#)
/// let reception = try app.receive(payload)
/// print(reception.fate.code, reception.reason?.code ?? "")
/// // lost launch-options-only
/// ```
public struct Reception: Sendable {
    /// All but the hazards: a class, since a copy of all parts takes thousands of instructions.
    private final class Parts: Sendable {
        let scenario: Scenario
        let plan: ScenarioPlan
        let found: FoundSessions
        let outcomes: SessionOutcomes
        let serviceExtension: ServiceExtensionOutcome?
        let fate: Fate
        let rules: Once<HazardRules>?
        let ran: Ran?

        init(
            _ scenario: Scenario, _ plan: ScenarioPlan, _ found: FoundSessions,
            _ outcomes: SessionOutcomes?, _ serviceExtension: ServiceExtensionOutcome?,
            _ fate: Fate, _ rules: Once<HazardRules>?, _ ran: Ran? = nil
        ) {
            self.scenario = scenario
            self.plan = plan
            self.found = found
            self.outcomes = outcomes ?? SessionOutcomes(doneWith: found, times: fate.times)
            self.serviceExtension = serviceExtension
            self.fate = fate
            self.rules = rules
            self.ran = ran
        }
    }

    /// The acts of an app's own code.
    private final class Ran: Sendable {
        let run: AppRun
        let effects: [AppEffect]

        init(_ run: AppRun, _ effects: [AppEffect]) {
            self.run = run
            self.effects = effects
        }
    }

    private let parts: Parts
    /// The hazards of the payload; `nil` if ``findHazards()`` was not called.
    package private(set) var foundHazards: PayloadHazards?

    /// Without `outcomes`, all sessions were opened that were found, in each callback that looks.
    ///
    /// `hasSessionAsSent` is true if there is a session in what the callback for new content gets; if `nil`,
    /// that is the same payload. Without prepared rules, those that have found the sessions are prepared when
    /// somebody asks for hazards.
    package init(
        of found: FoundSessions, in scenario: Scenario, by plan: ScenarioPlan,
        outcomes: SessionOutcomes? = nil, hasSessionAsSent: Bool? = nil,
        serviceExtension: ServiceExtensionOutcome? = nil, rules: Once<HazardRules>? = nil
    ) {
        let fate = Fate(by: plan, hasSession: !found.isEmpty, hasSessionAsSent: hasSessionAsSent)
        parts = Parts(scenario, plan, found, outcomes, serviceExtension, fate, rules)
    }

    /// The reception by an app whose own code has run, which shows its fate.
    init(
        of payload: Payload, in scenario: Scenario, by plan: ScenarioPlan, fate: Fate,
        run: AppRun, effects: [AppEffect]
    ) {
        parts = Parts(
            scenario, plan, FoundSessions([], in: payload), nil, nil, fate, nil, Ran(run, effects))
    }

    /// The scenario that the payload met.
    public var scenario: Scenario { parts.scenario }
    /// The steps at the device.
    public var plan: ScenarioPlan { parts.plan }
    /// The sessions that the rules find in the payload as the app gets it, each once.
    package var found: FoundSessions { parts.found }
    /// The sessions that the app has opened, in order, and what their handlers made of them.
    package var outcomes: SessionOutcomes { parts.outcomes }
    /// The outcome of the service extension; `nil` if the app has none.
    package var serviceExtension: ServiceExtensionOutcome? { parts.serviceExtension }
    /// The fate of its sessions.
    public var fate: Fate { parts.fate }
    /// The run of the app's own code; `nil` for an app that is described.
    package var run: AppRun? { parts.ran?.run }
    /// The things that the app's own code has opened for the payload.
    package var effects: [AppEffect] { parts.ran?.effects ?? [] }

    /// The payload as the app gets it.
    public var payload: Payload { found.payload }

    /// The reason why the app has opened no session, also if there is none; `nil` if it has looked for one.
    public var reason: Reason? { fate.reason ?? plan.reason }

    /// The sessions that the rules find in the payload as the app gets it, each once, whether the app opens them
    /// or not.
    public var routes: [SessionRoute] { found.routes }

    /// The sessions that the app does not open; `nil` if it opens them, or if there are none.
    package var unopened: FoundSessions? {
        found.isEmpty || fate.times > 0 ? nil : found
    }

    /// True if neither the app nor the user gets to know of the notification.
    package var reachesNobody: Bool {
        !plan.display.showsAlert && !plan.callbacks.contains(where: \.carriesPayload)
    }

    /// The rules of the app, prepared for hazards and misses.
    package var hazardRules: HazardRules {
        parts.rules?.value ?? HazardRules(found.rules, on: scenario.application)
    }

    /// The differences between what the app does with the payload and what its sender meant.
    ///
    /// They are looked for each time.
    ///
    /// - Throws: ``SessionSearchError`` if a value cannot be searched to the end.
    public var hazards: PayloadHazards {
        get throws(SessionSearchError) {
            if let foundHazards { return foundHazards }
            return try PayloadHazards(of: found, by: hazardRules)
        }
    }

    /// The miss of each rule, with what came nearest, if no rule finds a session; otherwise empty.
    ///
    /// They are looked for each time.
    ///
    /// - Throws: ``SessionSearchError`` if a value cannot be searched to the end.
    public var misses: [SessionMiss] {
        get throws(SessionSearchError) {
            guard found.isEmpty else { return [] }
            let rules = hazardRules
            return try rules.searcher.misses(in: payload, rules: rules.rules)
        }
    }

    /// Adds the reports of a web view on the statements to the hazards, if those are known.
    package mutating func add(_ reports: [StatementReport]) { foundHazards?.reports = reports }

    /// Finds the hazards, unless they are known, and keeps them.
    package mutating func findHazards() throws(SessionSearchError) {
        guard foundHazards == nil else { return }
        foundHazards = try PayloadHazards(of: found, by: hazardRules, needsMisses: false)
    }

    /// A sentence on the phone's part: what it shows, and the methods that get the payload.
    package var phoneWords: String {
        let shown = plan.display.partNames
        var names: [String] = []
        for callback in plan.callbacks where callback.carriesPayload {
            let name = callback.selector.rawValue
            if !names.contains(name) { names.append(name) }
        }
        let shows = shown.isEmpty ? "shows nothing" : "shows \(shown.joined(separator: ", "))"
        let occasion = scenario.action == .tap && plan.isActionPossible ? "a tap" : "it"
        let gives = names.isEmpty ? "no method" : names.joined(separator: ", ")
        return
            "iOS \(scenario.application.systemVersion) \(shows); \(occasion) gives the payload to \(gives)"
    }
}
