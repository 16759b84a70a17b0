/// A cell of a matrix in which an app's own code has run.
package struct RunCell: Sendable {
    /// The version, the state and the action.
    package var scenario: Scenario
    package var isOfSilentPush: Bool
    package var steps: [ScenarioPlan.Step]
    package var isActionPossible: Bool
    package var run: AppRun
    /// The effects of the payload: those that the app does not have when its icon is tapped without one.
    package var effects: [AppEffect]

    package init(
        _ scenario: Scenario, isOfSilentPush: Bool = false, steps: [ScenarioPlan.Step],
        isActionPossible: Bool, run: AppRun, effects: [AppEffect]
    ) {
        self.scenario = scenario
        self.isOfSilentPush = isOfSilentPush
        self.steps = steps
        self.isActionPossible = isActionPossible
        self.run = run
        self.effects = effects
    }

    /// The callback in which the app has opened something: the last one that has the payload; `nil` if it has opened
    /// nothing.
    var openingCallback: AppCallback? {
        effects.isEmpty ? nil : steps.callbacks.last { $0.carriesPayload }
    }
}
