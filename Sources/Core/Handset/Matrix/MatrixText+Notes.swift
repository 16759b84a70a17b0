// The notes below the tables, and line breaks.

extension MatrixText {
    func writeNotes(into text: inout some TextOutputStream) {
        if !reasons.isEmpty { text.write("\n") }
        for (index, reason) in reasons.enumerated() {
            write("[\(index + 1)] \(reason.note)", indentation: 4, into: &text)
        }
        for note in RunNote.all(of: matrix) {
            write("\n\(note.title)", indentation: 0, into: &text)
            for line in note.lines { write("  \(line)", indentation: 4, into: &text) }
        }
        writeMessages(into: &text)
        let callbacks = matrix.rows.flatMap(\.plan.callbacks)
        let selectors = AppCallback.Selector.allCases.filter { selector in
            callbacks.contains { $0.selector == selector }
        }
        guard !selectors.isEmpty else { return }
        text.write("\n")
        let width = selectors.map(\.shortName.count).max() ?? 0
        for selector in selectors {
            let gap = String(repeating: " ", count: width - selector.shortName.count + 2)
            // One of Apple's selectors is as long as a line.
            let fits = width + 2 + selector.rawValue.count <= self.width
            text.write("\(selector.shortName)\(fits ? gap : "\n  ")\(selector)\n")
        }
        write(
            "(0) the app is active, (1) inactive, (2) in the background", indentation: 4,
            into: &text)
        if matrix.rows.contains(where: { !$0.plan.isActionPossible }) {
            write(
                "an action in parentheses is not possible: the row shows the arrival only",
                indentation: 2, into: &text)
        }
    }

    private func writeMessages(into text: inout some TextOutputStream) {
        var messages: [SystemMessage] = []
        for message in matrix.rows.flatMap(\.plan.systemMessages)
        where !messages.contains(message) {
            messages.append(message)
        }
        for message in messages {
            write("\niOS logs: \(message)", indentation: 2, into: &text)
        }
    }

    /// Writes a line that is broken between words, or within a word that is too long.
    func write(
        _ line: String, indentation: Int, _ style: TextStyle? = nil,
        into text: inout some TextOutputStream
    ) {
        LineBreaks(width: width, indentation: indentation).forEachLine(of: line) {
            let line = $0 + $1
            text.write((style?.of(line, if: isColoured) ?? line) + "\n")
        }
    }
}
