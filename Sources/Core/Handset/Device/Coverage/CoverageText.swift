/// The coverage of states and actions as a grid for people: states down, actions across.
///
/// ```swift
/// var coverage = StateCoverage()
/// coverage.add(.init(.background, .nothing), by: "a banner", on: Scenario(.iOS(4)))
/// var text = ""
/// CoverageText(coverage, of: .tests).write(into: &text)
/// print(text, terminator: "")
/// // state coverage: 1 of 19 states and actions
/// //              nothing  tap   button  dismiss  open
/// // active       none     ·     ·       ·        ·
/// // inactive     none     ·     ·       ·        none
/// // background   1        none  ·       none     none
/// // suspended    none     none  ·       none     none
/// // not-running  none     none  ·       none     none
/// // force-quit   none     none  ·       none     none
/// // ·: not possible on these devices
/// ```
package struct CoverageText {
    /// The tests that touch cells, as words of a sentence.
    package enum Subject: String, Sendable {
        case cases = "case"
        case tests = "test"
    }

    /// The word of a cell that no test goes through.
    package static let none = "none"
    /// The sign of a cell that is not possible.
    package static let impossible = "·"

    private static let maximumWidth = 80
    /// The largest number of missing cells that are listed too, in the form that a requirement takes.
    private static let maximumCount = 8

    private let coverage: StateCoverage
    private let subject: Subject
    private let isColoured: Bool
    private let fold: TextFold

    /// The width is the number of columns, at most 80; `nil` for 80.
    package init(
        _ coverage: StateCoverage, of subject: Subject, isColoured: Bool = false, width: Int? = nil
    ) {
        self.coverage = coverage
        self.subject = subject
        self.isColoured = isColoured
        fold = TextFold(
            width: min(TextFold(width: width).width ?? Self.maximumWidth, Self.maximumWidth))
    }

    /// Writes the sum and the grid, and lists the cells that no test goes through if they are few.
    package func write(into text: inout some TextOutputStream) {
        let title = "state coverage: \(coverage.sum)"
        text.write(TextStyle.bold.of(title, if: isColoured) + "\n")
        let widths = UserAction.allCases.map { action in
            AppState.allCases.map { coverage.word(for: .init($0, action)).count }
                .reduce(action.rawValue.count, max)
        }
        write("", zip(UserAction.allCases, widths).map { ($0.rawValue, $1, nil) }, into: &text)
        for state in AppState.allCases {
            let cells = zip(UserAction.allCases, widths).map { action, width in
                let cell = StateCoverage.Cell(state, action)
                return (coverage.word(for: cell), width, Optional(style(of: cell)))
            }
            write(state.rawValue, cells, into: &text)
        }
        if coverage.possible.count < StateCoverage.Cell.allCases.count {
            text.write("\(Self.impossible): not possible on these devices\n")
        }
        let untouched = coverage.untouched
        guard (1...Self.maximumCount).contains(untouched.count) else { return }
        for line in fold.lines(of: "no \(subject.rawValue) for \(untouched.list)") {
            text.write(line + "\n")
        }
    }

    private func write(
        _ state: String, _ cells: [(word: String, width: Int, style: TextStyle?)],
        into text: inout some TextOutputStream
    ) {
        let width = AppState.allCases.map(\.rawValue.count).max() ?? 0
        var line = state + Self.blanks(width - state.count)
        for cell in cells {
            line += "  " + (cell.style?.of(cell.word, if: isColoured) ?? cell.word)
            line += Self.blanks(cell.width - cell.word.count)
        }
        while line.last == " " { line.removeLast() }
        text.write(line + "\n")
    }

    private static func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

    private func style(of cell: StateCoverage.Cell) -> TextStyle {
        coverage.count(of: cell) > 0 ? .green : coverage.isPossible(cell) ? .red : .dim
    }
}

extension StateCoverage {
    /// The number of cells that are touched, and of those that are possible.
    package var sum: String { "\(touched.count) of \(possible.count) states and actions" }

    /// Returns the number of tests of a cell, or a word for none.
    package func word(for cell: Cell) -> String {
        let count = count(of: cell)
        if count > 0 { return "\(count)" }
        return isPossible(cell) ? CoverageText.none : CoverageText.impossible
    }
}

extension [StateCoverage.Cell] {
    /// The cells with commas between them.
    package var list: String { map(\.description).joined(separator: ", ") }
}

extension StateCoverage: CustomStringConvertible {
    /// The grid of states and actions, and those that no test goes through, in lines of at most 80 columns.
    ///
    /// It has no newline at its end.
    public var description: String {
        var text = ""
        CoverageText(self, of: .tests).write(into: &text)
        return String(text.dropLast())
    }
}
