/// An app as a payload meets it: its rules, the device and the user.
///
/// ```swift
/// var app = ReceivingApp(scenario: Scenario(.iOS(9), app: .background))
/// app.scenario.action = .tap
/// let payload = try Payload(json: #"{"aps":{"alert":"hello","session":"42"}}"#)
/// let reception = try app.receive(payload)
/// print(reception.fate.code, reception.routes.map(\.match.session))
/// // routed ["42"]
/// ```
public struct ReceivingApp: Sendable {
    package var router: SessionRouter {
        didSet { hazardRules = Self.prepared(router.rules, scenario) }
    }
    /// The device, the app's delegates, and the user's action; by default an app on the screen
    ///     of the newest iOS.
    public var scenario: Scenario {
        didSet {
            planForAnyPayload = scenario.planForAnyPayload
            if scenario.choice != oldValue.choice {
                router = router.answered(by: scenario.response())
            }
            if scenario.application != oldValue.application {
                hazardRules = Self.prepared(router.rules, scenario)
            }
        }
    }
    /// The type of all pushes; `nil` if each payload shows its own.
    public var pushType: PushType?
    /// The chance that decides about silent pushes; `nil` if the scenario does.
    package var silentChance: SilentDeliveryChance?
    /// The extension that may change a payload before the app gets it; `nil` if the app has none.
    package var serviceExtension: (any PayloadServiceExtension)?
    package var extensionTimeLimit = Phone.serviceExtensionTimeLimit
    /// False if a matrix does not say why there is no session.
    package var tellsMisses = true

    /// The rules, prepared for hazards and misses when these are first asked for.
    package private(set) var hazardRules: Once<HazardRules>

    /// The plan of the scenario, if it is the same for every payload.
    package private(set) var planForAnyPayload: ScenarioPlan?

    /// The rules of the app.
    public var rules: SessionRules { router.rules }
    /// True if a program runs for a payload, so that an answer may take long.
    package var runsPrograms: Bool { router.limitsTime || serviceExtension != nil }

    /// Describes an app.
    ///
    /// - Parameters:
    ///   - rules: The rules that find sessions; the app of 2011's by default.
    ///   - scenario: The device, the app's delegates, and the user's action; by default an app on the screen
    ///     of the newest iOS.
    ///   - pushType: The type of all pushes. If `nil`, each payload shows its own.
    public init(
        rules: SessionRules = .app, scenario: Scenario = Scenario(), pushType: PushType? = nil
    ) {
        self.init(
            router: SessionRouter(rules: rules, handler: LookupHandler()), scenario: scenario,
            pushType: pushType)
    }

    package init(router: SessionRouter, scenario: Scenario, pushType: PushType? = nil) {
        let router = router.answered(by: scenario.response())
        self.router = router
        hazardRules = Self.prepared(router.rules, scenario)
        self.scenario = scenario
        self.pushType = pushType
        planForAnyPayload = scenario.planForAnyPayload
    }

    private static func prepared(
        _ rules: SessionRules, _ scenario: Scenario
    ) -> Once<HazardRules> {
        Once { HazardRules(rules, on: scenario.application) }
    }

    /// Returns the reception of a payload: its sessions and their fates.
    ///
    /// Neither a handler nor the service extension runs.
    ///
    /// - Parameters:
    ///   - payload: The payload.
    ///   - pushType: The type of this push. If `nil`, the type of all pushes.
    /// - Returns: The reception.
    /// - Throws: ``SessionSearchError`` if a value cannot be searched to the end.
    public func receive(
        _ payload: Payload, pushType: PushType? = nil
    ) throws(SessionSearchError) -> Reception {
        let sent = made(payload)
        let pushType = pushType ?? self.pushType ?? sent.origin.message?.headers.type
        let plan = plan(for: sent, changedFrom: sent, pushType: pushType)
        return Reception(
            of: try FoundSessions(in: sent, by: answered(router, to: sent)),
            in: scenario(meeting: sent), by: plan, rules: hazardRules)
    }

    /// The service extension and the handlers run; without a `pushType`, the type of all pushes counts.
    ///
    /// `delegate` is the app of 2011, which logs and calls the handlers of its own router.
    package func receive(
        _ payload: Payload, pushType: PushType?, by delegate: PhoneGapApp
    ) async throws(SessionSearchError) -> Reception {
        let sent = made(payload)
        let pushType = pushType ?? self.pushType ?? sent.origin.message?.headers.type
        let outcome = await runServiceExtension(for: sent, pushType: pushType)
        let received = outcome?.payload(changedFrom: sent) ?? sent
        let delegate =
            readsButton ? delegate.with(answered(delegate.router, to: received)) : delegate
        let plan = plan(for: received, changedFrom: sent, pushType: pushType)
        let scenario = scenario(meeting: sent)
        if outcome == nil, !router.limitsTime {
            if let found = try delegate.find(in: received, by: plan) {
                return Reception(of: found, in: scenario, by: plan, rules: hazardRules)
            }
            return Reception(
                of: try FoundSessions(in: received, by: delegate.router), in: scenario, by: plan,
                rules: hazardRules)
        }
        // Only new content is handed over as it was sent; every other callback gets what the extension made.
        let getsSent = outcome != nil && plan.looksInContent && scenario.hasNewContent(sent)
        let outcomes = try await delegate.receive(
            received, changedFrom: getsSent ? sent : received, by: plan, of: scenario.application)
        let sentHasSession =
            getsSent ? try !FoundSessions(in: sent, by: delegate.router).isEmpty : nil
        // Each callback that looks opens all of them.
        let times = plan.callbacksThatLook.count
        let found =
            times > 0 && sentHasSession == nil
            ? FoundSessions(outcomes.prefix(outcomes.count / times).map(\.route), in: received)
            : try FoundSessions(in: received, by: delegate.router)
        return Reception(
            of: found, in: scenario, by: plan, outcomes: SessionOutcomes(outcomes),
            hasSessionAsSent: sentHasSession, serviceExtension: outcome, rules: hazardRules)
    }

    /// Returns a router after the user's response to a payload, which may name other buttons than the app's own.
    private func answered(_ router: SessionRouter, to payload: Payload) -> SessionRouter {
        guard readsButton else { return router }
        return router.answered(by: scenario.response(to: APSContent(payload)))
    }

    private var readsButton: Bool {
        router.scan.readsResponse && scenario.choice.action == .button
    }

    private func made(_ payload: Payload) -> Payload {
        payload.made(
            by: scenario.application.systemVersion, equalKeys: scenario.unconfirmed.equalKeys)
    }

    /// Runs the service extension, if there is one and the device would run it.
    private func runServiceExtension(
        for payload: Payload, pushType: PushType?
    ) async -> ServiceExtensionOutcome? {
        guard let serviceExtension, pushType?.otherReceiver == nil else { return nil }
        return await scenario.runServiceExtension(
            serviceExtension, for: payload, endingWithin: extensionTimeLimit
        ).outcome
    }

    private func plan(
        for payload: Payload, changedFrom sent: Payload, pushType: PushType?
    ) -> ScenarioPlan {
        if let planForAnyPayload, serviceExtension == nil,
            APSContent(sent, pushType: pushType).otherReceiver == nil
        {
            return planForAnyPayload
        }
        return scenario(meeting: payload).plan(
            for: payload, changedFrom: sent, pushType: pushType)
    }

    /// Returns the scenario of a payload, with the fate that chance has for silent pushes.
    func scenario(meeting payload: Payload) -> Scenario {
        guard let silentChance else { return scenario }
        var scenario = scenario
        scenario.silentDelivery = silentChance.delivery(of: payload.origin.number)
        return scenario
    }
}
