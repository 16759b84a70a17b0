extension Scenario {
    /// The scenarios of a matrix on this version: each state with each action, and after them, where a silent push
    /// may wake the app, the other fates of silent pushes.
    package func cells(for content: APSContent) -> [(scenario: Scenario, isOfSilentPush: Bool)] {
        let tellsDeliveries = isSilent(content) && mayWakeApp
        return AppState.allCases.flatMap { state in
            var scenario = self
            scenario.appState = state
            let actions = UserAction.allCases.map { (scenario.with($0), false) }
            guard tellsDeliveries else { return actions }
            scenario.action = .nothing
            let deliveries = SilentDelivery.allCases.filter { $0 != scenario.silentDelivery }
            return actions
                + deliveries.map { delivery in
                    scenario.silentDelivery = delivery
                    return (scenario, true)
                }
        }
    }

    /// Returns the same scenario with an action; the button and the text of the scenario's own choice stay.
    package func with(_ action: UserAction) -> Scenario {
        var scenario = self
        if action != scenario.action { scenario.action = action }
        return scenario
    }

    /// Returns the same scenario on another version; the same one for `nil`.
    func on(_ version: IOSVersion?) -> Scenario {
        var scenario = self
        if let version { scenario.application.systemVersion = version }
        return scenario
    }
}
