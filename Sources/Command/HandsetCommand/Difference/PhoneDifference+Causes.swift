import Handset
import HandsetFacts
import HandsetPictures
import HandsetWhy

extension PhoneDifference {
    /// Names the mistake of the new side behind each change for the worse, as `handset why` does in that cell.
    mutating func explainCells(
        by app: ReadApp, in folder: String, payload: Payload, rules: SessionRules
    ) {
        explainCells { cell in
            guard cell.isWorse, var scenario = cell.scenario else { return nil }
            // A notification that waits is lost for what its tap would do.
            if scenario.action == .nothing, !scenario.appState.isForeground,
                APSContent(payload).hasAlert, cell.new?.kind != .crashed
            {
                scenario.action = .tap
            }
            var complaint = Complaint(scenario: scenario)
            complaint.app = app
            complaint.payload = payload
            complaint.symptoms = Self.symptoms(of: cell, in: scenario)
            let causes = Diagnosis(complaint, rules: rules).causes
            // A fault of the code that the cell itself gives as its reason is the cause.
            let ofReason = causes.filter { cause in
                CodeFault.Kind(rawValue: cause.code) != nil
                    && cause.code == cell.new?.reason?.mistake
            }.max { $0.places.count < $1.places.count }
            return (ofReason ?? causes.first(where: \.explains)).map { ($0, folder) }
        }
    }

    private static func symptoms(of cell: CellDifference, in scenario: Scenario) -> [Symptom] {
        if cell.new?.reason?.code == "ended-at-launch" { return [.crashAtLaunch, .tapDoesNothing] }
        return switch cell.new?.kind {
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
