import ArgumentParser
import Handset

/// `handset receive --package`: one cell of an app's own code, whole.
struct PackageReceiving {
    let runs: PackageRuns
    let scenario: Scenario
    let format: ReceiveFormat
    let requiresEffect: Bool
    let terminator: UInt8

    /// Runs a payload, and writes what the app did.
    ///
    /// The verdict is negative if the app crashed, came to no end or has a fault.
    ///
    /// - Throws: ``PackageFault``, and ``OutputError``.
    func write(
        _ payload: Payload, to streams: StandardStreams, _ verdict: inout Verdict
    ) async throws {
        let version = scenario.application.systemVersion
        let matrix = try await runs.matrix(of: payload, on: [version], choosing: scenario.choice) {
            $0 == scenario.appState && $1 == scenario.action
        }
        try PackageCellWriter(format, terminator: terminator).write(matrix, to: streams, &verdict)
        if requiresEffect, matrix.rows.first?.effects.isEmpty == true {
            verdict.lackSession()
            try streams.report(payload.origin, "the app opens nothing")
        }
    }
}
