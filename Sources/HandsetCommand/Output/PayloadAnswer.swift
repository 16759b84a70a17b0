package import Handset

/// The answer to a payload: the app gets it, and the result is written.
///
/// It holds copies of the command's options, since argument-parser's property wrappers are slow to read.
package struct PayloadAnswer: Sendable {
    package let router: SessionRouter
    package private(set) var scenario: Scenario
    /// The chance that decides about silent pushes; `nil` if the scenario does.
    let silentChance: SilentDeliveryChance?
    /// The type of all pushes; `nil` if each payload shows its own.
    let pushType: PushType?
    let serviceExtension: ProgramServiceExtension?
    /// The time after which the service extension is late.
    let extensionTimeLimit: Duration
    /// True if records have what was shown, and the user's response.
    let showsScenario: Bool
    /// The plan of the scenario, if it is the same for every payload.
    private(set) var planForAnyPayload: ScenarioPlan?
    package let format: ReceiveFormat
    /// The byte after each thing that is written.
    package let terminator: UInt8

    /// The last byte of the record that is written for each refusal; `nil` if none are written.
    var refusalTerminator: UInt8? { format == .json ? terminator : nil }

    var numbering: PayloadNumbering {
        if silentChance != nil { return .decisive }
        return format == .json ? .inRecords(terminator: terminator) : .unused
    }
    let looksForHazards: Bool
    let reportsHazards: Bool
    let hazardChecks: HazardChecks
    let requiresSession: Bool
    let isLogging: Bool
    /// True if the handlers of sessions do nothing and cannot fail.
    let handlesNothing: Bool
    /// The rules of the router, as the search for hazards needs them.
    private(set) var hazardRules: HazardRules

    /// True if a program runs for a payload, so that an answer may take long.
    package var runsPrograms: Bool { router.limitsTime || serviceExtension != nil }

    package var systemVersion: IOSVersion { scenario.application.systemVersion }

    /// Gives a payload to the app, and writes the result.
    ///
    /// - Parameters:
    ///   - payload: The payload.
    ///   - app: The app.
    ///   - pushType: The type of this push. If `nil`, that of all pushes.
    ///   - notification: The notification that has brought the payload, for a record; `nil` if there was
    ///     none.
    ///   - streams: The streams for the result.
    ///   - take: Receives the result too; `nil` if nobody asks for it.
    ///   - verdict: Takes note of each demand of the options that is not met.
    /// - Throws: `SessionSearchError` if a value cannot be searched to the end, and ``OutputError`` if
    ///   something cannot be written.
    package func write(
        _ payload: Payload, of app: PhoneGapApp, pushType: PushType? = nil,
        notification: @autoclosure () -> NotificationRecord? = nil, to streams: StandardStreams,
        handingTo take: ((PayloadResult) -> Void)? = nil, _ verdict: inout Verdict
    ) async throws {
        let original = payload.made(by: scenario.application.systemVersion)
        let extended = await extended(original, pushType: pushType ?? self.pushType)
        let payload = extended?.payload(changedFrom: original) ?? original
        let plan = plan(
            for: payload, changedFrom: original, pushType: pushType ?? self.pushType)
        let (outcomes, unopened, found) = try await sessions(
            of: payload, changedFrom: extended == nil ? nil : original, by: plan, app)
        // All that can fail comes before the first byte of output.
        let hazards =
            looksForHazards
            ? try PayloadHazards(of: found, by: hazardRules, needsMisses: false) : nil
        func record(_ hazards: PayloadHazards) -> PayloadRecord {
            PayloadRecord(
                origin: payload.origin, outcomes: outcomes, hazards: hazards,
                maximumHazardCount: hazardChecks.maximumCount, plan: plan, unopened: unopened,
                serviceExtension: extended,
                content: showsScenario ? UserNotificationContent(userInfo: payload) : nil,
                notification: notification())
        }
        if let take {
            let hazards = hazards ?? hazardsIfFound(of: found)
            take(
                PayloadResult(
                    payload: payload, scenario: met(by: payload), plan: plan, found: found,
                    hasOpened: !outcomes.isEmpty, hazardCount: hazards?.count ?? 0,
                    record: hazards.map(record)))
        }
        if format == .json, let hazards {
            try record(hazards).write(terminator: terminator) { try streams.output.write($0) }
        } else {
            try write(outcomes, to: streams.output)
        }
        try extended?.report(of: payload.origin, to: streams, &verdict)
        if let unopened { try streams.report("\(payload.origin): \(unopened)") }
        if reportsHazards, let hazards {
            try streams.report(payload.origin, hazards, upTo: hazardChecks.maximumCount)
        }
        if let hazards { hazardChecks.judge(hazards, &verdict) }
        if requiresSession, outcomes.isEmpty { verdict.isNegative = true }
        try report(outcomes.failures, of: payload.origin, to: streams, &verdict)
    }

    private func report(
        _ failures: [SessionOutcome], of origin: PayloadOrigin, to streams: StandardStreams,
        _ verdict: inout Verdict
    ) throws(OutputError) {
        for outcome in failures {
            guard let reason = outcome.result.failureReason else { continue }
            verdict.isNegative = true
            try streams.report(
                origin, "the session of \(outcome.route.match.key) was not handled: \(reason)")
        }
    }

    package func with(_ scenario: Scenario) -> PayloadAnswer {
        var answer = self
        answer.scenario = scenario
        answer.planForAnyPayload = scenario.planForAnyPayload
        answer.hazardRules = HazardRules(router.rules, on: scenario.application)
        return answer
    }

    /// Writes the result of an action of the user on a notification that has arrived before.
    ///
    /// - Parameters:
    ///   - outcomes: The outcomes of the sessions that the app has found then.
    ///   - payload: The payload as the app gets it.
    ///   - plan: The steps at the device since the action.
    ///   - notification: The notification that has brought the payload, for a record; `nil` if there was
    ///     none.
    ///   - streams: The streams for the result.
    ///   - verdict: Takes note of handlers that have failed.
    /// - Throws: `SessionSearchError` if a value cannot be searched to the end, and ``OutputError`` if
    ///   something cannot be written.
    package func write(
        _ outcomes: [SessionOutcome], of payload: Payload, by plan: ScenarioPlan,
        notification: NotificationRecord?, to streams: StandardStreams, _ verdict: inout Verdict
    ) throws {
        let found = try FoundSessions(in: payload, by: router)
        let unopened = plan.reasonForNoSession.flatMap {
            WaitingSessions(found, reason: $0, isWaiting: false)
        }
        if format == .json {
            try PayloadRecord(
                origin: payload.origin, outcomes: SessionOutcomes(outcomes),
                hazards: try PayloadHazards(of: found, by: hazardRules, needsMisses: false),
                maximumHazardCount: hazardChecks.maximumCount, plan: plan, unopened: unopened,
                content: showsScenario ? UserNotificationContent(userInfo: payload) : nil,
                notification: notification
            ).write(terminator: terminator) { try streams.output.write($0) }
        } else {
            try write(SessionOutcomes(outcomes), to: streams.output)
        }
        if let unopened { try streams.report("\(payload.origin): \(unopened)") }
        try report(
            SessionOutcomes(outcomes).failures, of: payload.origin, to: streams, &verdict)
    }

    /// Returns the result that a payload would have, without calling a handler or a service extension.
    ///
    /// If the push type is `nil`, it is that of all pushes.
    ///
    /// - Throws: `SessionSearchError` if a value cannot be searched to the end.
    package func preview(
        _ payload: Payload, pushType: PushType?
    ) throws(SessionSearchError) -> PayloadResult {
        let payload = payload.made(by: scenario.application.systemVersion)
        let plan = plan(
            for: payload, changedFrom: payload, pushType: pushType ?? self.pushType)
        let found = try FoundSessions(in: payload, by: router)
        let hazards = hazardsIfFound(of: found)
        let outcomes = SessionOutcomes(doneWith: found, times: plan.callbacksThatLook.count)
        return PayloadResult(
            payload: payload, scenario: met(by: payload), plan: plan, found: found,
            hasOpened: !outcomes.isEmpty, hazardCount: hazards?.count ?? 0,
            record: hazards.map { hazards in
                PayloadRecord(
                    origin: payload.origin, outcomes: outcomes, hazards: hazards,
                    maximumHazardCount: hazardChecks.maximumCount, plan: plan,
                    unopened: plan.reasonForNoSession.flatMap {
                        WaitingSessions(found, reason: $0, isWaiting: plan.isWaiting)
                    },
                    content: showsScenario ? UserNotificationContent(userInfo: payload) : nil,
                    notification: nil)
            })
    }

    /// Returns the hazards of a payload, or `nil` if the search for them does not finish.
    private func hazardsIfFound(of found: FoundSessions) -> PayloadHazards? {
        try? PayloadHazards(of: found, by: hazardRules, needsMisses: false)
    }

    /// Runs the service extension for a payload, if there is one and the device would run it.
    ///
    /// - Returns: The outcome; `nil` if there is no service extension.
    private func extended(
        _ payload: Payload, pushType: PushType?
    ) async -> ServiceExtensionOutcome? {
        guard let serviceExtension, pushType?.otherReceiver == nil else { return nil }
        return await scenario.runServiceExtension(
            serviceExtension, for: payload, within: extensionTimeLimit
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
        return met(by: payload).plan(for: payload, changedFrom: sent, pushType: pushType)
    }

    /// Returns the scenario of a payload, with the fate that chance has for silent pushes.
    private func met(by payload: Payload) -> Scenario {
        guard let silentChance else { return scenario }
        var scenario = scenario
        scenario.silentDelivery = silentChance.delivery(of: payload.origin.number)
        return scenario
    }

    /// Gives a payload to the app.
    ///
    /// - Returns: The outcomes; the sessions if they reach no callback; and the sessions whose hazards are
    ///   looked for, each once, although each callback opens them.
    private func sessions(
        of payload: Payload, changedFrom sent: Payload?, by plan: ScenarioPlan, _ app: PhoneGapApp
    ) async throws -> (SessionOutcomes, WaitingSessions?, FoundSessions) {
        let times = plan.callbacksThatLook.count
        if let sent, plan.looksInContent, scenario.hasNewContent(sent) {
            let received = try await app.receive(
                payload, changedFrom: sent, by: plan, of: scenario.application)
            return (
                SessionOutcomes(received), nil, try FoundSessions(in: payload, by: app.router)
            )
        }
        let foundByApp = handlesNothing ? try app.find(in: payload, by: plan) : nil
        let received =
            handlesNothing
            ? [] : try await app.receive(payload, by: plan, of: scenario.application)
        if let reason = plan.reasonForNoSession {
            let found = try FoundSessions(in: payload, by: app.router)
            let waiting = WaitingSessions(found, reason: reason, isWaiting: plan.isWaiting)
            return (SessionOutcomes(received), waiting, found)
        }
        if let foundByApp {
            return (SessionOutcomes(doneWith: foundByApp, times: times), nil, foundByApp)
        }
        let routes = received.prefix(received.count / max(1, times)).map(\.route)
        return (SessionOutcomes(received), nil, FoundSessions(routes, in: payload))
    }

    private func write(_ outcomes: SessionOutcomes, to output: ByteOutput) throws {
        guard let form = format.sessionForm else { return }
        try outcomes.forEachOutcome { route, _ in
            let text = form.text(of: route.match.session, lookup: route.lookup)
            try output.write(text.utf8, terminator: terminator)
        }
    }
}
