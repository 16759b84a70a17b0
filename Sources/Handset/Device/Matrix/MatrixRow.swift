/// The result of a payload in one state of the app, with one action of the user.
package struct MatrixRow: Hashable, Sendable {
    package var scenario: Scenario
    package var plan: ScenarioPlan
    package var fate: SessionFate

    package init(scenario: Scenario, plan: ScenarioPlan, fate: SessionFate) {
        self.init(scenario: scenario, plan: plan, fate: fate, isOfSilentPush: false)
    }

    init(scenario: Scenario, plan: ScenarioPlan, fate: SessionFate, isOfSilentPush: Bool) {
        self.isOfSilentPush = isOfSilentPush
        self.scenario = scenario
        self.plan = plan
        self.fate = fate
    }

    /// The user's action, or the fate of the silent push if the row shows that.
    package var occasion: String {
        isOfSilentPush ? scenario.silentDelivery.rawValue : scenario.action.rawValue
    }

    var isOfSilentPush: Bool

    /// The reason why no session is opened; `nil` if one is opened, or if there is none.
    package var reason: String? {
        guard fate != .none, fate.times == 0 else { return nil }
        return plan.reasonForNoSession
            ?? "the service extension changes the payload, and the app gets no session"
    }

    package var json: JSONText {
        .object(
            [
                ("ios", .string(scenario.application.systemVersion.description)),
                ("appState", .string(scenario.appState.rawValue)),
                ("action", .string(scenario.action.rawValue)),
            ] + (isOfSilentPush ? [("silent", .string(scenario.silentDelivery.rawValue))] : []) + [
                ("possible", .boolean(plan.isActionPossible)),
                ("callbacks", .array(plan.callbacks.map(Self.json))),
                ("shown", .object(plan.display.members())),
                ("session", .string(fate.name)),
                ("times", .integer(fate.times)),
                ("log", .array(plan.systemMessages.map { .string($0.description) })),
            ] + (reason.map { [("reason", .string($0))] } ?? []))
    }

    private static func json(of callback: AppCallback) -> JSONText {
        .object(
            [
                ("selector", .string(callback.selector.rawValue)),
                ("applicationState", .integer(callback.applicationState.rawValue)),
                ("payload", .boolean(callback.carriesPayload)),
            ] + callback.response)
    }
}
