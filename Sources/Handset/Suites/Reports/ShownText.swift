/// Text of others as it can be shown on one line of a report.
///
/// A terminal acts on none of it, and blanks that could not be seen are shown by `␠`. Each scalar
/// is replaced by exactly one, so that places in the text stay the same.
enum ShownText {
    /// What stands for a text without any character.
    static let empty = "(empty)"

    /// A line of a longer text; its indentation stays as it is, unless there is nothing else.
    static func line(_ text: some StringProtocol) -> String {
        var scalars = scalars(of: text)
        markBlanks(in: &scalars, scalars.indices.reversed())
        return string(scalars)
    }

    /// A text that stands alone, such as a name: never empty, and with its first blanks shown.
    static func whole(_ text: some StringProtocol) -> String {
        guard !text.isEmpty else { return empty }
        var scalars = scalars(of: text)
        markBlanks(in: &scalars, scalars.indices.reversed())
        markBlanks(in: &scalars, scalars.indices)
        return string(scalars)
    }

    /// The neighbourhood of a place in a line, and how many columns stand before the place.
    static func excerpt(
        of text: String, at scalarOffset: Int
    ) -> (text: String, indentation: Int) {
        // More on either side than an excerpt shows.
        let reach = 2 * SourceExcerpt.reach
        let start = max(0, scalarOffset - reach)
        let shown = replaced(Substring(text.unicodeScalars.dropFirst(start).prefix(2 * reach)))
        let caret = String(shown.unicodeScalars.prefix(scalarOffset - start)).utf8.count
        let excerpt = SourceExcerpt(line: Array(shown.utf8), caret: caret)
        // Not before: two lines that are the same up to the place have to be cut alike.
        return (line(excerpt.text), excerpt.indentation)
    }

    /// A text in which the scalars that a terminal would act on are replaced.
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
