extension Scenario {
    /// The plan for every payload that reaches the app's delegate if it is the same for all of them;
    /// otherwise `nil`.
    ///
    /// It saves a plan for each payload of a stream.
    ///
    /// ```swift
    /// print(Scenario.ofTheApp.planForAnyPayload?.callbacks.count ?? 0)
    /// // 1
    /// print(Scenario(.ofTheApp, app: .background).planForAnyPayload == nil)
    /// // true
    /// ```
    public var planForAnyPayload: ScenarioPlan? {
        // The plan without a payload stands for all if no step depends on the content.
        let mayWarn =
            version >= IOSVersion(7) && methods.contains(.fetch)
            && !backgroundModes.contains(.remoteNotification)
        guard appState.isForeground, !hasCenterDelegate, !mayWarn, !endsAtLaunch,
            unconfirmed.foregroundEffects == .none
        else { return nil }
        return plan(for: APSContent(nil))
    }
}
