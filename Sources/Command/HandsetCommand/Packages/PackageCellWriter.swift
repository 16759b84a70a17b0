package import Handset
import HandsetPictures

/// The writer of cells in which an app's own code has run.
package struct PackageCellWriter: Sendable {
    private let format: ReceiveFormat
    /// The byte after each record.
    private let terminator: UInt8

    /// Creates a writer; all formats but records are text.
    package init(_ format: ReceiveFormat, terminator: UInt8 = UInt8(ascii: "\n")) {
        self.format = format
        self.terminator = terminator
    }

    /// Writes the first cell of a matrix; the verdict is negative if the app crashed, came to no end or has a fault.
    ///
    /// - Throws: ``OutputError``.
    package func write(
        _ matrix: ScenarioMatrix, to streams: StandardStreams, _ verdict: inout Verdict
    ) throws {
        guard let row = matrix.rows.first, let run = row.run else { return }
        if format == .json {
            try matrix.writeJSON(terminator: terminator) { try streams.output.write($0) }
        } else {
            var text = ""
            PackageCellText(matrix, row, run).write(into: &text)
            try streams.output.write(text.utf8)
        }
        if [.crashed, .fault].contains(MatrixCell.Kind(row)) { verdict.isNegative = true }
    }
}
