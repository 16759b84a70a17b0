package import Handset

/// The answer to a payload: the app gets it, and the result is written.
///
/// It holds copies of the command's options, since argument-parser's property wrappers are slow to read.
package struct PayloadAnswer: Sendable {
    package let router: SessionRouter
    let device: Device
    /// The chance that decides about silent pushes; `nil` if the device does.
    let silentChance: SilentDeliveryChance?
    /// The type of all pushes; `nil` if each payload shows its own.
    let pushType: PushType?
    /// The app's service extension, or `nil` if it has none.
    let serviceExtension: ProgramServiceExtension?
    /// The time after which the service extension is late.
    let extensionTimeLimit: Duration
    /// The plan of the device, if it is the same for every payload.
    let planForAnyPayload: DevicePlan?
    package let format: ReceiveFormat
    /// The byte after each thing that is written.
    package let terminator: UInt8

    /// The last byte of the record that is written for each refusal; `nil` if none are written.
    var refusalTerminator: UInt8? { format == .json ? terminator : nil }
    let looksForHazards: Bool
    let reportsHazards: Bool
    let hazardOptions: HazardOptions
    let requiresSession: Bool
    /// True if the app writes its log.
    let isLogging: Bool
    /// True if the handlers of sessions do nothing and cannot fail.
    let handlesNothing: Bool
    private let missSearcher = MissSearcher()

    /// True if a program runs for a payload, so that an answer may take long.
    package var runsPrograms: Bool { router.limitsTime || serviceExtension != nil }

    /// The iOS version of the device.
    package var systemVersion: IOSVersion { device.application.systemVersion }

    /// Returns a writer of sessions, if nothing else is ever written of a payload.
    ///
    /// - Parameter router: Finds the sessions.
    /// - Returns: `nil` if something else may be written.
    package func makeSessionWriter(router: SessionRouter) -> SessionWriter? {
        guard let planForAnyPayload, planForAnyPayload.reasonForNoSession == nil,
            let form = format.sessionForm, !looksForHazards, !requiresSession, handlesNothing,
            !isLogging, pushType == nil, serviceExtension == nil
        else { return nil }
        return SessionWriter(
            router: router, times: planForAnyPayload.callbacksThatLook.count, form: form,
            terminator: terminator)
    }

    /// Gives a payload to the app, and writes the result.
    ///
    /// - Parameters:
    ///   - payload: The payload.
    ///   - app: The app.
    ///   - pushType: The type of this push. If `nil`, that of all pushes.
    ///   - notification: The notification that has brought the payload, for a record; `nil` if there was
    ///     none.
    ///   - streams: The streams for the result.
    ///   - verdict: Takes note of each demand of the options that is not met.
    /// - Throws: `SessionSearchError` if a value cannot be searched to the end, and ``OutputError`` if
    ///   something cannot be written.
    package func write(
        _ payload: Payload, of app: PhoneGapApp, pushType: PushType? = nil,
        notification: @autoclosure () -> NotificationRecord? = nil, to streams: StandardStreams,
        _ verdict: inout Verdict
    ) async throws {
        let original = payload.made(by: device.application.systemVersion)
        let extended = await extended(original, pushType: pushType ?? self.pushType)
        let payload = extended?.payload(changedFrom: original) ?? original
        let plan = plan(for: payload, pushType: pushType ?? self.pushType)
        let (outcomes, unopened, found) = try await sessions(of: payload, by: plan, app)
        // All that can fail comes before the first byte of output.
        let hazards =
            looksForHazards
            ? try PayloadHazards(
                of: found, rules: router.rules, on: device.application, searcher: missSearcher)
            : nil
        if format == .json, let hazards {
            let record = PayloadRecord(
                origin: payload.origin, outcomes: outcomes, hazards: hazards,
                maximumHazardCount: hazardOptions.maximumHazards, plan: plan, unopened: unopened,
                serviceExtension: extended, notification: notification())
            try record.write(terminator: terminator) { try streams.output.write($0) }
        } else {
            try write(outcomes, to: streams.output)
        }
        try extended?.report(of: payload.origin, to: streams, &verdict)
        if let unopened { try streams.report("\(payload.origin): \(unopened)") }
        if reportsHazards, let hazards {
            try streams.report(payload.origin, hazards, upTo: hazardOptions.maximumHazards)
        }
        if let hazards { hazardOptions.judge(hazards, &verdict) }
        if requiresSession, outcomes.isEmpty { verdict.isNegative = true }
        for outcome in outcomes.failures {
            guard let reason = outcome.result.failureReason else { continue }
            verdict.isNegative = true
            try streams.report(
                payload.origin,
                "the session of \(outcome.route.match.key) was not handled: \(reason)")
        }
    }

    /// Runs the service extension for a payload, if there is one and the device would run it.
    ///
    /// - Returns: The outcome; `nil` if there is no service extension.
    private func extended(
        _ payload: Payload, pushType: PushType?
    ) async -> ServiceExtensionOutcome? {
        guard let serviceExtension, pushType?.otherReceiver == nil else { return nil }
        return await device.runServiceExtension(
            serviceExtension, for: payload, within: extensionTimeLimit
        ).outcome
    }

    private func plan(for payload: Payload, pushType: PushType?) -> DevicePlan {
        if let planForAnyPayload,
            APSContent(payload, pushType: pushType).otherReceiver == nil
        {
            return planForAnyPayload
        }
        var device = device
        if let silentChance {
            device.silentDelivery = silentChance.delivery(of: payload.origin.number)
        }
        return device.plan(for: payload, pushType: pushType)
    }

    /// Gives a payload to the app.
    ///
    /// - Returns: The outcomes; the sessions if they reach no callback; and the sessions whose hazards are
    ///   looked for, each once, although each callback opens them.
    private func sessions(
        of payload: Payload, by plan: DevicePlan, _ app: PhoneGapApp
    ) async throws -> (SessionOutcomes, WaitingSessions?, FoundSessions) {
        let times = plan.callbacksThatLook.count
        let foundByApp = handlesNothing ? try app.find(in: payload, by: plan) : nil
        let received =
            handlesNothing
            ? [] : try await app.receive(payload, by: plan, of: device.application)
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

    /// Writes each session in the form of the format.
    private func write(_ outcomes: SessionOutcomes, to output: ByteOutput) throws {
        guard let form = format.sessionForm else { return }
        try outcomes.forEachOutcome { route, _ in
            let text = form.text(of: route.match.session, lookup: route.lookup)
            try output.write(text.utf8, terminator: terminator)
        }
    }
}
