import Handset

/// The section of a page of HTML with the grid of states and actions, and the cases of each.
struct CoverageSection {
    private let coverage: StateCoverage

    init(_ coverage: StateCoverage) { self.coverage = coverage }

    func write(into html: inout HTMLText) {
        html.element(.section, ["id": "coverage"]) { html in
            html.element(.h2) { html in
                html.write("State coverage ")
                html.element(
                    .span, ["class": "chip \(coverage.untouched.isEmpty ? "good" : "warning")"],
                    text: coverage.sum)
            }
            writeGrid(into: &html)
            if coverage.possible.count < StateCoverage.Cell.allCases.count {
                html.element(
                    .p, ["class": "quiet"],
                    text: "\(CoverageText.impossible): not possible on these devices")
            }
            if !coverage.touched.isEmpty { writeCases(into: &html) }
        }
        html.endLine()
    }

    private func writeGrid(into html: inout HTMLText) {
        html.element(.div, ["class": "grid"]) { html in
            html.element(.table) { html in
                html.element(.tr) { html in
                    html.element(.td)
                    for action in UserAction.allCases {
                        html.element(.th, ["scope": "col"], text: action.rawValue)
                    }
                }
                for state in AppState.allCases {
                    html.endLine()
                    html.element(.tr) { html in
                        html.element(.th, ["scope": "row"], text: state.rawValue)
                        for action in UserAction.allCases {
                            write(StateCoverage.Cell(state, action), into: &html)
                        }
                    }
                }
            }
        }
        html.endLine()
    }

    private func write(_ cell: StateCoverage.Cell, into html: inout HTMLText) {
        let style =
            coverage.count(of: cell) > 0 ? "good" : coverage.isPossible(cell) ? "bad" : "impossible"
        html.element(.td, ["class": style], text: coverage.word(for: cell))
    }

    private func writeCases(into html: inout HTMLText) {
        html.element(.details) { html in
            html.element(.summary, text: "Cases by state and action")
            html.element(.ul) { html in
                for cell in coverage.touched {
                    html.element(.li) { html in
                        html.element(.span, ["class": "quiet"], text: "\(cell): ")
                        html.writeShown(names(of: cell))
                    }
                }
            }
        }
    }

    private func names(of cell: StateCoverage.Cell) -> String {
        let names = coverage.names(of: cell)
        let rest = coverage.count(of: cell) - names.count
        return (names.map { ShownText.whole($0) } + (rest > 0 ? ["and \(rest) more"] : []))
            .joined(separator: ", ")
    }

    static let style = """
        .grid { overflow-x: auto }
        table { border-collapse: separate; border-spacing: 3px; margin: .75rem 0 0 -3px }
        th { font-weight: 500; text-align: left; padding: .25rem .625rem; white-space: nowrap }
        th[scope=row] { padding-left: 0 }
        th[scope=col] { color: var(--quiet); font-size: .875rem }
        td { color: var(--c); background: var(--t); border-radius: 4px; padding: .375rem .625rem; min-width: 5rem }
        td.impossible { color: var(--quiet) }
        """
}
