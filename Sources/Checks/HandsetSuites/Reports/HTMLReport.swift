import Handset

/// A report as a page of HTML: one file that needs no other, and no scripts.
///
/// The totals come first, then the failed cases and the unreadable suites, then the states and actions if they
/// were asked for, then the passed cases. Values are shown as in `TextReport`.
///
/// ```swift
/// var report = HTMLReport()
/// var page = ""
/// report.begin(to: &page)
/// report.end(to: &page)
/// print(page.hasPrefix("<!doctype html>"))
/// // true
/// ```
package struct HTMLReport: SuiteReport {
    private var counts = SuiteCounts()
    private var duration: Duration?
    /// The sections so far, which come after the totals.
    private var failures = ""
    private var successes: [(suite: String, counts: SuiteCounts, cases: [CaseResult])] = []
    /// The states and actions so far; `nil` if they are not shown.
    private var coverage: StateCoverage?

    package init(hasCoverage: Bool = false) { coverage = hasCoverage ? StateCoverage() : nil }

    /// Writes nothing: the page begins with the totals.
    package mutating func begin(to output: inout some TextOutputStream) {}

    package mutating func write(_ result: SuiteResult, to output: inout some TextOutputStream) {
        counts.add(result)
        coverage?.add(result)
        if let timing = result.timing { duration = (duration ?? .zero) + timing.duration }
        var html = HTMLText()
        switch result.content {
        case .ran(let cases):
            let failed = cases.filter { !$0.passed }
            if !failed.isEmpty { Self.write(failed, of: result, into: &html) }
            let passed = cases.filter(\.passed)
            if !passed.isEmpty {
                var own = SuiteCounts()
                own.add(result)
                successes.append((result.name, own, passed))
            }
        case .unreadable(let messages):
            html.element(.section) { html in
                Self.writeHeading(of: result.name, "could not be read", into: &html)
                html.element(.pre, ["class": "lines"]) { html in
                    html.writeShown(SuiteResult.lines(of: messages).joined(separator: "\n"))
                }
            }
            html.endLine()
        }
        failures += html.text
    }

    package mutating func end(to output: inout some TextOutputStream) {
        var html = HTMLText()
        let style = coverage == nil ? Self.style : "\(Self.style)\n\(CoverageSection.style)"
        HTMLPage.begin(title: "handset test: \(counts)", style: style, into: &html)
        writeTotals(into: &html)
        output.write(html.text)
        output.write(failures)
        html = HTMLText()
        if let coverage { CoverageSection(coverage).write(into: &html) }
        if !successes.isEmpty { writeSuccesses(into: &html) }
        HTMLPage.end(into: &html)
        output.write(html.text)
        (failures, successes) = ("", [])
    }

    // MARK: - Totals

    private func writeTotals(into html: inout HTMLText) {
        let isGood = !counts.hasFailures && !counts.hasUnreadableSuites
        html.element(.header) { html in
            html.element(.h1, text: title)
            html.element(.p) { html in
                for (text, style) in totals {
                    html.element(.span, ["class": "chip \(style)"], text: text)
                    html.write(" ")
                }
                if let duration {
                    html.element(.span, ["class": "quiet"], text: Self.text(of: duration))
                }
            }
            if counts.caseCount > 0 { writeBar(into: &html) }
            if !isGood, counts.passedCount > 0 {
                html.element(.p) { $0.element(.a, ["href": "#passed"], text: "what passed") }
            }
            if let coverage {
                html.element(.p) { html in
                    html.element(.a, ["href": "#coverage"], text: "state coverage")
                    html.write(": \(coverage.sum)")
                }
            }
        }
        html.endLine()
    }

    private func writeBar(into html: inout HTMLText) {
        html.element(
            .div, ["class": "bar", "role": "img", "aria-label": "\(counts)"]
        ) { html in
            let parts = [(counts.failedCount, "bad"), (counts.passedCount, "good")]
            for (count, style) in parts where count > 0 {
                html.element(.span, ["class": style, "style": "flex-grow:\(count)"])
            }
        }
    }

    private var title: String {
        let cases = "\(counts.caseCount) case\(counts.caseCount == 1 ? "" : "s")"
        if counts.hasFailures { return "\(counts.failedCount) of \(cases) failed" }
        if counts.hasUnreadableSuites { return "Some suites could not be read" }
        return counts.caseCount == 0 ? "No cases" : "\(cases) passed"
    }

    private var totals: [(text: String, style: String)] {
        var totals = [("\(counts.passedCount) passed", "good")]
        if counts.hasFailures { totals.append(("\(counts.failedCount) failed", "bad")) }
        if counts.hasUnreadableSuites {
            let suites = counts.unreadableCount == 1 ? "suite" : "suites"
            totals.append(("\(counts.unreadableCount) \(suites) could not be read", "bad"))
        }
        return totals
    }

    // MARK: - Suites

    private static func write(
        _ failed: [CaseResult], of result: SuiteResult, into html: inout HTMLText
    ) {
        var own = SuiteCounts()
        own.add(result)
        html.element(.section) { html in
            writeHeading(of: result.name, "\(own)", into: &html)
            for result in failed { write(result, into: &html) }
        }
        html.endLine()
    }

    private static func writeHeading(
        of suite: String, _ verdict: String, into html: inout HTMLText
    ) {
        html.element(.h2) { html in
            html.writeShown(ShownText.whole(suite))
            html.write(" ")
            html.element(.span, ["class": "chip bad"], text: verdict)
        }
    }

    private static func write(_ result: CaseResult, into html: inout HTMLText) {
        html.element(.h3) { html in
            html.element(.span, ["class": "chip bad"], text: "failed")
            html.write(" ")
            html.writeShown(ShownText.whole(result.name))
        }
        html.element(.p, ["class": "quiet place"], text: "\(result.place)")
        for failure in result.failures {
            html.element(.p) { $0.writeShown(failure.heading) }
            html.element(.pre, ["class": "lines"]) { html in
                let lines = ValueDifference(expected: failure.expected, found: failure.found).lines
                for (index, line) in lines.enumerated() {
                    if index > 0 { html.endLine() }
                    write(line, into: &html)
                }
            }
        }
        if let page = result.page {
            html.element(.p, ["class": "quiet"]) { $0.writeShown("page: " + ShownText.whole(page)) }
        }
        guard !result.reasons.isEmpty else { return html.endLine() }
        html.element(.ul, ["class": "quiet"]) { html in
            for reason in result.reasons {
                html.element(.li) { html in
                    for (index, line) in reason.unicodeScalars.split(separator: "\n").enumerated() {
                        if index > 0 { html.element(.br) }
                        html.writeShown(ShownText.line(Substring(line)))
                    }
                }
            }
        }
        html.endLine()
    }

    private static func write(_ line: ReportLine, into html: inout HTMLText) {
        switch line.kind {
        case .plain, .reason, .caret: html.writeShown(line.text)
        case .expected: html.element(.span, ["class": "expected"]) { $0.writeShown(line.text) }
        case .found: html.element(.span, ["class": "found"]) { $0.writeShown(line.text) }
        }
    }

    private func writeSuccesses(into html: inout HTMLText) {
        let isGood = !counts.hasFailures && !counts.hasUnreadableSuites
        html.element(.section, ["id": "passed"]) { html in
            html.element(.h2, text: "Passed")
            for (suite, counts, cases) in successes {
                html.endLine()
                html.element(.details, isGood ? ["open": ""] : [:]) { html in
                    html.element(.summary) { html in
                        html.writeShown(ShownText.whole(suite))
                        html.write(" ")
                        html.element(.span, ["class": "quiet"], text: "\(counts.passedCount)")
                    }
                    html.element(.ul) { html in
                        for result in cases { Self.writePassed(result, into: &html) }
                    }
                }
            }
        }
        html.endLine()
    }

    private static func writePassed(_ result: CaseResult, into html: inout HTMLText) {
        html.element(.li) { html in
            html.writeShown(ShownText.whole(result.name))
            guard let duration = result.duration else { return }
            html.write(" ")
            html.element(.small, ["class": "quiet"], text: text(of: duration))
        }
    }

    /// Returns a time as `1.5 ms`.
    private static func text(of duration: Duration) -> String {
        let (whole, rest) = max(0, duration.microseconds).quotientAndRemainder(dividingBy: 1_000)
        return "\(whole).\(rest / 100) ms"
    }

    private static let style = """
        .bar { display: flex; gap: 2px; height: 6px; margin-top: .75rem }
        .bar span { background: var(--c); border-radius: 3px; min-width: 6px; flex-basis: 0 }
        .place { margin-top: 0; font-size: .875rem }
        .lines { background: var(--panel); border: 1px solid var(--line); border-radius: 6px; padding: .5rem .75rem; margin-top: .25rem }
        .expected { color: var(--ok) }
        .found { color: var(--lost) }
        h3 + .place + p { margin-top: .25rem }
        section > h3:not(:first-of-type) { margin-top: 2rem }
        details { margin-top: .5rem }
        summary { cursor: pointer; overflow-wrap: anywhere }
        """
}
