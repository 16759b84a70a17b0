public import Handset

extension ScenarioMatrix {
    /// The grids of states and actions for people, as `handset matrix` writes them.
    ///
    /// ```swift
    /// let matrix = try ReceivingApp(scenario: .ofTheApp).matrix(of: payload)
    /// print(matrix.grid())
    /// ```
    ///
    /// - Parameter width: The number of columns at which lines are folded. If `nil`, they stay whole.
    /// - Returns: The text.
    public func grid(width: Int? = nil) -> String {
        var text = ""
        MatrixGridText(self, MatrixGrid.List(self), isColoured: false, width: width)
            .write(into: &text)
        return text
    }

    /// The grids in Markdown, as `handset matrix --format markdown` writes them.
    public var markdown: String {
        var text = ""
        MatrixMarkdown(self, MatrixGrid.List(self)).write(into: &text)
        return text
    }

    /// The page with the grids, one file of HTML that needs no other, as `handset matrix --format html` writes it.
    public var html: String {
        var text = ""
        let page = MatrixPage()
        page.begin(hasIndex: false, of: self, into: &text)
        page.write(self, MatrixGrid.List(self), into: &text)
        page.end(hasIndex: false, into: &text)
        return text
    }

    /// The picture of the grids in SVG, as `handset matrix --format svg` writes it.
    public var svg: String {
        var text = ""
        MatrixPicture(self, MatrixGrid.List(self)).write(into: &text)
        return text
    }
}
