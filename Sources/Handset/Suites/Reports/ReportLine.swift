/// A line of a report for people, without its newline.
struct ReportLine: Hashable, Sendable {
    /// The kind of a line, which decides its colour.
    enum Kind: Hashable, Sendable {
        /// Words of the report, or a line that both values have.
        case plain
        /// A sentence about the reason of a failure.
        case reason
        /// Part of the expected value.
        case expected
        /// Part of the found value.
        case found
        /// The caret below the place where two long lines begin to differ.
        case caret
    }

    /// The kind of the line.
    let kind: Kind
    /// The text of the line, which is safe to show on a terminal.
    let text: String

    /// Creates a line.
    init(_ text: String, _ kind: Kind = .plain) {
        self.kind = kind
        self.text = text
    }

    /// Returns the line with blanks in front of it.
    func indented(by count: Int) -> ReportLine {
        text.isEmpty ? self : ReportLine(String(repeating: " ", count: count) + text, kind)
    }
}
