import Handset
import HandsetHunt

/// An app of a few lines, in the place of one that runs.
struct HuntedApp: HuntRunner {
    /// The things that it does with the push that the user acts on.
    let act: @Sendable (HuntTrial, inout HuntObservation) -> Void
    /// True for what shows only while processes are used again.
    var isFlaky: @Sendable (HuntTrial) -> Bool = { _ in false }

    let width = 3

    func observe(_ trials: [HuntTrial], _ care: HuntCare) async throws -> [HuntObservation] {
        trials.map { trial in
            var observation = HuntObservation()
            observation.methods = ["didReceive"]
            if care == .quick, isFlaky(trial) {
                observation.run.crash = AppCrash(message: "by chance", trace: [])
            } else {
                act(trial, &observation)
            }
            return observation
        }
    }

    /// The states and actions in which it runs.
    static let cells: [Scenario] = [AppState.active, .background, .notRunning].flatMap { state in
        [UserAction.nothing, .tap].map { action in
            var scenario = Scenario(.newest, app: state)
            scenario.appState = state
            scenario.choice = UserChoice(action)
            return scenario
        }
    }

    static let sample: Payload = [
        "aps": ["alert": "Ready", "badge": 3], "order": ["id": 7, "lines": ["a", "b"]],
        "sent": "now",
    ]

    /// Opens the order on a tap, as a number or as text.
    static func open(_ trial: HuntTrial, _ observation: inout HuntObservation) {
        guard trial.scenario.choice.action == .tap, let id = trial.payload["order"]?["id"] else {
            return
        }
        let text = id.string ?? id.integer.map { "\($0)" }
        if let text { observation.effects = [AppEffect(.opens, text)] }
    }

    static func crash(_ line: Int) -> AppCrash {
        AppCrash(
            message: "Unexpectedly found nil",
            trace: [AppCrash.Frame(function: "open", file: "Router.swift", line: line)])
    }
}
