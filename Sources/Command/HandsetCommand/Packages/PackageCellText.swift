import Handset

/// A cell of an app's own code as text: what the phone did, which callbacks the app got, and what it did.
struct PackageCellText {
    private let matrix: ScenarioMatrix
    private let row: ScenarioMatrix.Row
    private let run: AppRun

    init(_ matrix: ScenarioMatrix, _ row: ScenarioMatrix.Row, _ run: AppRun) {
        self.matrix = matrix
        self.row = row
        self.run = run
    }

    func write(into text: inout String) {
        let scenario = row.scenario
        let app = SourceExcerpt.shown(matrix.appOfRuns ?? "")
        text +=
            "\(matrix.origin): payload \(matrix.origin.number), \(matrix.origin.byteCount) bytes\n"
        text += "\(app) on iOS \(scenario.application.systemVersion), "
        text += "\(scenario.appState.rawValue), \(row.occasion)\n"
        if !row.plan.isActionPossible {
            text += "  not possible: the user cannot act so, and the app got the arrival alone\n"
        }
        text += "  shown: \(row.plan.display)\n"
        for callback in row.plan.callbacks {
            text += "  → \(callback.selector) (\(callback.applicationState.rawValue))"
            text += callback.carriesPayload ? ", with the payload\n" : "\n"
        }
        for message in row.plan.systemMessages { text += "  iOS logs: \(message)\n" }
        for line in RunNote.lines(of: run, row.effects) { text += "  \(line)\n" }
        if row.effects.isEmpty {
            text += "  opens nothing" + (row.reason.map { ": \($0.note)" } ?? "") + "\n"
        }
    }
}
