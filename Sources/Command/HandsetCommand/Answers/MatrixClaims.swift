import Handset
import HandsetClaims

/// The claims about iOS on which the cells of a matrix rest, with their sources; nothing if they are not wanted.
struct MatrixClaims {
    private let rows: [ScenarioMatrix.Row]
    private let claims: [Claim]

    init(_ matrix: ScenarioMatrix) {
        rows = matrix.rows.filter { $0.claims?.isEmpty == false }
        claims = rows.isEmpty ? [] : matrix.claims.compactMap { Claims.all[name: $0] }
    }

    /// Writes what each cell rests on, and the claims.
    func write(width: Int?, into text: inout some TextOutputStream) {
        guard !rows.isEmpty else { return }
        text.write("\n")
        for cell in cells {
            for line in TextFold(width: width ?? MatrixText.width).lines(of: cell, indentation: 4) {
                text.write(line + "\n")
            }
        }
        writeSentences(width: width, into: &text)
    }

    /// Writes the claims, each once.
    func writeSentences(width: Int?, into text: inout some TextOutputStream) {
        guard !claims.isEmpty else { return }
        text.write("\n")
        for claim in claims {
            for line in TextFold(width: width ?? MatrixText.width).lines(
                of: ClaimWords(claim).line, indentation: 4)
            {
                text.write(line + "\n")
            }
        }
    }

    /// Writes the claims as a list in Markdown.
    func writeMarkdown(into text: inout some TextOutputStream) {
        guard !rows.isEmpty else { return }
        text.write("\n| cell | rests on |\n| --- | --- |\n")
        for row in rows {
            text.write("| \(name(of: row)) | \(names(of: row)) |\n")
        }
        text.write("\n")
        for claim in claims { text.write("- \(ClaimWords(claim).line)\n") }
    }

    /// The grounds of each cell, and then the claims, each in a line.
    var lines: [String] { cells + claims.map { ClaimWords($0).line } }

    private var cells: [String] {
        rows.map { "\(name(of: $0)): rests on \(names(of: $0))" }
    }

    private func name(of row: ScenarioMatrix.Row) -> String {
        "iOS \(row.scenario.application.systemVersion), \(row.scenario.appState.rawValue), \(row.occasion)"
    }

    private func names(of row: ScenarioMatrix.Row) -> String {
        (row.claims ?? []).map(\.rawValue).list
    }
}
