import Handset
import HandsetReading
import HandsetWhy

extension PhoneDifference {
    /// Names the mistake of the new side behind each change for the worse, as `handset why` does in that cell.
    mutating func explainCells(
        by app: ReadApp, in folder: String, payload: Payload, rules: SessionRules
    ) {
        explainCells { cell in
            guard cell.isWorse, let scenario = cell.scenario else { return nil }
            var complaint = Complaint(scenario: scenario)
            complaint.app = app
            complaint.payload = payload
            complaint.symptoms = Self.symptoms(of: cell, in: scenario)
            let causes = Diagnosis(complaint, rules: rules).causes
            // What the cell itself gives as its reason is the cause, if it is one.
            let ofReason = causes.first { $0.code == cell.new?.reason?.mistake }
            return (ofReason ?? causes.first(where: \.explains)).map { ($0, folder) }
        }
    }

    private static func symptoms(of cell: CellDifference, in scenario: Scenario) -> [Symptom] {
        switch cell.new?.kind {
        case .twice: [.openedTwice]
        case .crashed: [.crashAtArrival, .crashAtTap, .crashAtLaunch]
        case _ where scenario.action == .nothing && scenario.appState.isForeground:
            [.notShownInForeground]
        case _ where scenario.action == .nothing: [.notWoken, .tapDoesNothing]
        case _ where scenario.action == .button: [.buttons, .tapDoesNothing]
        case _ where scenario.appState.needsLaunch: [.tapDoesNothingWhenKilled, .tapDoesNothing]
        default: [.tapDoesNothing, .blackScreen]
        }
    }
}
