/// The result of a payload in one state of the app, with one action of the user.
package struct MatrixRow: Sendable {
    package let reception: Reception
    package let isOfSilentPush: Bool

    package var scenario: Scenario { reception.scenario }
    package var plan: ScenarioPlan { reception.plan }
    package var fate: Fate { reception.fate }

    /// The reason why no session is opened; `nil` if one is opened, or if there is none.
    package var reason: FateWords? { fate.reason.map { FateWords($0) } }

    /// `isOfSilentPush` is true if the row shows what becomes of silent pushes.
    package init(_ reception: Reception, isOfSilentPush: Bool = false) {
        self.reception = reception
        self.isOfSilentPush = isOfSilentPush
    }

    /// The user's action, or the delivery of the silent push if the row shows that.
    package var occasion: String {
        isOfSilentPush ? scenario.silentDelivery.rawValue : scenario.action.rawValue
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
                ("fate", FateWords(fate).json),
                ("times", .integer(fate.times)),
                ("log", .array(plan.systemMessages.map { .string($0.description) })),
            ] + (reception.reason.map { [("reason", FateWords($0).json)] } ?? []))
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
