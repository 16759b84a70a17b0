extension Phone {
    /// Lets iOS disconnect the scene of an app in the background, as it does for want of memory; the process lives on.
    ///
    /// The act that brings the app to the screen then connects a scene again.
    ///
    /// - Parameter body: The call of the app's own delegate.
    /// - Returns: False if the app has no scene, or is on the screen; then nothing happens.
    package func disconnectScene(
        _ body: @escaping @MainActor @Sendable () -> Void = {}
    ) async -> Bool {
        let hasScene = await inTurn(orIfCancelled: false) { phone in
            _ = await phone.withLocalDeliveries { Delivery(nil, .arrived) }
            let state = phone.scenario.appState
            guard phone.process != nil, !state.isForeground, !state.needsLaunch,
                phone.plannedScenario.presentLifeCycle.usesScenes, phone.hasScene != false
            else { return false }
            phone.hasScene = false
            return true
        }
        if hasScene { await inApp("sceneDidDisconnect:", body) }
        return hasScene
    }
}
