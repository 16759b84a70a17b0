import Handset

/// The part of a page that explains one payload.
struct ExplanationSection {
    private let explanation: PayloadExplanation
    private let maximumHazardCount: Int
    private let routes: [SessionRoute]

    init(_ explanation: PayloadExplanation, maximumHazardCount: Int) {
        self.explanation = explanation
        self.maximumHazardCount = maximumHazardCount
        routes = explanation.shownRoutes
    }

    private var heading: PayloadTitle {
        PayloadTitle(explanation.found.payload.origin, explanation.found.payload)
    }

    var title: String { heading.name }

    var verdict: String {
        let count = explanation.found.count
        let hazards = explanation.hazards.count
        return
            (count == 0
            ? (explanation.hasRules ? "opens nothing" : "not known")
            : "\(count) session\(count == 1 ? "" : "s")")
            + (hazards == 0 ? "" : ", \(hazards) finding\(hazards == 1 ? "" : "s")")
    }

    /// The class of the result, which has a colour.
    var style: String {
        switch explanation.hazards.severity {
        case .error?: "bad"
        case .warning?: "warning"
        case nil: explanation.found.isEmpty && explanation.hasRules ? "warning" : "good"
        }
    }

    func write(into html: inout HTMLText) throws {
        html.element(.h2) { html in
            html.write("\(title) ")
            html.element(.span, ["class": "chip \(style)"], text: verdict)
        }
        html.element(.p, ["class": "quiet"], text: heading.details)
        writeSessions(into: &html)
        let panel = ExplanationPanel(hasNumbers: routes.count > 1)
        try html.element(.div, ["class": "pair"]) { html in
            try panel.write("The payload", into: &html) { write in
                try explanation.payloadLines(routes).forEachLine(write)
            }
            try html.element(.div) { html in
                try explanation.forEachMarkedText(routes) { key, text in
                    try panel.write(
                        "\(key), as the app prints it", hasLineNumbers: true, into: &html
                    ) { write in try text.forEachLine(write) }
                }
            }
        }
        for index in routes.indices { try writeLookup(index, panel, into: &html) }
        try writeHazards(into: &html)
    }

    private func writeSessions(into html: inout HTMLText) {
        html.element(.ul, ["class": "plain sessions"]) { html in
            for (index, match) in routes.map(\.match).enumerated() {
                html.element(.li, ["class": ExplanationPanel.style(ofSession: index + 1)]) { html in
                    if routes.count > 1 {
                        html.element(.span, ["class": "chip"], text: "\(index + 1)")
                        html.write(" ")
                    }
                    html.write("rule \(match.rule) finds the session ")
                    html.element(.code) { html in
                        html.element(.mark, ["class": "captured"], text: match.shortSession)
                    }
                    html.write(match.keyPath.map { " at \($0)" } ?? " in \(match.key)")
                }
            }
            for miss in explanation.hazards.misses {
                html.element(.li, text: "rule \(miss.rule): \(miss)")
            }
            let more = explanation.found.count - routes.count
            if more > 0 {
                html.element(
                    .li, text: "and \(more) more sessions, which --format json and text show")
            }
        }
    }

    private func writeLookup(
        _ index: Int, _ panel: ExplanationPanel, into html: inout HTMLText
    ) throws {
        let route = routes[index]
        let number = routes.count > 1 ? " of session \(index + 1)" : ""
        let texts = explanation.markedLookup(of: route, session: index + 1)
        try panel.write("URL\(number)", into: &html) { try texts.url.forEachLine($0) }
        try panel.write("Statement\(number)", into: &html) { try texts.statement.forEachLine($0) }
        if let handler = route.handler {
            html.element(.p, ["class": "quiet"], text: "handler \(handler)")
        }
    }

    private func writeHazards(into html: inout HTMLText) throws {
        guard explanation.hazards.count > 0 else {
            html.element(.p, ["class": "quiet"], text: "no findings")
            return
        }
        try html.element(.ul, ["class": "plain hazards"]) { html in
            try explanation.hazards.forEach(upTo: maximumHazardCount) { hazard in
                let isError = hazard.kind.severity == .error
                html.element(.li) { html in
                    html.element(
                        .span, ["class": "chip \(isError ? "bad" : "warning")"],
                        text: "\(hazard.kind.severity)")
                    html.write(" ")
                    html.element(.b, text: "\(hazard.kind)")
                    if !hazard.isTold(by: explanation.hazards.misses) {
                        html.write(": \(hazard.finding)")
                    }
                    html.element(
                        .p, ["class": "quiet"],
                        text: "\(hazard.kind.meaning) \(hazard.kind.advice)")
                }
                html.endLine()
                try html.passOn()
            }
        }
        if let note = explanation.hazards.note(beyond: maximumHazardCount) {
            html.element(.p, ["class": "quiet"], text: note)
        }
    }
}
