package import Handset

/// The findings of a lint as a page of HTML: the sums, an index of the payloads, and the findings of each.
///
/// It is one file that needs no other; the only script that its policy allows sorts and searches the index.
package struct LintPage {
    package init() {}

    /// Returns what comes before the rows of the index.
    package func beginning(_ totals: LintTotals, refusedCount: Int) -> String {
        var html = HTMLText()
        var sum = LintText.summary(totals, refusedCount: refusedCount)
        sum.removeLast()
        HTMLPage.begin(
            title: "handset lint: \(sum)", style: "\(Self.style)\n\(IndexTable.style)",
            script: IndexTable.scriptHash, into: &html)
        html.element(.header) { html in
            html.element(.h1, text: sum)
            if !totals.rows.isEmpty { Self.write(totals.rows, into: &html) }
        }
        html.endLine()
        if totals.payloadCount > 0 {
            IndexTable.begin(
                ["payload", "errors", "warnings", "notes", "findings"], into: &html)
        }
        return html.text
    }

    /// Returns the row of a payload, which leads to the section with its number, unless that is `nil`.
    package func row(_ result: LintResult, of origin: PayloadOrigin, section: Int?) -> String {
        var html = HTMLText()
        html.element(.tr) { html in
            html.element(.th, ["scope": "row"]) { html in
                if let section {
                    html.element(.a, ["href": "#payload-\(section)"], text: "\(origin)")
                } else {
                    html.write("\(origin)")
                }
            }
            let counts = result.counts
            for (count, style) in [
                (counts.errors, "bad"), (counts.warnings, "warning"), (counts.notes, "note"),
            ] {
                html.element(
                    .td,
                    [
                        "class": count > 0 ? style : "quiet",
                        "data-key": "\(99_999 - min(count, 99_999))",
                    ],
                    text: count > 0 ? "\(count)" : "-")
            }
            html.element(.td, ["class": "names"], text: result.names.joined(separator: ", "))
        }
        html.endLine()
        return html.text
    }

    /// Returns what comes between the index and the sections.
    package func endOfIndex(_ totals: LintTotals) -> String {
        var html = HTMLText()
        if totals.payloadCount > 0 { IndexTable.end(into: &html) }
        return html.text
    }

    package func section(_ result: LintResult, of origin: PayloadOrigin, number: Int) -> String {
        var html = HTMLText()
        html.element(.section, ["id": "payload-\(number)"]) { html in
            html.element(.h2, text: "\(origin)")
            for finding in result.findings { Self.write(finding, into: &html) }
            if result.moreCount > 0 {
                let more = LintCounts.words(result.moreCount, "more finding")
                html.element(.p, ["class": "quiet"], text: "and \(more)")
            }
        }
        html.endLine()
        return html.text
    }

    package func end() -> String {
        var html = HTMLText()
        IndexTable.writeScript(into: &html)
        HTMLPage.end(into: &html)
        return html.text
    }

    private static func write(_ rows: [LintTotals.Row], into html: inout HTMLText) {
        html.element(.ul, ["class": "plain totals"]) { html in
            for row in rows {
                html.element(.li) { html in
                    writeChip(row.rule.severity, into: &html)
                    html.write(" ")
                    html.element(.a, ["href": row.rule.page.url], text: row.rule.identifier)
                    let payloads = LintCounts.words(row.payloadCount, "payload")
                    html.write(" \(row.findingCount) in \(payloads)")
                }
            }
        }
    }

    private static func write(_ finding: LintFinding, into html: inout HTMLText) {
        html.element(.h3) { html in
            writeChip(finding.rule.severity, into: &html)
            html.write(" ")
            html.element(.a, ["href": finding.rule.page.url], text: finding.rule.identifier)
        }
        let place = finding.place.map { " (\($0.line):\($0.column))" } ?? ""
        html.element(.p, text: finding.finding + place)
        if let excerpt = finding.excerpt {
            html.element(.pre) { $0.writeShown("\(excerpt)") }
        }
        html.element(.p, ["class": "quiet"], text: finding.advice)
    }

    private static func writeChip(_ severity: LintSeverity, into html: inout HTMLText) {
        let style =
            switch severity {
            case .error: "bad"
            case .warning: "warning"
            case .note: "note"
            }
        html.element(.span, ["class": "chip \(style)"], text: severity.rawValue)
    }

    private static let style = """
        \(PageStyle.rule(".note", hue: "blue"))
        .totals li { margin-top: .25rem }
        td.bad, td.warning, td.note { color: var(--c); font-weight: 600 }
        .index .names { white-space: normal; color: var(--quiet) }
        section pre { background: var(--panel); border: 1px solid var(--line); border-radius: 6px; padding: .375rem .75rem; margin-top: .5rem }
        """
}
