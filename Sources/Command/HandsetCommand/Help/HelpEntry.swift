/// An argument or an option in a help text of ArgumentParser.
struct HelpEntry {
    /// The long name of an option, such as `--app`; empty for an argument.
    let name: String
    /// The names and the value, such as `-f, --format <format>`.
    private let title: String
    /// The text, on one line.
    private let words: String

    var isArgument: Bool { name.isEmpty }

    /// Returns the entries of a help text, in their order.
    static func all(in help: String) -> [HelpEntry] {
        var entries: [HelpEntry] = []
        var lines: [Substring] = []
        func end() {
            if let entry = HelpEntry(lines) { entries.append(entry) }
            lines = []
        }
        for line in help.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("  -") || line.hasPrefix("  <") {
                end()
                lines = [line]
            } else if line.hasPrefix("    ") {
                if !lines.isEmpty { lines.append(line) }
            } else {
                end()
            }
        }
        end()
        return entries
    }

    private init?(_ lines: [Substring]) {
        guard let first = lines.first?.dropFirst(2) else { return nil }
        let gap = first.firstRange(of: "  ")
        title = String(gap.map { first[..<$0.lowerBound] } ?? first)
        let rest = gap.map { first[$0.upperBound...] } ?? ""
        words = ([rest] + lines.dropFirst()).joined(separator: " ")
            .split(separator: " ").joined(separator: " ")
        name = title.firstMatch(of: #/--[a-z0-9-]+/#).map { String($0.0) } ?? ""
        if name.isEmpty, !title.hasPrefix("<") { return nil }
    }

    /// Returns the entry with the first sentence of its text alone, folded at a number of columns.
    func short(_ width: Int) -> String {
        let column = 26
        var lines: [String] = []
        var line = ""
        for word in sentence.split(separator: " ") {
            if !line.isEmpty, column + line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        if !line.isEmpty { lines.append(line) }
        let start = "  " + title
        let indentation = String(repeating: " ", count: column)
        guard start.count + 2 <= column, let first = lines.first else {
            return ([start] + lines.map { indentation + $0 }).map { $0 + "\n" }.joined()
        }
        let padding = String(repeating: " ", count: column - start.count)
        return start + padding + first + "\n"
            + lines.dropFirst().map { indentation + $0 + "\n" }.joined()
    }

    /// The first sentence; what follows stands in the whole help.
    private var sentence: Substring {
        guard let end = words.firstMatch(of: #/[a-z0-9)]\.(?= [A-Z(])/#) else { return words[...] }
        return words[..<end.range.upperBound]
    }
}
