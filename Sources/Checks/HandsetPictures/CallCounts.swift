package import Handset

/// The numbers of cells by what happens in them, if it is not known what a tap opens.
package struct CallCounts {
    private var counts: [(word: String, count: Int)] = []

    package init(_ rows: some Sequence<ScenarioMatrix.Row>) {
        for row in rows {
            let word =
                !row.plan.isActionPossible
                ? MatrixCell.Kind.impossible.words
                : row.callWord == "-" ? "nothing" : row.callWord
            if let index = counts.firstIndex(where: { $0.word == word }) {
                counts[index].count += 1
            } else {
                counts.append((word, 1))
            }
        }
    }

    /// The sums in words, such as `6 didReceive, 10 shown`.
    package var words: String {
        counts.sorted { $0.count > $1.count }.map { "\($0.count) \($0.word)" }
            .joined(separator: ", ")
    }

    /// The word of most cells whose action is possible; `nil` if there is none.
    package var word: String? {
        counts.filter { $0.word != MatrixCell.Kind.impossible.words }.max { $0.count < $1.count }?
            .word
    }
}
