/// The explanation of a payload as a picture in SVG, for light and dark: its JSON, the printed text and the
/// URL, joined by the colours of the sessions.
package struct ExplanationPicture {
    private static let margin = 16
    private static let gap = 40
    private static let lineHeight = 20
    private static let columnWidth = 8
    private static let padding = 12
    /// The numbers of columns that a panel has.
    private static let columns = 26...52
    /// The numbers of rows that the panels have at most.
    private static let maximumRowCount = 18
    private static let maximumLookupRowCount = 6
    private static let maximumHazardCount = 3

    private var elements = ""
    private var width = 0
    private var height = 0

    /// Creates the picture of an explanation.
    package init(_ explanation: PayloadExplanation) {
        let routes = explanation.shownRoutes
        let panels = Self.panels(of: explanation, routes)
        let widths = panels.map { $0.columnCount * Self.columnWidth + 2 * Self.padding }
        width = 2 * Self.margin + widths.reduce(0, +) + Self.gap * (panels.count - 1)
        var y = Self.margin
        add(heading: ExplanationParts.line(of: explanation.found.payload.origin), &y)
        // The payload at the left, the printed text at the right.
        var x = Self.margin
        var bottom = y
        var places: [[Int: Place]] = []
        let rowCount = panels.map(\.rows.count).max() ?? 0
        for (panel, width) in zip(panels, widths) {
            let found = add(panel, x, y, width, rowCount: rowCount)
            places.append(found.places)
            bottom = found.bottom
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

    /// Writes the picture.
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

    /// A text in a frame.
    private struct Panel {
        let caption: String
        let rows: [[MarkedPiece]]

        var columnCount: Int {
            let longest = rows.map(\.columnCount).max() ?? 0
            let columns = ExplanationPicture.columns
            return min(max(longest, caption.count * 7 / 8, columns.lowerBound), columns.upperBound)
        }
    }

    /// The place where the first text of a session is.
    private struct Place {
        let left: Int
        let right: Int
        let middle: Int
        /// The edges of the panel.
        let panel: Range<Int>
    }

    private static func panels(
        of explanation: PayloadExplanation, _ routes: [SessionRoute]
    ) -> [Panel] {
        var rows = PictureRows(columnCount: columns.upperBound)
        explanation.payloadLines(routes).forEachLine { rows.add($0) }
        var panels = [Panel(caption: "The payload", rows: rows.window(maximumRowCount))]
        let keys = Set(
            routes.filter { $0.match.keyPath == nil }.map(\.match.key)
                + explanation.hazards.misses.compactMap(\.key))
        // Never fails: nothing is passed on.
        try? explanation.forEachMarkedText(routes) { key, text in
            guard keys.contains(key), panels.count == 1 else { return }
            var rows = PictureRows(columnCount: columns.upperBound)
            text.forEachLine { rows.add($0) }
            panels.append(
                Panel(
                    caption: "\(SourceExcerpt.shown(key)), as the app prints it",
                    rows: rows.window(maximumRowCount)))
        }
        return panels
    }

    private mutating func add(
        _ panel: Panel, _ x: Int, _ top: Int, _ width: Int, rowCount: Int
    ) -> (places: [Int: Place], bottom: Int) {
        add(panel.caption, x, top + 14, style: "quiet")
        let boxTop = top + Self.lineHeight + 2
        let boxHeight = rowCount * Self.lineHeight + 2 * Self.padding - 4
        elements +=
            "<rect class=\"panel\" x=\"\(x)\" y=\"\(boxTop)\" width=\"\(width)\" "
            + "height=\"\(boxHeight)\" rx=\"6\"/>\n"
        var places: [Int: Place] = [:]
        for (index, row) in panel.rows.enumerated() {
            let y = boxTop + Self.padding - 2 + index * Self.lineHeight
            add(row, x + Self.padding, y, in: x..<(x + width), &places)
        }
        return (places, boxTop + boxHeight)
    }

    private mutating func add(
        _ row: [MarkedPiece], _ left: Int, _ top: Int, in panel: Range<Int>,
        _ places: inout [Int: Place]
    ) {
        var x = left
        for piece in row {
            let width = piece.columnCount * Self.columnWidth
            if let mark = piece.mark { add(mark, x, top, width) }
            if let mark = piece.mark, mark.kind == .captured, places[mark.session] == nil {
                places[mark.session] = Place(
                    left: x, right: x + width, middle: top + Self.lineHeight / 2, panel: panel)
            }
            // The length holds every font to the columns of the marks.
            let blanks = piece.text.prefix { $0 == " " }.count
            let text = String(piece.text.dropFirst(blanks))
            if !text.isEmpty {
                let textX = x + blanks * Self.columnWidth
                elements +=
                    "<text class=\"m\" x=\"\(textX)\" y=\"\(top + 14)\" "
                    + "textLength=\"\(width - blanks * Self.columnWidth)\">"
                    + "\(text.escapedAsXML)</text>\n"
            }
            x += width
        }
    }

    private mutating func add(_ mark: SessionMark, _ x: Int, _ top: Int, _ width: Int) {
        let style = ExplanationPanel.style(ofSession: mark.session)
        elements += "<g class=\"\(style)\">"
        if mark.kind == .captured {
            elements +=
                "<rect class=\"captured\" x=\"\(x)\" y=\"\(top)\" width=\"\(max(2, width))\" "
                + "height=\"\(Self.lineHeight - 1)\"/>"
        }
        let line = mark.kind == .captured ? "under" : "matched"
        elements +=
            "<path class=\"\(line)\" d=\"M\(x) \(top + Self.lineHeight - 2)h\(max(2, width))\"/></g>\n"
    }

    // MARK: - Joins

    private mutating func addCurves(from: [Int: Place], to: [Int: Place]) {
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
        of route: SessionRoute, _ explanation: PayloadExplanation, below place: Place?,
        panelBottom: Int, _ y: inout Int
    ) {
        let columnCount = (width - 2 * (Self.margin + Self.padding)) / Self.columnWidth
        var rows = PictureRows(columnCount: columnCount)
        explanation.markedLookup(of: route, session: 1).url.forEachLine { rows.add($0) }
        y += Self.gap - 12
        let panel = Panel(
            caption: "The URL that it opens", rows: rows.window(Self.maximumLookupRowCount))
        let found = add(
            panel, Self.margin, y, width - 2 * Self.margin, rowCount: panel.rows.count)
        y = found.bottom
        guard let place, let end = found.places[1] else { return }
        let top = end.middle - Self.lineHeight / 2 - Self.padding + 2
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
        if routes.isEmpty { add(line: "no session", style: "title", &y) }
        let more = explanation.found.count - 1
        if more > 0 {
            add(line: "and \(more) more session\(more == 1 ? "" : "s")", style: "quiet", &y)
        }
        for hazard in explanation.hazards.first(Self.maximumHazardCount) {
            add(
                line: "\(hazard.kind.severity): \(hazard.kind)",
                style: hazard.kind.severity == .error ? "error" : "warning", &y)
            add(line: SourceExcerpt.shown(hazard.finding), style: "text", &y)
        }
        let others = explanation.hazards.count(beyond: Self.maximumHazardCount)
        if others > 0 {
            add(line: "and \(others) more hazard\(others == 1 ? "" : "s")", style: "quiet", &y)
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
