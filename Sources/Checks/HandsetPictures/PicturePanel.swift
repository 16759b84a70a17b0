import Handset

/// A text of a picture in a frame with a caption, with its marks.
struct PicturePanel {
    /// The numbers of columns that a panel beside another one has.
    static let columns = 26...52
    private static let lineHeight = 20
    private static let columnWidth = 8
    private static let padding = 12

    let caption: String
    let rows: [[MarkedPiece]]

    /// The place where the first text of a session is.
    struct Place {
        let left: Int
        let right: Int
        let middle: Int
        let panel: Range<Int>
    }

    /// A panel as elements of SVG.
    struct Drawing {
        /// The edges of the frame, which is below the caption.
        let top: Int
        let bottom: Int
        fileprivate(set) var elements = ""
        /// The places of the sessions, by their numbers.
        fileprivate(set) var places: [Int: Place] = [:]
    }

    /// The width that the rows need.
    var width: Int {
        let longest = rows.map(\.columnCount).max() ?? 0
        let needed = max(longest, caption.count * 7 / 8, Self.columns.lowerBound)
        return min(needed, Self.columns.upperBound) * Self.columnWidth + 2 * Self.padding
    }

    static func columnCount(ofWidth width: Int) -> Int { (width - 2 * padding) / columnWidth }

    /// Draws the panel with its upper left corner at `x` and `top`, and with room for `rowCount` rows.
    func drawing(_ x: Int, _ top: Int, width: Int, rowCount: Int) -> Drawing {
        let boxTop = top + Self.lineHeight + 2
        let boxHeight = rowCount * Self.lineHeight + 2 * Self.padding - 4
        var drawing = Drawing(top: boxTop, bottom: boxTop + boxHeight)
        drawing.elements +=
            "<text class=\"quiet\" x=\"\(x)\" y=\"\(top + 14)\">\(caption.escapedAsXML)</text>\n"
            + "<rect class=\"panel\" x=\"\(x)\" y=\"\(boxTop)\" width=\"\(width)\" "
            + "height=\"\(boxHeight)\" rx=\"6\"/>\n"
        for (index, row) in rows.enumerated() {
            let y = boxTop + Self.padding - 2 + index * Self.lineHeight
            Self.add(row, x + Self.padding, y, in: x..<(x + width), to: &drawing)
        }
        return drawing
    }

    private static func add(
        _ row: [MarkedPiece], _ left: Int, _ top: Int, in panel: Range<Int>,
        to drawing: inout Drawing
    ) {
        var x = left
        for piece in row {
            let width = piece.columnCount * columnWidth
            if let mark = piece.mark { drawing.elements += element(of: mark, x, top, width) }
            if let mark = piece.mark, mark.kind == .captured, drawing.places[mark.session] == nil {
                drawing.places[mark.session] = Place(
                    left: x, right: x + width, middle: top + lineHeight / 2, panel: panel)
            }
            // The length holds every font to the columns of the marks.
            let blanks = piece.text.prefix { $0 == " " }.count
            let text = String(piece.text.dropFirst(blanks))
            if !text.isEmpty {
                let textX = x + blanks * columnWidth
                drawing.elements +=
                    "<text class=\"m\" x=\"\(textX)\" y=\"\(top + 14)\" "
                    + "textLength=\"\(width - blanks * columnWidth)\">"
                    + "\(text.escapedAsXML)</text>\n"
            }
            x += width
        }
    }

    private static func element(
        of mark: SessionMark, _ x: Int, _ top: Int, _ width: Int
    ) -> String {
        let isCaptured = mark.kind == .captured
        let width = max(2, width)
        let ground =
            "<rect class=\"captured\" x=\"\(x)\" y=\"\(top)\" width=\"\(width)\" "
            + "height=\"\(lineHeight - 1)\"/>"
        return "<g class=\"\(ExplanationPanel.style(ofSession: mark.session))\">"
            + (isCaptured ? ground : "")
            + "<path class=\"\(isCaptured ? "under" : "matched")\" "
            + "d=\"M\(x) \(top + lineHeight - 2)h\(width)\"/></g>\n"
    }
}
