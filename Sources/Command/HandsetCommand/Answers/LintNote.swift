import Handset
import HandsetLint

/// The note below an explanation on what the lint finds besides the hazards.
struct LintNote {
    /// The line; `nil` if the lint finds nothing else.
    let line: String?

    /// - Parameters:
    ///   - explanation: The explanation, whose hazards are told there.
    ///   - findings: The findings of the lint in its payload.
    init(below explanation: PayloadExplanation, _ findings: [LintFinding]) {
        let told = Set(explanation.hazards.kinds.map(\.identifier))
        let findings = findings.filter { !told.contains($0.rule.identifier) }
        guard !findings.isEmpty else {
            line = nil
            return
        }
        let counts = [LintSeverity.error, .warning, .note].compactMap { severity -> String? in
            let count = findings.count { $0.rule.severity == severity }
            guard count > 0 else { return nil }
            return LintCounts.words(count, severity.rawValue)
        }
        var names: [String] = []
        for finding in findings where !names.contains(finding.rule.identifier) {
            names.append(finding.rule.identifier)
        }
        line =
            "lint: \(counts.joined(separator: ", ")) (\(names.joined(separator: ", "))); see handset lint"
    }
}
