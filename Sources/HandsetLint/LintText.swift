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

    /// Returns the last line with its newline; a baseline holds the known findings.
    package static func summary(
        _ counts: LintCounts, payloadCount: Int, knownCount: Int
    ) -> String {
        let known = knownCount > 0 ? ", \(knownCount) in the baseline" : ""
        return "\(LintCounts.words(payloadCount, "payload")): \(counts)\(known)\n"
    }
}
