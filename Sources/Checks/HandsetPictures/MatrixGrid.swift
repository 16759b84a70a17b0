package import Handset

/// The fates of one payload's sessions on one version of iOS: states down, actions across.
package struct MatrixGrid: Sendable {
    /// The version, and the methods that the app implements.
    package let title: String
    /// The heading of each column: an action, or a fate of silent pushes.
    package let columns: [String]
    /// The cells of each state, in the order of the columns.
    package let rows: [(state: AppState, cells: [MatrixCell])]
    /// The sum of each kind, such as `11 routed, 2 lost`.
    package let totals: String

    /// The grids of a matrix, and the reasons that their cells give by number.
    package struct List: Sendable {
        /// A grid for each version.
        package let grids: [MatrixGrid]
        /// The reasons, from number 1.
        package let reasons: [FateWords]

        /// If `kinds` is empty, all are shown.
        package init(_ matrix: ScenarioMatrix, only kinds: Set<MatrixCell.Kind> = []) {
            var reasons: [FateWords] = []
            grids = Self.versions(of: matrix).map { rows in
                MatrixGrid(rows, of: matrix) {
                    MatrixCell(
                        $0, only: kinds, isJudged: matrix.hasRules, reasons: &reasons)
                }
            }
            self.reasons = reasons
        }

        private static func versions(of matrix: ScenarioMatrix) -> [ArraySlice<ScenarioMatrix.Row>]
        {
            var versions: [ArraySlice<ScenarioMatrix.Row>] = []
            var first = matrix.rows.startIndex
            while first < matrix.rows.endIndex {
                let version = matrix.rows[first].scenario.application.systemVersion
                let rows = matrix.rows[first...].prefix {
                    $0.scenario.application.systemVersion == version
                }
                versions.append(rows)
                first = rows.endIndex
            }
            return versions
        }
    }

    private init(
        _ rows: ArraySlice<ScenarioMatrix.Row>, of matrix: ScenarioMatrix,
        cell: (ScenarioMatrix.Row) -> MatrixCell
    ) {
        title = rows.first.map { matrix.title(of: $0.scenario) } ?? ""
        var cells: [(state: AppState, cells: [MatrixCell])] = []
        for row in rows {
            if cells.last?.state != row.scenario.appState {
                cells.append((row.scenario.appState, []))
            }
            cells[cells.count - 1].cells.append(cell(row))
        }
        self.rows = cells
        columns = rows.prefix { $0.scenario.appState == rows.first?.scenario.appState }.map(
            \.occasion)
        let kinds = rows.map(MatrixCell.Kind.init)
        guard matrix.hasRules else {
            totals = CallCounts(rows).words
            return
        }
        totals = MatrixCell.Kind.allCases.compactMap { kind in
            let count = kinds.count { $0 == kind }
            return count > 0 ? "\(count) \(kind.words)" : nil
        }.joined(separator: ", ")
    }
}

extension MatrixCell {
    fileprivate init(
        _ row: ScenarioMatrix.Row, only kinds: Set<Kind>, isJudged: Bool, reasons: inout [FateWords]
    ) {
        let kind = Kind(row)
        let isQuiet = !kinds.isEmpty && !kinds.contains(kind)
        self.init(
            kind: kind,
            text: isQuiet
                ? "" : kind == .none && !isJudged ? row.callWord : Self.word(of: row, kind),
            note: isQuiet ? nil : Self.note(of: row, kind, &reasons), isQuiet: isQuiet)
        mark = isQuiet ? "" : row.descriptionMark
    }

    private static func word(of row: ScenarioMatrix.Row, _ kind: Kind) -> String {
        switch kind {
        case .impossible: "·"
        case .none: "-"
        case .crashed: row.run?.isHung == true ? "hung" : "crashed"
        case .fault: row.fate == .none ? "fault" : "\(row.fate), fault"
        case .routed, .twice, .waiting, .passedBy, .dismissed, .lost: "\(row.fate)"
        }
    }

    /// Returns the number of a row's reason, which is added to the list if it is new.
    private static func note(of row: ScenarioMatrix.Row, _ kind: Kind, _ reasons: inout [FateWords])
        -> Int?
    {
        guard kind != .impossible, let reason = row.reason else { return nil }
        if let index = reasons.firstIndex(of: reason) { return index + 1 }
        reasons.append(reason)
        return reasons.count
    }
}
