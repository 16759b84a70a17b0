import Handset

/// The difference of an expected and a found value, as lines for people.
///
/// Short values are written one below the other. If a value is long or has several lines, the lines
/// that differ are marked with `-` (expected) and `+` (found), with some equal lines around them.
struct ValueDifference {
    /// The number of scalars that a short value has at most.
    static let shortCount = 60
    /// The number of scalars up to which a value of one line is shown whole, beside a short one.
    static let wholeCount = 300
    /// The number of equal lines shown before and after lines that differ.
    static let contextCount = 3
    /// The number of lines shown of a block that only one value has.
    static let maximumBlockCount = 40
    /// The number of lines shown in all.
    static let maximumCount = 200

    let lines: [ReportLine]

    init(expected: String, found: String) {
        lines =
            Self.isByLine(expected, found)
            ? Self.byLine(expected, found) : Self.oneLine(expected, found)
    }

    static func isByLine(_ expected: String, _ found: String) -> Bool {
        let values = [expected, found]
        if values.contains(where: { $0.unicodeScalars.contains("\n") }) { return true }
        // Two long lines are cut where they differ; a long line beside a short one is shown whole.
        return values.allSatisfy { $0.unicodeScalars.count > shortCount }
            || values.contains { $0.unicodeScalars.count > wholeCount }
    }

    private static func oneLine(_ expected: String, _ found: String) -> [ReportLine] {
        [
            ReportLine("expected: " + ShownText.whole(expected), .expected),
            ReportLine("found:    " + ShownText.whole(found), .found),
        ] + note(expected, found)
    }

    private static func byLine(_ expected: String, _ found: String) -> [ReportLine] {
        var lines: [ReportLine] = []
        if expected.isEmpty { lines.append(ReportLine("- " + ShownText.empty, .expected)) }
        var rest = LineDifference(from: expected, to: found).lines[...]
        while !rest.isEmpty {
            let kept = rest.prefix { $0.change == .kept }
            let isFirst = kept.startIndex == 0
            rest = rest.dropFirst(kept.count)
            lines += context(kept.map(\.text), isFirst: isFirst, isLast: rest.isEmpty)
            let removed = rest.prefix { $0.change == .removed }
            rest = rest.dropFirst(removed.count)
            let added = rest.prefix { $0.change == .added }
            rest = rest.dropFirst(added.count)
            lines += block(removed.map(\.text), added.map(\.text))
        }
        if found.isEmpty { lines.append(ReportLine("+ " + ShownText.empty, .found)) }
        let hidden = lines.count - maximumCount
        if hidden > 1 {
            lines = lines.prefix(maximumCount) + [ReportLine("… and \(hidden) more lines")]
        }
        return lines + newlineNote(expected, found)
    }

    /// Returns lines that both values have: those next to a change.
    private static func context(
        _ texts: [String], isFirst: Bool, isLast: Bool
    ) -> [ReportLine] {
        let before = isFirst ? 0 : contextCount
        let after = isLast && !isFirst ? 0 : contextCount
        let hidden = texts.count - before - after
        // A line that says "1 equal line" would take as much room as that line.
        guard hidden > 1 else { return texts.map { ReportLine(marked(" ", $0)) } }
        return texts.prefix(before).map { ReportLine(marked(" ", $0)) }
            + [ReportLine("  … \(hidden) equal lines …")]
            + texts.suffix(after).map { ReportLine(marked(" ", $0)) }
    }

    private static func block(_ expected: [String], _ found: [String]) -> [ReportLine] {
        let count = min(expected.count, found.count)
        let pairs = count > maximumBlockCount ? [] : zip(expected, found).map { pair($0, $1) }
        // Pairs without a caret or a note are easier to read sorted by side.
        let pairedCount = pairs.contains { $0.count > 2 } ? count : 0
        return pairs.prefix(pairedCount).flatMap { $0 }
            + side("-", Array(expected.dropFirst(pairedCount)), .expected)
            + side("+", Array(found.dropFirst(pairedCount)), .found)
    }

    private static func side(
        _ mark: String, _ texts: [String], _ kind: ReportLine.Kind
    ) -> [ReportLine] {
        let hidden = texts.count - maximumBlockCount
        guard hidden > 1 else { return texts.map { ReportLine(marked(mark, $0), kind) } }
        return texts.prefix(maximumBlockCount).map { ReportLine(marked(mark, $0), kind) }
            + [ReportLine("\(mark) … and \(hidden) more lines", kind)]
    }

    private static func pair(_ expected: String, _ found: String) -> [ReportLine] {
        let difference = ScalarDifference(expected: expected, found: found)
        var lines = [
            ReportLine(marked("-", expected), .expected), ReportLine(marked("+", found), .found),
        ]
        if [expected, found].contains(where: { $0.unicodeScalars.count > shortCount }) {
            let place = difference.commonCount
            let shown = ShownText.excerpt(of: expected, at: place)
            let shownFound = ShownText.excerpt(of: found, at: place)
            let indentation = String(repeating: " ", count: shownFound.indentation)
            lines = [
                ReportLine("- " + shown.text, .expected),
                ReportLine("+ " + shownFound.text, .found),
                ReportLine("  " + indentation + "^ they differ from here", .caret),
            ]
        }
        return lines + note(expected, found)
    }

    private static func marked(_ mark: String, _ text: String) -> String {
        let beginning = text.unicodeScalars.prefix(2 * shortCount)
        let isCut = beginning.endIndex < text.unicodeScalars.endIndex
        let shown = ShownText.line(Substring(beginning)) + (isCut ? "…" : "")
        return shown.isEmpty ? (mark == " " ? "" : mark) : mark + " " + shown
    }

    private static func note(_ expected: String, _ found: String) -> [ReportLine] {
        ScalarDifference(expected: expected, found: found).note.map { [ReportLine($0)] } ?? []
    }

    private static func newlineNote(_ expected: String, _ found: String) -> [ReportLine] {
        guard !expected.isEmpty, !found.isEmpty else { return [] }
        switch (expected.unicodeScalars.last == "\n", found.unicodeScalars.last == "\n") {
        case (true, false):
            return [ReportLine("expected with a newline at the end, found without it")]
        case (false, true):
            return [ReportLine("expected without a newline at the end, found with one")]
        default: return []
        }
    }
}
