package import Handset

/// The explanation of a payload as a picture in SVG, for light and dark: its JSON, the printed text and the
/// URL, joined by the colours of the sessions.
package struct ExplanationPicture {
    private static let margin = 16
    private static let gap = 40
    private static let lineHeight = 20
    private static let maximumRowCount = 18
    private static let maximumLookupRowCount = 6
    private static let maximumHazardCount = 3

    private var elements = ""
    private var width = 0
    private var height = 0

    package init(_ explanation: PayloadExplanation) {
        let routes = explanation.shownRoutes
        let panels = Self.panels(of: explanation, routes)
        let widths = panels.map(\.width)
        width = 2 * Self.margin + widths.reduce(0, +) + Self.gap * (panels.count - 1)
        var y = Self.margin
        add(heading: ExplanationParts.line(of: explanation.found.payload.origin), &y)
        // The payload at the left, the printed text at the right.
        var x = Self.margin
        var bottom = y
        var places: [[Int: PicturePanel.Place]] = []
        let rowCount = panels.map(\.rows.count).max() ?? 0
        for (panel, width) in zip(panels, widths) {
            let drawing = panel.drawing(x, y, width: width, rowCount: rowCount)
            elements += drawing.elements
            places.append(drawing.places)
            bottom = drawing.bottom
            x += width + Self.gap
        }
        if places.count > 1 { addCurves(from: places[0], to: places[1]) }
        y = bottom
        if let route = routes.first {
            addLookup(of: route, explanation, below: places.last?[1], panelBottom: bottom, &y)
        }
        addNotes(explanation, routes, &y)
        height = y + Self.margin
    }

    package func write(into text: inout some TextOutputStream) {
        let hues =
            PageStyle.hues.enumerated().map {
                PageStyle.rule(".s\($0 + 1)", hue: $1)
            } + [PageStyle.rule(".s0", hue: "lost")]
        text.write(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)" role="img">
            <title>What the rules find in a payload</title>
            <style>
            \(PageStyle.variables)
            \(hues.joined(separator: "\n"))
            text { font: 14px system-ui, sans-serif; fill: var(--ink); white-space: pre }
            .m { font: 13px ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace }
            .title { font-weight: 600; font-size: 15px }
            .quiet { fill: var(--quiet) }
            .panel { fill: var(--panel); stroke: var(--line) }
            .captured { fill: var(--c); fill-opacity: .22 }
            .under { fill: none; stroke: var(--c); stroke-width: 2 }
            .matched { fill: none; stroke: var(--c); stroke-width: 2; stroke-dasharray: 2 3 }
            .join { fill: none; stroke: var(--c); stroke-width: 2 }
            .tip { fill: var(--c) }
            .error { fill: var(--lost); font-weight: 600 }
            .warning { fill: var(--wait); font-weight: 600 }
            </style>
            <rect width="100%" height="100%" rx="8" fill="var(--page)"/>
            \(elements)</svg>

            """)
    }

    // MARK: - Panels

    private static func panels(
        of explanation: PayloadExplanation, _ routes: [SessionRoute]
    ) -> [PicturePanel] {
        var rows = PictureRows(columnCount: PicturePanel.columns.upperBound)
        explanation.payloadLines(routes).forEachLine { rows.add($0) }
        var panels = [PicturePanel(caption: "The payload", rows: rows.window(maximumRowCount))]
        let keys = Set(
            routes.filter { $0.match.keyPath == nil }.map(\.match.key)
                + explanation.hazards.misses.compactMap(\.key))
        // Never fails: nothing is passed on.
        try? explanation.forEachMarkedText(routes) { key, text in
            guard keys.contains(key), panels.count == 1 else { return }
            var rows = PictureRows(columnCount: PicturePanel.columns.upperBound)
            text.forEachLine { rows.add($0) }
            panels.append(
                PicturePanel(
                    caption: "\(SourceExcerpt.shown(key)), as the app prints it",
                    rows: rows.window(maximumRowCount)))
        }
        return panels
    }

    // MARK: - Joins

    private mutating func addCurves(from: [Int: PicturePanel.Place], to: [Int: PicturePanel.Place])
    {
        for (session, place) in from.sorted(by: { $0.key < $1.key }) {
            guard let end = to[session] else { continue }
            let (x1, x2) = (place.panel.upperBound, end.panel.lowerBound)
            let middle = (x1 + x2) / 2
            elements +=
                "<g class=\"\(ExplanationPanel.style(ofSession: session))\">"
                + "<path class=\"join\" d=\"M\(x1) \(place.middle)C\(middle) \(place.middle) "
                + "\(middle) \(end.middle) \(x2 - 7) \(end.middle)\"/>"
                + "<path class=\"tip\" d=\"m\(x2) \(end.middle)-8-5v10z\"/></g>\n"
        }
    }

    private mutating func addLookup(
        of route: SessionRoute, _ explanation: PayloadExplanation, below place: PicturePanel.Place?,
        panelBottom: Int, _ y: inout Int
    ) {
        let panelWidth = width - 2 * Self.margin
        var rows = PictureRows(columnCount: PicturePanel.columnCount(ofWidth: panelWidth))
        explanation.markedLookup(of: route, session: 1).url.forEachLine { rows.add($0) }
        y += Self.gap - 12
        let panel = PicturePanel(
            caption: "The URL that it opens", rows: rows.window(Self.maximumLookupRowCount))
        let drawing = panel.drawing(
            Self.margin, y, width: panelWidth, rowCount: panel.rows.count)
        elements += drawing.elements
        y = drawing.bottom
        guard let place, let end = drawing.places[1] else { return }
        let top = drawing.top
        let (x1, x2) = ((place.left + place.panel.upperBound) / 2, (end.left + end.right) / 2)
        let middle = (panelBottom + top) / 2
        elements +=
            "<g class=\"s1\"><path class=\"join\" d=\"M\(x1) \(panelBottom)C\(x1) \(middle) "
            + "\(x2) \(middle) \(x2) \(top - 7)\"/>"
            + "<path class=\"tip\" d=\"m\(x2) \(top)-5-8h10z\"/></g>\n"
    }

    // MARK: - Texts

    private mutating func addNotes(
        _ explanation: PayloadExplanation, _ routes: [SessionRoute], _ y: inout Int
    ) {
        y += 8
        if routes.isEmpty, explanation.hasRules { add(line: "opens nothing", style: "title", &y) }
        let more = explanation.found.count - 1
        if more > 0 {
            add(line: "and \(more) more session\(more == 1 ? "" : "s")", style: "quiet", &y)
        }
        for hazard in explanation.hazards.first(Self.maximumHazardCount) {
            add(
                line: "\(hazard.kind.severity): \(hazard.kind)",
                style: hazard.kind.severity == .error ? "error" : "warning", &y)
            add(line: SourceExcerpt.shown(hazard.finding).withCommonLineEnds, style: "text", &y)
        }
        let others = explanation.hazards.count(beyond: Self.maximumHazardCount)
        if others > 0 {
            add(line: "and \(others) more finding\(others == 1 ? "" : "s")", style: "quiet", &y)
        }
    }

    private mutating func add(heading: String, _ y: inout Int) {
        add(line: heading, style: "title", &y)
        y += 6
    }

    /// Adds a line of text, which is broken between words.
    private mutating func add(line: String, style: String, _ y: inout Int) {
        // Characters of the fonts of common systems are about as wide as this.
        let count = max(20, (width - 2 * Self.margin) * 10 / 84)
        LineBreaks(width: count, indentation: 0).forEachLine(of: line) { _, text in
            add(String(text), Self.margin, y + 15, style: style)
            y += Self.lineHeight
        }
    }

    private mutating func add(_ text: String, _ x: Int, _ y: Int, style: String) {
        elements +=
            "<text class=\"\(style)\" x=\"\(x)\" y=\"\(y)\">\(text.escapedAsXML)</text>\n"
    }
}
