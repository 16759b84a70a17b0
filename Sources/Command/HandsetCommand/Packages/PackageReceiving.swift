import ArgumentParser
import Handset

/// `handset receive --package`: one cell of an app's own code, whole.
final class PackageReceiving: PayloadReceiving {
    private let app: any PushApp
    private let scenario: Scenario
    private let answers: AnswerSettings

    init(_ app: any PushApp, in scenario: Scenario, _ answers: AnswerSettings) {
        self.app = app
        self.scenario = scenario
        self.answers = answers
    }

    var isSlow: Bool { true }

    var workers: PayloadWorkers? { nil }

    var writer: AnswerWriter? { nil }

    var refusalTerminator: UInt8? { answers.format == .json ? answers.terminator : nil }

    var unconfirmed: UnconfirmedBehavior { scenario.unconfirmed }

    /// Runs a payload, and writes what the app did.
    ///
    /// The verdict is negative if the app crashed, came to no end or has a fault.
    ///
    /// - Throws: ``PackageFault``, and ``OutputError``.
    func write(
        _ payload: Payload, to streams: StandardStreams, _ verdict: inout Verdict
    ) async throws {
        let matrix = try await app.cell(of: payload, in: scenario)
        try PackageCellWriter(answers.format, terminator: answers.terminator)
            .write(matrix, to: streams, &verdict)
        if answers.requiresSession, matrix.rows.first?.effects.isEmpty == true {
            verdict.lackSession()
            try streams.report(payload.origin, "the app opens nothing")
        }
    }

    func end(_ streams: StandardStreams) {}
}
