import Handset

/// Text from files, made safe to show on one line of a report.
///
/// Control characters are replaced by their pictures, and blanks that could not be seen by `␠`. Each
/// scalar is replaced by exactly one, so that offsets in the text stay the same.
enum ShownText {
    static let empty = "(empty)"

    /// The indentation of the line stays, unless the line is nothing else.
    static func line(_ text: some StringProtocol) -> String {
        var scalars = scalars(of: text)
        markBlanks(in: &scalars, scalars.indices.reversed())
        return string(scalars)
    }

    /// A text that stands alone, such as a name, is never empty, and blanks at both ends are marked.
    static func whole(_ text: some StringProtocol) -> String {
        guard !text.isEmpty else { return empty }
        var scalars = scalars(of: text)
        markBlanks(in: &scalars, scalars.indices.reversed())
        markBlanks(in: &scalars, scalars.indices)
        return string(scalars)
    }

    /// Returns the part of a line around a place, and the number of columns before the place.
    static func excerpt(
        of text: String, at scalarOffset: Int
    ) -> (text: String, indentation: Int) {
        // More on either side than an excerpt shows.
        let reach = 2 * SourceExcerpt.reach
        let start = max(0, scalarOffset - reach)
        let shown = replaced(Substring(text.unicodeScalars.dropFirst(start).prefix(2 * reach)))
        let caret = String(shown.unicodeScalars.prefix(scalarOffset - start)).utf8.count
        let excerpt = SourceExcerpt(line: Array(shown.utf8), caret: caret)
        // Last, so that two lines that are equal up to the place are cut alike.
        return (line(excerpt.text), excerpt.indentation)
    }

    /// Returns a text without the scalars that a terminal would act on.
    static func replaced(_ text: some StringProtocol) -> String {
        SourceExcerpt.shown(text.utf8)
    }

    private static func scalars(of text: some StringProtocol) -> [Unicode.Scalar] {
        Array(SourceExcerpt.shown(text.utf8).unicodeScalars)
    }

    private static func markBlanks(
        in scalars: inout [Unicode.Scalar], _ indices: some Sequence<Int>
    ) {
        for index in indices {
            guard scalars[index] == " " else { break }
            scalars[index] = "\u{2420}"
        }
    }

    private static func string(_ scalars: [Unicode.Scalar]) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }
}
