/// A matrix as tables for people, of at most 100 columns where possible.
///
/// ```swift
/// let payload = try Payload(json: #"{"aps":{"alert":"hello","session":"42"}}"#)
/// var text = ""
/// MatrixText(try ScenarioMatrix(of: payload, on: [IOSVersion(4)])).write(into: &text)
/// print(text.split(separator: "\n").first { $0.hasPrefix("not-running  tap") } ?? "")
/// // not-running  tap        lost [5]     alert  launch(payload) → didBecomeActive
/// ```
package struct MatrixText {
    /// The largest number of columns.
    package static let width = 100

    /// The smallest number of columns for callbacks; a narrower table would be hard to read.
    private static let smallestCallbackWidth = 24

    private static let arrow = " → "
    private static let fateColumn = 2

    let matrix: ScenarioMatrix
    /// The reasons why sessions are not opened, each once, in the order of the rows.
    let reasons: [FateWords]

    /// The number of columns of the terminal, at most ``width``.
    let width: Int
    let isColoured: Bool

    /// `width` is the number of columns of the terminal; if `nil`, ``width``, which is also the most.
    package init(_ matrix: ScenarioMatrix, isColoured: Bool = false, width: Int? = nil) {
        self.matrix = matrix
        self.isColoured = isColoured
        self.width = min(TextFold(width: width).width ?? Self.width, Self.width)
        var reasons: [FateWords] = []
        for reason in matrix.rows.compactMap(\.reason)
        where !reasons.contains(reason) {
            reasons.append(reason)
        }
        self.reasons = reasons
    }

    /// Writes the sessions, a table for each version, the notes, and the selectors of the callbacks.
    package func write(into text: inout some TextOutputStream) {
        text.write("\(matrix.origin): payload \(matrix.origin.number), ")
        text.write("\(matrix.origin.byteCount) bytes\n")
        if let app = matrix.appOfRuns {
            for line in matrix.linesOfRuns(by: app) { write(line, indentation: 2, into: &text) }
        } else if matrix.found.isEmpty {
            for line in matrix.noSessionLines { write(line, indentation: 2, into: &text) }
        }
        matrix.forEachSessionLine { line in
            write(line, indentation: 2, into: &text)
            return true
        }
        if let outcome = matrix.serviceExtension {
            write(
                "service extension: \(SourceExcerpt.shown("\(outcome)".utf8))", indentation: 2,
                into: &text)
        }
        var first = matrix.rows.startIndex
        while first < matrix.rows.endIndex {
            let version = matrix.rows[first].scenario.application.systemVersion
            let rows = matrix.rows[first...].prefix {
                $0.scenario.application.systemVersion == version
            }
            write(rows, into: &text)
            first = rows.endIndex
        }
        writeNotes(into: &text)
    }

    private func write(
        _ rows: ArraySlice<ScenarioMatrix.Row>, into text: inout some TextOutputStream
    ) {
        guard let scenario = rows.first?.scenario else { return }
        text.write("\n")
        write(
            matrix.title(of: scenario), indentation: 2, .bold, into: &text)
        let cells = rows.map(cells(of:))
        let found = matrix.hasRules ? matrix.found.rules.wordForFound : "payload"
        let headings = ["state", "action", found, "shown", "callbacks"]
        var widths = headings.dropLast().map(\.count)
        for cells in cells {
            for column in widths.indices {
                widths[column] = max(widths[column], cells[column].count)
            }
        }
        write(headings, widths, into: &text)
        for (row, cells) in zip(rows, cells) {
            let left = width - widths.reduce(0) { $0 + $1 + 2 }
            let lines = Self.lines(
                of: row.plan.callbacks, width: max(left, Self.smallestCallbackWidth))
            write(
                cells + [lines.first ?? "-"], widths,
                row.plan.isActionPossible ? Self.style(of: row.fate) : .dim, into: &text)
            for line in lines.dropFirst() {
                write(widths.map { _ in "" } + [line], widths, into: &text)
            }
            if let claims = row.claims, !claims.isEmpty {
                write(
                    "    rests on \(claims.map(\.rawValue).list)", indentation: 8, .dim, into: &text
                )
            }
        }
    }

    private func write(
        _ cells: [String], _ widths: [Int], _ style: TextStyle? = nil,
        into text: inout some TextOutputStream
    ) {
        for (column, (cell, width)) in zip(cells, widths).enumerated() {
            let style = column == Self.fateColumn ? style : nil
            text.write(style?.of(cell, if: isColoured) ?? cell)
            text.write(String(repeating: " ", count: max(0, width - cell.count) + 2))
        }
        text.write((cells.last ?? "") + "\n")
    }

    private static func style(of fate: Fate) -> TextStyle {
        switch fate {
        case .routed(let times): times > 1 ? .purple : .green
        case .waiting: .yellow
        case .lost: .red
        case .none, .passedBy, .dismissed: .dim
        }
    }

    private func cells(of row: ScenarioMatrix.Row) -> [String] {
        let note = row.reason.flatMap(reasons.firstIndex).map { " [\($0 + 1)]" } ?? ""
        let display = row.plan.display
        let shown =
            (display.showsAlert ? [display.place.alertName] : [])
            + (display.badge == nil ? [] : ["badge"])
            + (display.sound == nil ? [] : ["sound"])
        return [
            row.scenario.appState.rawValue,
            row.plan.isActionPossible ? row.occasion : "(\(row.occasion))",
            (row.fate == .none ? (matrix.hasRules ? "-" : row.callWord) : "\(row.fate)")
                + (row.hasFault ? ", fault" : "") + note
                + row.descriptionMark,
            shown.isEmpty ? "-" : shown.joined(separator: " "),
        ]
    }

    private static func lines(of callbacks: [AppCallback], width: Int) -> [String] {
        var lines: [String] = []
        for callback in callbacks {
            let name = callback.shortName
            if let line = lines.last, line.count + arrow.count + name.count <= width {
                lines[lines.count - 1] += arrow + name
            } else {
                lines.append(lines.isEmpty ? name : "→ " + name)
            }
        }
        return lines
    }
}
