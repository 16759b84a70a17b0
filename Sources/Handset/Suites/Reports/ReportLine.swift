/// A line of a report for people, without its newline.
struct ReportLine: Hashable, Sendable {
    /// What a line holds, which decides its colour.
    enum Kind: Hashable, Sendable {
        /// Words of the report, or what is the same in both values.
        case plain
        /// Something that was expected.
        case expected
        /// Something that was found.
        case found
    }

    /// What the line holds.
    let kind: Kind
    /// The line; a terminal can show it.
    let text: String

    /// Creates a line.
    init(_ text: String, _ kind: Kind = .plain) {
        self.kind = kind
        self.text = text
    }

    /// The line, further to the right.
    func indented(by count: Int) -> ReportLine {
        text.isEmpty ? self : ReportLine(String(repeating: " ", count: count) + text, kind)
    }
}
