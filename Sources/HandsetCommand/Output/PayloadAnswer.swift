package import Handset

/// The answer to a payload: the app gets it, and the result is written.
///
/// It holds copies of the command's options, since argument-parser's property wrappers are slow to read.
package struct PayloadAnswer: Sendable {
    package let router: SessionRouter
    let device: Device
    /// The plan of the device, if it is the same for every payload.
    let planForAnyPayload: DevicePlan?
    package let format: ReceiveFormat
    /// The byte after each thing that is written.
    package let terminator: UInt8
    let looksForHazards: Bool
    let reportsHazards: Bool
    let hazardOptions: HazardOptions
    let requiresSession: Bool
    /// True if there is no log, and the handlers of sessions do nothing and cannot fail.
    let handlesNothing: Bool
    private let missSearcher = MissSearcher()

    /// Returns a writer of sessions, if nothing else is ever written of a payload.
    ///
    /// - Parameter router: Finds the sessions.
    /// - Returns: `nil` if something else may be written.
    package func makeSessionWriter(router: SessionRouter) -> SessionWriter? {
        guard let planForAnyPayload, planForAnyPayload.reasonForNoSession == nil,
            let form = format.sessionForm, !looksForHazards, !requiresSession, handlesNothing
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
    ///   - notification: The notification that has brought the payload, for a record; `nil` if there was
    ///     none.
    ///   - streams: The streams for the result.
    ///   - verdict: Takes note of each demand of the options that is not met.
    /// - Throws: `SessionSearchError` if a value cannot be searched to the end, and ``OutputError`` if
    ///   something cannot be written.
    package func write(
        _ payload: Payload, of app: PhoneGapApp,
        notification: @autoclosure () -> NotificationRecord? = nil, to streams: StandardStreams,
        _ verdict: inout Verdict
    ) async throws {
        let payload = payload.made(by: device.application.systemVersion)
        let plan = planForAnyPayload ?? device.plan(for: payload)
        let outcomes = try await app.receive(payload, by: plan, of: device.application)
        let unopened = try app.unopenedSessions(in: payload, by: plan)
        let hazards =
            looksForHazards ? try self.hazards(of: payload, plan, outcomes, unopened) : []
        try format.write(
            outcomes,
            record: PayloadRecord(
                origin: payload.origin, outcomes: outcomes, hazards: hazards, plan: plan,
                unopened: unopened, notification: notification()), terminator: terminator,
            to: streams.output)
        if let unopened { try streams.report("\(payload.origin): \(unopened)") }
        if reportsHazards { try streams.report(payload.origin, hazards) }
        if looksForHazards { hazardOptions.judge(hazards, &verdict) }
        if requiresSession, outcomes.isEmpty { verdict.isNegative = true }
        for outcome in outcomes {
            guard let reason = outcome.result.failureReason else { continue }
            verdict.isNegative = true
            try streams.report(
                payload.origin,
                "the session of \(outcome.route.match.key) was not handled: \(reason)")
        }
    }

    private func hazards(
        of payload: Payload, _ plan: DevicePlan, _ outcomes: [SessionOutcome],
        _ unopened: UnopenedSessions?
    ) throws -> [Hazard] {
        // Each callback opens the same sessions; hazards report them once.
        let times = max(1, plan.callbacksThatLook.count)
        let routes = unopened?.routes ?? outcomes.prefix(outcomes.count / times).map(\.route)
        return try Hazard.all(
            in: payload, routes: routes, rules: router.rules, on: device.application,
            searcher: missSearcher)
    }
}
