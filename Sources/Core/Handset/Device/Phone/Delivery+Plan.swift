extension Delivery {
    /// Returns the plan of the user's action, with the reason if the app looks for a session in none of the
    /// callbacks.
    package func plan(of choice: UserChoice, in scenario: Scenario) -> ScenarioPlan {
        var plan = ScenarioPlan(
            steps: steps, appState: scenario.appState, reason: nil, isWaiting: false,
            isActionPossible: true, routesIn: scenario.routesIn, arrivalCallbackCount: 0)
        let faults = CodeFaultFinder(scenario, steps)
        plan.spoiled = faults.spoiled
        guard plan.callbacksThatLook.isEmpty else { return plan }
        var scenario = scenario
        scenario.choice = choice
        // In the foreground the plan would give the arrival's reason.
        if scenario.appState.isForeground { scenario.appState = .background }
        plan.reason =
            ReasonFinder(
                scenario: scenario, content: APSContent(content?.payload),
                display: NotificationDisplay(showsAlert: true), action: choice.action,
                callbacks: callbacks, fault: faults.fault,
                hasEnded: self.faults.contains { $0.kind == .endedAtLaunch }
            ).reason
        return plan
    }
}
