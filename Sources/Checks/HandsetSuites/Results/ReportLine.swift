import Handset

/// A line of a report for people, without its newline.
struct ReportLine: Hashable, Sendable {
    /// The kind of a line, which decides its colour.
    enum Kind: Hashable, Sendable {
        /// Words of the report, or a line that both values have.
        case plain
        case reason
        case expected
        case found
        /// The caret below the place where two long lines begin to differ.
        case caret
    }

    let kind: Kind
    /// The text of the line, which is safe to show on a terminal.
    let text: String

    init(_ text: String, _ kind: Kind = .plain) {
        self.kind = kind
        self.text = text
    }

    func indented(by count: Int) -> ReportLine {
        text.isEmpty ? self : ReportLine(String(repeating: " ", count: count) + text, kind)
    }
}
