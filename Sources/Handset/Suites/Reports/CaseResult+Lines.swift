extension CaseResult {
    /// What was expected and found, and why, as lines for people.
    var lines: [ReportLine] {
        failures.flatMap(\.lines)
            + reasons.flatMap { reason in
                // A reason may quote a text of several lines.
                reason.unicodeScalars.split(separator: "\n").enumerated().map { offset, line in
                    ReportLine((offset == 0 ? "why: " : "     ") + ShownText.line(Substring(line)))
                }
            }
    }
}
