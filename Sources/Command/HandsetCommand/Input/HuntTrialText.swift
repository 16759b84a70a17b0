import Handset
import HandsetFixtures
import HandsetHunt

/// The JSON of a trial, by which `handset hunt --trial` runs it again.
struct HuntTrialText {
    let json: JSONText

    init(_ trial: HuntTrial) {
        let members: JSONMembers = [
            "appState": .string(trial.scenario.appState.rawValue),
            "action": .string("\(trial.scenario.choice)"),
            "pushes": .array(trial.pushes.map { JSONText($0.userInfo) }),
            "target": .integer(trial.target),
            "circumstance": trial.circumstance != .usual
                ? .string(trial.circumstance.rawValue) : nil,
        ]
        json = .object(members)
    }

    /// Reads a trial; `nil` if a member is missing, or has no meaning.
    ///
    /// - Parameters:
    ///   - text: The JSON.
    ///   - cells: The states and actions of the hunt, of which one has the phone of the trial.
    /// - Returns: The trial.
    static func trial(_ text: String, among cells: [Scenario]) -> HuntTrial? {
        guard let value = try? Payload(json: text), let pushes = value["pushes"], pushes.count > 0,
            let state = value["appState"]?.string.flatMap(AppState.init(rawValue:)),
            let choice = value["action"]?.string.flatMap(UserChoice.init),
            var scenario = cells.first(where: { $0.appState == state })
        else { return nil }
        scenario.choice = choice
        let payloads = (0..<pushes.count).compactMap { index in
            pushes[index].flatMap { $0.kind == .dictionary ? $0 : nil }
        }.map(Payload.init(of:))
        let target = Int(value["target"]?.integer ?? 0)
        guard payloads.count == pushes.count, payloads.indices.contains(target) else { return nil }
        guard let name = value["circumstance"] else {
            return HuntTrial(payloads, actingOn: target, in: scenario)
        }
        guard let circumstance = name.string.flatMap(HuntCircumstance.init(rawValue:)),
            circumstance != .overlapping || payloads.count == 2
        else { return nil }
        return HuntTrial(payloads, actingOn: target, in: scenario, circumstance)
    }
}
