package import Handset
import HandsetSystemLog
import HandsetWeb

/// The answer to a payload: the app gets it, and what became of it is written.
///
/// It holds copies of the command's options, since argument-parser's property wrappers are slow to read.
package struct PayloadAnswer: Sendable {
    package private(set) var app: ReceivingApp
    /// True if records have what was shown, and the user's response.
    let showsScenario: Bool
    package let format: ReceiveFormat
    /// The byte after each thing that is written.
    package let terminator: UInt8
    let looksForHazards: Bool
    let reportsHazards: Bool
    let hazardChecks: HazardChecks
    package let requiresSession: Bool
    let isLogging: Bool
    /// True if the log has the lines of iOS's own processes too.
    let logsSystem: Bool
    /// True if a record has the payload too, whatever has brought it.
    let recordsPayload: Bool
    /// True if others tell what became of a payload.
    let isToldElsewhere: Bool
    /// The web view that evaluates the statements; `nil` if nothing does.
    let webView: WebView?
    /// The note on a session that is not opened; `nil` if there is nothing to say of the app.
    var noteOfAge: String?
    /// True if the answer says that a fate rests on the SDK that the app is built with.
    var tellsOfSDK = false

    package var hazardRules: HazardRules { app.hazardRules.value }

    /// The last byte of the record that is written for each refusal; `nil` if none are written.
    var refusalTerminator: UInt8? { format == .json ? terminator : nil }

    /// True if the output depends on the numbers of payloads.
    var dependsOnNumbers: Bool { app.silentChance != nil || format == .json }

    package var systemVersion: IOSVersion { app.scenario.application.systemVersion }

    package func with(_ scenario: Scenario) -> PayloadAnswer {
        var answer = self
        answer.app.scenario = scenario
        return answer
    }

    /// Gives a payload to the app, and writes what became of it.
    ///
    /// Without `pushType`, the push has the type of all pushes. The verdict takes note of each demand of the
    /// options that is not met.
    ///
    /// - Throws: `SessionSearchError` if a value cannot be searched to the end, and ``OutputError``.
    @discardableResult package func write(
        _ payload: Payload, of delegate: PhoneGapApp, pushType: PushType? = nil,
        notification: @autoclosure () -> NotificationRecord? = nil, to streams: StandardStreams,
        _ verdict: inout Verdict
    ) async throws -> Reception {
        await webView?.beginPayload()
        let systemLog = try beginSystemLog(of: payload, notification(), to: streams)
        var reception = try await app.receive(payload, pushType: pushType, by: delegate)
        if let (script, arrival) = systemLog {
            let lines = script.lines(of: reception, at: Handset.LogTime.now(), after: arrival)
            try streams.log(lines.bytes)
        }
        // All that can fail comes before the first byte of output.
        if looksForHazards { try reception.findHazards() }
        if let webView {
            reception.add(await webView.resultsOfPayload.map(StatementReport.init))
        }
        try writeData(of: reception, notification: notification(), to: streams)
        try reception.serviceExtension?.report(of: payload.origin, to: streams, &verdict)
        if !isToldElsewhere, let note = reception.note {
            try streams.report("\(payload.origin): \(note)")
        }
        if let noteOfAge, reception.unopened != nil { try streams.note(once: noteOfAge) }
        if tellsOfSDK, reception.fate != .none, reception.scenario.restsOnSDK {
            let grounds = reception.scenario.grounds(of: APSContent(reception.payload))
            for case .sdk(let hint) in grounds {
                try streams.note(once: "handset: \(CellGround.sdk(hint: hint).words)")
            }
        }
        if let hazards = reception.foundHazards {
            if reportsHazards {
                try streams.report(payload.origin, hazards, upTo: hazardChecks.maximumCount)
            }
            hazardChecks.judge(hazards, &verdict)
        }
        if requiresSession, reception.outcomes.isEmpty {
            verdict.lackSession()
            // Another note says why a session was not opened.
            if reception.found.isEmpty {
                let misses = try hazardRules.searcher.misses(
                    in: reception.payload, rules: app.rules)
                try streams.report(
                    reception.payload.origin,
                    SessionMiss.lines(for: misses).joined(separator: "; "))
            }
        }
        try report(reception, to: streams, &verdict)
        return reception
    }

    /// Writes what became of a notification that has arrived before, and that the user has acted on.
    ///
    /// - Throws: `SessionSearchError` if a value cannot be searched to the end, and ``OutputError``.
    package func write(
        _ reception: Reception, notification: NotificationRecord?, to streams: StandardStreams,
        _ verdict: inout Verdict
    ) throws {
        var reception = reception
        if logsSystem {
            let script = SystemLogScript(of: reception.payload, notification)
            try streams.log(script.lines(ofActOn: reception, at: Handset.LogTime.now()).bytes)
        }
        if format == .json { try reception.findHazards() }
        try writeData(of: reception, notification: notification, to: streams)
        if let note = reception.note {
            try streams.report("\(reception.payload.origin): \(note)")
        }
        try report(reception, to: streams, &verdict)
    }

    /// Returns the record of a reception; `nil` if its hazards are not known.
    package func record(
        of reception: Reception, notification: NotificationRecord?
    ) -> PayloadRecord? {
        reception.foundHazards.map { hazards in
            PayloadRecord(
                reception, hazards, maximumHazardCount: hazardChecks.maximumCount,
                showsScenario: showsScenario, showsPayload: recordsPayload,
                notification: notification)
        }
    }

    /// Writes the lines of iOS's own processes until the app gets a payload; `nil` if the log has none.
    private func beginSystemLog(
        of payload: Payload, _ notification: NotificationRecord?, to streams: StandardStreams
    ) throws(OutputError) -> (SystemLogScript, SystemLogLines)? {
        guard logsSystem else { return nil }
        let script = SystemLogScript(of: payload, notification)
        let lines = script.lines(ofArrivalOf: payload, at: Handset.LogTime.now())
        try streams.log(lines.bytes)
        return (script, lines)
    }

    private func writeData(
        of reception: Reception, notification: @autoclosure () -> NotificationRecord?,
        to streams: StandardStreams
    ) throws {
        if format == .json, let record = record(of: reception, notification: notification()) {
            try record.write(terminator: terminator) { try streams.output.write($0) }
        } else if let form = format.sessionForm {
            try reception.outcomes.forEachRoute { route in
                let text = form.text(of: route.match.session, lookup: route.lookup)
                try streams.output.write(text.utf8, terminator: terminator)
            }
        }
    }

    private func report(
        _ reception: Reception, to streams: StandardStreams, _ verdict: inout Verdict
    ) throws(OutputError) {
        for outcome in reception.outcomes.failures {
            guard let reason = outcome.result.failureReason else { continue }
            verdict.isNegative = true
            try streams.report(
                reception.payload.origin,
                "the \(outcome.route.match.word) of \(outcome.route.match.key) was not handled: \(reason)"
            )
        }
    }
}

extension PayloadAnswer {
    init(
        of app: ReceivingApp, showsScenario: Bool, _ answers: AnswerSettings,
        _ checks: HazardChecks
    ) {
        self.init(
            app: app, showsScenario: showsScenario, format: answers.format,
            terminator: answers.terminator,
            looksForHazards: answers.reportsHazards || checks.failOn != nil
                || answers.format == .json,
            reportsHazards: answers.reportsHazards, hazardChecks: checks,
            requiresSession: answers.requiresSession, isLogging: answers.isLogging,
            logsSystem: answers.isLogging && answers.logWriting == .system,
            recordsPayload: answers.recordsPayload,
            isToldElsewhere: answers.isToldElsewhere, webView: answers.webView)
    }
}
