import Handset
import HandsetSuites

/// A difference for people, in the manner of `diff -u`: what is gone has a minus, what has come a plus.
struct PhoneDifferenceText {
    /// The number of equal lines around those that differ.
    private static let contextCount = 3
    /// The number of lines of a part that are shown.
    private static let maximumCount = 1_000

    private let difference: PhoneDifference
    private let isColoured: Bool

    init(_ difference: PhoneDifference, isColoured: Bool = false) {
        self.difference = difference
        self.isColoured = isColoured
    }

    var text: String {
        var text = styled("--- \(difference.old.title)", .removed)
        text += styled("+++ \(difference.new.title)", .added)
        for part in difference.partsBeforeCells { text += written(part) }
        if !difference.cells.isEmpty { text += heading("cells of the matrix") }
        for cell in difference.cells {
            text += "  \(cell.title)\n"
            text += styled("- \(cell.old?.words ?? "no such cell")", .removed)
            text += styled("+ \(cell.new?.words ?? "no such cell")", .added)
            for line in cell.lines { text += styled("    \(line)", .kept) }
        }
        for part in difference.partsAfterCells { text += written(part) }
        return text + "\n\(difference.sum)\n"
    }

    /// The text as Markdown: a block of code, which colours its lines.
    var markdown: String {
        let lines = text
        let longest = lines.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: max(3, longest + 1))
        var sum = difference.sum
        sum = sum.prefix(1).uppercased() + sum.dropFirst()
        return "### \(sum)\n\n\(fence)diff\n\(lines)\(fence)\n"
    }

    private func heading(_ title: String) -> String {
        "\n\(TextStyle.bold.of(title, if: isColoured))\n"
    }

    /// A line that is shown: one that differs, or one beside it.
    struct ShownLine {
        let change: LineDifference.Change
        let text: String
    }

    /// Returns the lines of a part that are shown; none if nothing differs.
    static func shownLines(of part: PhoneDifference.Part) -> [ShownLine] {
        guard !part.isEqual else { return [] }
        var shown: [ShownLine] = []
        var count = 0
        var isGap = false
        for (index, line) in part.lines.enumerated() {
            let near = max(0, index - contextCount)...(index + contextCount)
            guard
                part.lines[near.clamped(to: 0...(part.lines.count - 1))]
                    .contains(where: { $0.change != .kept })
            else {
                isGap = true
                continue
            }
            count += 1
            guard count <= maximumCount else { continue }
            if isGap { shown.append(ShownLine(change: .kept, text: "…")) }
            isGap = false
            shown.append(ShownLine(change: line.change, text: line.text))
        }
        if count > maximumCount {
            shown.append(
                ShownLine(change: .kept, text: "… and \(count - maximumCount) more lines"))
        }
        return shown
    }

    private func written(_ part: PhoneDifference.Part) -> String {
        let lines = Self.shownLines(of: part)
        guard !lines.isEmpty else { return "" }
        return lines.reduce(into: heading(part.title)) { text, line in
            text += styled("\(Self.sign(of: line.change)) \(line.text)", line.change)
        }
    }

    private func styled(_ line: String, _ change: LineDifference.Change) -> String {
        let shown = SourceExcerpt.shown(line)
        return switch change {
        case .kept: shown + "\n"
        case .removed: TextStyle.red.of(shown, if: isColoured) + "\n"
        case .added: TextStyle.green.of(shown, if: isColoured) + "\n"
        }
    }

    private static func sign(of change: LineDifference.Change) -> String {
        switch change {
        case .kept: " "
        case .removed: "-"
        case .added: "+"
        }
    }
}
