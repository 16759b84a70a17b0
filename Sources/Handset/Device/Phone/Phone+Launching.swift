extension Phone {
    /// Launches an app that is to run already, so that its categories, its delegate and its settings are its
    /// own.
    ///
    /// The user has opened it by its icon, and has left it if it is not to be on the screen. No delivery has
    /// the callbacks of that, nor those of notifications that the app has added on the way.
    ///
    /// - Returns: The faults. An app that has ended by one does not run.
    func launchRunningApp() async -> [DelegateFault] {
        let before = scenario
        guard configuration.launchesRunningApp, process == nil, !before.appState.needsLaunch
        else { return [] }
        lastScenario.appState = .notRunning
        lastScenario.choice = UserChoice(.nothing)
        hasScene = nil
        var delivery = Delivery(nil, .arrived)
        await respond(UserChoice(.open), to: nil, shown: .nothing, &delivery)
        delivery.faults += await deliverDue().flatMap(\.faults)
        if before.appState != .active, scenario.appState == .active {
            _ = await act(
                out: { PhonePlan(leaving: $0, for: before.appState) }, nil, userInfo: nil,
                &delivery)
            delivery.faults += await deliverDue().flatMap(\.faults)
        }
        if before.scene == .disconnected, hasScene == true { hasScene = false }
        if Task.isCancelled { process = nil }
        lastScenario.choice = before.choice
        if Task.isCancelled || !scenario.appState.needsLaunch {
            lastScenario.appState = before.appState
        }
        return delivery.faults
    }
}
