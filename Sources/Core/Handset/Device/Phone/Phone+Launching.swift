extension Phone {
    /// Launches an app that is to run already, so that its categories, its delegate and its settings are its
    /// own.
    ///
    /// The user has opened it from its icon, and has left it if it is not to be on the screen. Deliveries have
    /// neither the callbacks of this launch, nor the callbacks of notifications that the app has added on the
    /// way.
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
