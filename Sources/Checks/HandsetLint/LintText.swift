package import Handset

/// The findings of a lint as text, as compilers write it.
///
/// ```text
/// push.json:1:9: warning: aps-unknown-key: aps has the key "content_available"; is it content-available?
/// {"aps":{"content_available":1}}
///         ^
///   Write "content-available".
/// ```
package enum LintText {
    package static func lines(of finding: LintFinding) -> String {
        let place = finding.place.map { "\($0): " } ?? ""
        let excerpt = finding.excerpt.map { "\($0)\n" } ?? ""
        return "\(place)\(finding)\n\(excerpt)  \(finding.advice)\n"
    }

    package static func gitHubCommand(for finding: LintFinding) -> String {
        let command: GitHubCommand =
            switch finding.rule.severity {
            case .error: .error
            case .warning: .warning
            case .note: .notice
            }
        let place = finding.place.map { place in
            [("file", place.source), ("line", "\(place.line)"), ("col", "\(place.column)")]
        }
        let text = SourceExcerpt.shown(finding.finding)
        return command.line(
            (place ?? []) + [("title", finding.rule.identifier)],
            "\(text)\(text.hasSuffix("?") ? "" : ".") \(finding.advice)")
    }

    /// Returns the line about findings that are not shown, or nothing.
    package static func lineAboutMore(_ count: Int, of origin: PayloadOrigin) -> String {
        guard count > 0 else { return "" }
        return "\(origin): \(count) more finding\(count == 1 ? " is" : "s are") not shown; raise "
            + "--limit findings to see \(count == 1 ? "it" : "them")\n"
    }

    /// The heading of an overview of many payloads.
    package static let heading = "errors  warnings  notes  payload\n"

    /// Returns the line of a payload in an overview, with what was found last.
    package static func line(_ result: LintResult, of origin: PayloadOrigin) -> String {
        let counts = result.counts
        let numbers = [(counts.errors, 6), (counts.warnings, 8), (counts.notes, 5)].map {
            number, width in
            let text = number == 0 ? "-" : "\(number)"
            return String(repeating: " ", count: max(0, width - text.count)) + text
        }
        let names = result.names.isEmpty ? "" : "  \(result.names.joined(separator: ", "))"
        return "\(numbers.joined(separator: "  "))  \(origin)\(names)\n"
    }

    /// Returns a line for each finding that there is, with its severity and the numbers of findings and payloads.
    package static func lines(of totals: LintTotals) -> String {
        let rows = totals.rows
        let width = rows.map(\.rule.identifier.count).max() ?? 0
        return rows.map { row in
            let name = row.rule.identifier
            let gap = String(repeating: " ", count: width - name.count)
            let severity = row.rule.severity.rawValue
            let count = LintCounts.words(row.findingCount, severity)
            let payloads = LintCounts.words(row.payloadCount, "payload")
            return "  \(name)\(gap)  \(count) in \(payloads)\n"
        }.joined()
    }

    /// Returns the last line with its newline.
    package static func summary(_ totals: LintTotals, refusedCount: Int) -> String {
        let known = totals.knownCount > 0 ? ", \(totals.knownCount) in the baseline" : ""
        let refused = refusedCount > 0 ? ", \(refusedCount) rejected" : ""
        let payloads = LintCounts.words(totals.payloadCount, "payload")
        return "\(payloads): \(totals.counts)\(known)\(refused)\n"
    }
}
