extension Phone {
    /// Runs something of the app outside of the callbacks of notifications, such as a URL that it is to open.
    ///
    /// It waits for its turn, and for what the app has asked the system for in it. An app that does not run gets
    /// nothing.
    ///
    /// - Parameters:
    ///   - callback: The selector of what is called.
    ///   - body: The call.
    package func inApp(
        _ callback: String, _ body: @escaping @MainActor @Sendable () -> Void
    ) async {
        await inTurn(orIfCancelled: ()) { phone in
            guard phone.process != nil else { return }
            await RunningApp.$store.withValue(phone.store) {
                await RunningApp.$callback.withValue(callback) { await body() }
            }
            await phone.runQueued()
            await phone.answer()
        }
    }

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
