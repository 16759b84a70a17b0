import Handset
import HandsetSuites

/// A difference as a page of HTML: one file that needs no other, and no scripts.
struct PhoneDifferencePage {
    private let difference: PhoneDifference

    init(_ difference: PhoneDifference) { self.difference = difference }

    var html: String {
        let (old, new) = (difference.old.heading, difference.new.heading)
        var html = HTMLText()
        HTMLPage.begin(title: "\(old) and \(new)", style: Self.style, into: &html)
        let sum = difference.sum
        HTMLPage.writeHeading(
            sum.prefix(1).uppercased() + sum.dropFirst(), lines: [], into: &html
        ) { html in
            html.element(.p, ["class": "line removed mono"], text: "- \(old)")
            html.element(.p, ["class": "line added mono"], text: "+ \(new)")
        }
        for part in difference.partsBeforeCells { write(part, into: &html) }
        writeCells(into: &html)
        for part in difference.partsAfterCells { write(part, into: &html) }
        HTMLPage.end(into: &html)
        return html.text
    }

    private func write(_ part: PhoneDifference.Part, into html: inout HTMLText) {
        let lines = PhoneDifferenceText.shownLines(of: part)
        guard !lines.isEmpty else { return }
        html.element(.section) { html in
            html.element(.h2, text: part.title.prefix(1).uppercased() + part.title.dropFirst())
            html.element(.pre) { html in
                for line in lines { Self.write(line, into: &html) }
            }
        }
        html.endLine()
    }

    private static func write(
        _ line: PhoneDifferenceText.ShownLine, into html: inout HTMLText
    ) {
        let (name, sign) =
            switch line.change {
            case .kept: ("kept", " ")
            case .removed: ("removed", "-")
            case .added: ("added", "+")
            }
        html.element(.span, ["class": "line \(name)"], text: "\(sign) \(line.text)")
    }

    private func writeCells(into html: inout HTMLText) {
        guard !difference.cells.isEmpty else { return }
        html.element(.section) { html in
            html.element(.h2, text: "Cells of the matrix")
            for cell in difference.cells {
                html.element(.h3, text: cell.title)
                html.element(.pre) { html in
                    let ends = [
                        (cell.old, LineDifference.Change.removed), (cell.new, .added),
                    ]
                    for (end, change) in ends {
                        Self.write(
                            PhoneDifferenceText.ShownLine(
                                change: change, text: end?.words ?? "no such cell"), into: &html)
                    }
                    for line in cell.lines {
                        Self.write(
                            PhoneDifferenceText.ShownLine(change: .kept, text: "  \(line)"),
                            into: &html)
                    }
                }
            }
        }
        html.endLine()
    }

    private static let style = """
        pre { background: var(--panel); border-radius: 4px; margin-top: .5rem; padding: .5rem 0 }
        .line { display: block; padding: 0 .75rem; white-space: pre-wrap }
        .removed { background: var(--lost-t); color: var(--lost) }
        .added { background: var(--ok-t); color: var(--ok) }
        """
}
