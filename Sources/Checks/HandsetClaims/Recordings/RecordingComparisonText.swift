import Handset

/// The words for a comparison with a record.
package struct RecordingComparisonText {
    private let comparison: RecordingComparison

    package init(_ comparison: RecordingComparison) { self.comparison = comparison }

    /// The lines, without newlines.
    package var lines: [String] {
        let recording = comparison.recording
        var lines = [
            "\(recording.name): iOS \(recording.version), \(recording.place), \(recording.date), "
                + "life cycle \(recording.scenario.lifeCycle.rawValue)"
        ]
        for cell in comparison.cells {
            lines.append("  \(cell.agrees ? "agrees " : "differs") \(cell.name)")
            guard !cell.agrees else { continue }
            lines.append("    planned   \(Self.words(of: cell.planned))")
            lines.append("    recorded  \(Self.words(of: cell.recorded))")
            lines += cell.refuted.compactMap { Claims.all[name: $0] }.map {
                "    refutes \(ClaimWords($0).line)"
            }
            lines += cell.choices.map { "    agrees with --device assume.\($0)" }
        }
        let differing = comparison.cells.count { !$0.agrees }
        lines.append("\(comparison.cells.count - differing) cells agree, \(differing) differ")
        lines.append(Self.list("confirms", comparison.confirmed))
        lines.append(Self.list("refutes", comparison.refuted))
        return lines
    }

    private static func words(of callbacks: [AppCallback]) -> String {
        callbacks.isEmpty ? "no callback" : callbacks.map(\.shortName).joined(separator: " → ")
    }

    private static func list(_ verb: String, _ claims: [ClaimName]) -> String {
        claims.isEmpty
            ? "\(verb) no claim"
            : "\(verb) \(claims.count) claim\(claims.count == 1 ? "" : "s"): \(claims.map(\.rawValue).list)"
    }
}
