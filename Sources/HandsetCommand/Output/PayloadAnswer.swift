import Handset

/// What `handset receive` does with a payload: the app gets it, and what comes of it is written.
///
/// The options are taken out of the command once; each look at one there takes longer than much of what
/// is done with a payload.
struct PayloadAnswer: Sendable {
    let router: SessionRouter
    let application: Application
    let format: ReceiveFormat
    /// What ends each thing that is written.
    let terminator: UInt8
    let looksForHazards: Bool
    let reportsHazards: Bool
    let hazardOptions: HazardOptions
    let requiresSession: Bool

    /// Gives a payload to the app and writes what comes of it.
    ///
    /// - Throws: `DescriptionTooLong` if the text of a value is too long, and ``OutputError`` if
    ///   something cannot be written.
    func write(
        _ payload: Payload, of app: PhoneGapApp, to streams: StandardStreams,
        _ verdict: inout Verdict
    ) async throws {
        let outcomes = try await app.application(
            application, didReceiveRemoteNotification: payload)
        let hazards =
            looksForHazards
            ? try Hazard.all(
                in: payload, routes: outcomes.map(\.route), rules: router.rules, on: application)
            : []
        try format.write(
            payload.origin, outcomes, hazards, terminator: terminator, to: streams.output)
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
}
