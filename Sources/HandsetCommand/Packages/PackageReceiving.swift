import ArgumentParser
import Handset
import HandsetPictures

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
        guard let row = matrix.rows.first, let run = row.run else { return }
        if format == .json {
            try matrix.writeJSON(terminator: terminator) { try streams.output.write($0) }
        } else {
            var text = ""
            PackageCellText(matrix, row, run).write(into: &text)
            try streams.output.write(text.utf8)
        }
        if [.crashed, .fault].contains(MatrixCell.Kind(row)) { verdict.isNegative = true }
        if requiresEffect, row.effects.isEmpty {
            verdict.lackSession()
            try streams.report(payload.origin, "the app opens nothing")
        }
    }
}
