/// Two values that should be the same, as lines for people.
///
/// Short values stand below one another. Where one has several lines or is long, the lines that
/// differ are marked with `-` (expected) and `+` (found) between some of those that do not.
struct ValueDifference {
    /// How many scalars a value may have to be short.
    static let shortCount = 60
    /// How many scalars a value on one line may have to be shown whole beside a short one.
    static let wholeCount = 300
    /// How many equal lines are shown before and behind lines that differ.
    static let contextCount = 3
    /// How many lines are shown of those that one value has in place of others.
    static let maximumBlockCount = 40
    /// How many lines are shown.
    static let maximumCount = 200

    /// The lines.
    let lines: [ReportLine]

    /// Compares two values.
    init(expected: String, found: String) {
        lines =
            Self.isByLine(expected, found)
            ? Self.byLine(expected, found) : Self.oneLine(expected, found)
    }

    /// Whether two values are compared line by line.
    static func isByLine(_ expected: String, _ found: String) -> Bool {
        let values = [expected, found]
        if values.contains(where: { $0.unicodeScalars.contains("\n") }) { return true }
        // Of two long lines the place where they part is what matters; beside a short one, all of it.
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

    /// Lines that are the same in both values: those beside a change.
    private static func context(
        _ texts: [String], isFirst: Bool, isLast: Bool
    ) -> [ReportLine] {
        let before = isFirst ? 0 : contextCount
        let behind = isLast && !isFirst ? 0 : contextCount
        let hidden = texts.count - before - behind
        // A line that says that one is left out takes as much room as that one.
        guard hidden > 1 else { return texts.map { ReportLine(marked(" ", $0)) } }
        return texts.prefix(before).map { ReportLine(marked(" ", $0)) }
            + [ReportLine("  … \(hidden) equal lines …")]
            + texts.suffix(behind).map { ReportLine(marked(" ", $0)) }
    }

    /// Lines that stand in one another's place.
    private static func block(_ expected: [String], _ found: [String]) -> [ReportLine] {
        let count = min(expected.count, found.count)
        let pairs = count > maximumBlockCount ? [] : zip(expected, found).map { pair($0, $1) }
        // Lines with nothing to point at are best read with those of their own kind.
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
                ReportLine("  " + indentation + "^ they differ from here"),
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
