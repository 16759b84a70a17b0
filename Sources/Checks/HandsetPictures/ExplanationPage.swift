package import Handset

/// The explanations of payloads as a page of HTML: one file that needs no other, and no scripts.
///
/// A colour, and a number where there are several, joins each session's value in the JSON, its place in the
/// printed text, and its place in the URL.
package struct ExplanationPage {
    /// The number of payloads in the list at the top.
    private static let maximumListCount = 1_000

    /// A line of the list at the top.
    private struct Entry {
        let title: String
        let verdict: String
        let style: String
    }

    private var entries: [Entry] = []
    private var count = 0
    private var countWithoutSession = 0
    private var hazardCount = 0

    package init() {}

    /// Writes the head of the page; `source` is the name of its only source, `nil` if there are several.
    package func begin(
        of source: String? = nil, to piece: (String) throws -> Void
    ) throws {
        let name = source.map { "\(SourceExcerpt.shown($0)): " } ?? ""
        try HTMLText.write(to: piece) { html in
            let hues = PageStyle.hues.enumerated().map { index, hue in
                PageStyle.rule(".s\(index + 1)", hue: hue)
            }
            HTMLPage.begin(
                title: name.isEmpty ? "What the rules find" : "\(name)what the rules find in it",
                style: (hues + [PageStyle.rule(".s0", hue: "lost"), ExplanationPanel.style])
                    .joined(separator: "\n"),
                into: &html)
        }
    }

    /// Writes the section of a payload; hazards beyond the maximum are only counted.
    package mutating func write(
        _ explanation: PayloadExplanation, maximumHazardCount: Int,
        to piece: (String) throws -> Void
    ) throws {
        let section = ExplanationSection(explanation, maximumHazardCount: maximumHazardCount)
        count += 1
        if explanation.found.isEmpty { countWithoutSession += 1 }
        hazardCount += explanation.hazards.count
        if count <= Self.maximumListCount {
            entries.append(
                Entry(
                    title: section.title, verdict: section.verdict, style: section.style))
        }
        try HTMLText.write(to: piece) { html in
            try html.element(.section, ["id": "payload-\(count)"]) { try section.write(into: &$0) }
            html.endLine()
        }
    }

    /// Writes the list of the payloads, which is shown at the top, and the end of the page.
    package func end(hasRefusals: Bool, to piece: (String) throws -> Void) throws {
        var lines: [String] = []
        if count > 1 {
            lines.append(
                "\(count - countWithoutSession) with a session, \(countWithoutSession) without; "
                    + "\(hazardCount) finding\(hazardCount == 1 ? "" : "s")")
        }
        if hasRefusals {
            lines.append("Some input was rejected, and is not shown here; see standard error.")
        }
        try HTMLText.write(to: piece) { html in
            HTMLPage.writeHeading(
                "What the rules find in \(count) payload\(count == 1 ? "" : "s")", lines: lines,
                into: &html
            ) { html in
                if count > 1 { writeList(into: &html) }
            }
            HTMLPage.end(into: &html)
        }
    }

    private func writeList(into html: inout HTMLText) {
        html.element(.ol, ["class": "list"]) { html in
            for (index, entry) in entries.enumerated() {
                html.element(.li) { html in
                    html.element(.a, ["href": "#payload-\(index + 1)"], text: entry.title)
                    html.write(" ")
                    html.element(.span, ["class": "chip \(entry.style)"], text: entry.verdict)
                }
                html.endLine()
            }
        }
        if count > entries.count {
            html.element(
                .p, ["class": "quiet"], text: "and \(count - entries.count) more payloads below")
        }
    }
}
