/// Messages for people: folded at the width of a terminal, and with colours.
package struct MessageText: Sendable {
    /// The beginnings of commands that end a message, there to be copied.
    private static let commands = ["handset ", "curl ", "cat ", "openssl ", "swift build ", "cd "]

    private let isColoured: Bool
    private let fold: TextFold

    /// If `isColoured`, `error:`, `warning:` and `note:` get colours, and control characters are shown.
    package init(isColoured: Bool, fold: TextFold) {
        self.isColoured = isColoured
        self.fold = fold
    }

    /// True if messages are written as they are.
    package var isPlain: Bool { !isColoured && fold.width == nil }

    /// Returns messages as they are written.
    ///
    /// A line with a caret below it is one of a file: it is cut around the caret to the width, and never
    /// folded.
    package func written(_ text: String) -> String {
        guard !isPlain else { return text }
        let shown = isColoured ? SourceExcerpt.shownLines(text.utf8) : text
        let lines = shown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var written: [String] = []
        var rest = lines[...]
        while let line = rest.popFirst() {
            if let caret = rest.first, Self.isCaret(caret) {
                written.append(excerpt(line, caret))
                rest = rest.dropFirst()
            } else {
                written.append(self.written(line: line))
            }
        }
        return written.joined(separator: "\n")
    }

    private func excerpt(_ line: String, _ caret: String) -> String {
        let excerpt = SourceExcerpt(text: line, indentation: caret.utf8.count - 1)
        return (fold.width.map { excerpt.narrowed(to: $0) } ?? excerpt).description
    }

    private static func isCaret(_ line: String) -> Bool {
        line.utf8.last == UInt8(ascii: "^") && line.utf8.dropLast().allSatisfy { $0 == 0x20 }
    }

    private func written(line: String) -> String {
        let indentation = line.utf8.prefix { $0 == 0x20 }.count + 2
        let command = Self.startOfCommand(in: line)
        var lines = fold.lines(of: String(line[..<command]), indentation: indentation)
        lines[lines.count - 1] += line[command...]
        if isColoured { lines[0] = Self.coloured(lines[0]) }
        return lines.joined(separator: "\n")
    }

    /// Returns the start of the command at the end of a line, or the end of the line.
    private static func startOfCommand(in line: String) -> String.Index {
        commands.compactMap { line.firstRange(of: ": \($0)")?.lowerBound }.min() ?? line.endIndex
    }

    /// Returns a line whose first word `error:`, `warning:` or `note:` has a colour.
    private static func coloured(_ line: String) -> String {
        guard let match = line.firstMatch(of: #/(?:^|: )(?:([Ee]rror:)|(warning:)|(note:)) /#),
            let word = match.1 ?? match.2 ?? match.3
        else { return line }
        let style = match.1 != nil ? TextStyle.red : match.2 != nil ? .yellow : .cyan
        return line[..<word.startIndex] + style.of(String(word)) + line[word.endIndex...]
    }
}
