import Handset
import HandsetWhy

/// A sentence on the phone's part: what it shows of a payload, and to which methods it gives it.
struct PhoneWords {
    let text: String?

    init(_ diagnosis: Diagnosis) {
        guard let reception = diagnosis.reception else {
            text = nil
            return
        }
        let scenario = reception.scenario
        guard diagnosis.complaint.payload?.origin.message?.refusal == nil else {
            text = "nothing arrives: the push service refuses the message"
            return
        }
        let display = reception.plan.display
        var parts: [String] = []
        let shown = display.partNames
        parts.append(shown.isEmpty ? "shows nothing" : "shows \(shown.joined(separator: ", "))")
        var names: [String] = []
        for callback in reception.plan.callbacks where callback.carriesPayload {
            let name =
                callback.selector == .didReceiveRemoteNotification
                ? "didReceiveRemoteNotification" : callback.selector.shortName
            if !names.contains(name) { names.append(name) }
        }
        parts.append(
            names.isEmpty
                ? "gives the payload to no method of the app"
                : "gives the payload to \(names.joined(separator: ", "))")
        text =
            "iOS \(scenario.application.systemVersion), app \(scenario.appState.rawValue), "
            + "action \(scenario.choice): \(parts.joined(separator: ", and "))"
    }
}
