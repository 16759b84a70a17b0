import ArgumentParser
import Handset
import HandsetPictures

struct MatrixOutput {
    private let format: MatrixFormat
    private let kinds: Set<MatrixCell.Kind>
    private let isComparison: Bool
    private let output: ByteOutput
    private let style: MessageStyle
    private let page = MatrixPage()
    private var isFirst = true
    /// The picture, which is written when it is known to be the only one.
    private var picture: MatrixPicture?

    /// Empty `kinds` stand for all fates; in a comparison, the first two versions are compared.
    init(
        _ format: MatrixFormat, only kinds: Set<MatrixCell.Kind>, isComparison: Bool,
        streams: StandardStreams
    ) {
        self.format = format
        self.kinds = kinds
        self.isComparison = isComparison
        output = streams.output
        style = streams.style
        // Keep ANSI colours: grids show the controls of payloads themselves.
        if [.grid, .text].contains(format), streams.isOutputColoured {
            output.showsControls = false
        }
    }

    func begin() throws(OutputError) {
        if format == .html { try OutputText.write(to: output) { page.begin(into: &$0) } }
    }

    mutating func write(_ matrix: ScenarioMatrix) throws {
        defer { isFirst = false }
        switch format {
        case .json: try writeJSON(matrix)
        case .svg:
            guard isFirst else {
                throw ValidationError(
                    "A picture shows one payload; give one payload, or --format html.")
            }
            picture = MatrixPicture(matrix, grids(of: matrix))
        case .text, .grid, .markdown, .html:
            try OutputText.write(to: output) { write(matrix, into: &$0) }
        }
    }

    private func write(_ matrix: ScenarioMatrix, into text: inout some TextOutputStream) {
        if !isFirst, format != .html { text.write("\n") }
        switch format {
        case .text:
            MatrixText(
                matrix.only(kinds), isColoured: style.colours.isOutputColoured,
                width: style.outputFold.width
            ).write(into: &text)
        case .grid:
            MatrixGridText(
                matrix, grids(of: matrix), isColoured: style.colours.isOutputColoured,
                width: style.outputFold.width
            ).write(into: &text)
        case .markdown: MatrixMarkdown(matrix, grids(of: matrix)).write(into: &text)
        case .html: page.write(matrix, grids(of: matrix), into: &text)
        case .json, .svg: break
        }
    }

    /// Makes the grids, which tables and records do without.
    private func grids(of matrix: ScenarioMatrix) -> MatrixGrid.List {
        MatrixGrid.List(matrix, only: kinds, isComparison: isComparison)
    }

    func end() throws(OutputError) {
        if let picture { try OutputText.write(to: output) { picture.write(into: &$0) } }
        if format == .html { try OutputText.write(to: output) { page.end(into: &$0) } }
    }

    private func writeJSON(_ matrix: ScenarioMatrix) throws {
        try matrix.only(kinds).writeJSON(terminator: UInt8(ascii: "\n")) { try output.write($0) }
    }
}

extension ScenarioMatrix {
    /// Returns the matrix with the rows of some fates; with all rows if there are none.
    fileprivate func only(_ kinds: Set<MatrixCell.Kind>) -> ScenarioMatrix {
        guard !kinds.isEmpty else { return self }
        var matrix = self
        matrix.rows.removeAll { !kinds.contains(MatrixCell.Kind($0)) }
        return matrix
    }
}
