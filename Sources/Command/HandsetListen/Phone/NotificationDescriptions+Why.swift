import Handset
import HandsetCommand
import HandsetLint
import HandsetPage
import HandsetWhy

extension NotificationDescriptions {
    /// Returns the causes for which a notification opens nothing, as a record of `handset why`; `nil` if the payload
    /// cannot be read.
    func why(
        of notification: PageNotification, appState: String?, action: String?
    ) throws(PageRefusal) -> [UInt8]? {
        var state: AppState?
        if let appState {
            guard let known = AppState(rawValue: appState) else {
                let names = AppState.allCases.map(\.rawValue).joined(separator: ", ")
                throw .invalid(
                    "\(SourceExcerpt.quoted(appState)) is not a state of the app; there are \(names)."
                )
            }
            state = known
        }
        var choice: UserChoice?
        if let action {
            guard let known = UserChoice(action) else {
                let names = UserAction.allCases.map(\.rawValue).joined(separator: ", ")
                throw .invalid(
                    "\(SourceExcerpt.quoted(action)) is not an action of the user; there are \(names)."
                )
            }
            choice = known
        }
        return causes(of: notification, state, choice)
    }

    private func causes(
        of notification: PageNotification, _ state: AppState?, _ choice: UserChoice?
    ) -> [UInt8]? {
        let headers = headers(of: notification)
        let pushType = pushType(of: notification, headers)
        let app = answer(for: notification, pushType).payloadAnswer.app
        guard let payload = payload(of: notification) else { return nil }
        var complaint = Complaint(scenario: app.scenario)
        complaint.scenario.appState = state ?? complaint.scenario.appState
        complaint.scenario.choice = choice ?? complaint.scenario.choice
        complaint.isPlaced = true
        let sent = LintHeaders(
            pushType: headers["apns-push-type"], priority: headers["apns-priority"],
            topic: headers["apns-topic"], expiration: headers["apns-expiration"])
        complaint = complaint.about(
            payload, finding: Linter().result(of: payload, in: sent).findings, under: sent)
        let answer = WhyAnswer(folder: nil, command: "", isJSON: true)
        return answer.record(of: Diagnosis(complaint, rules: app.rules)).bytes
    }
}
