extension Device {
    /// The plan for every payload, where it is the same whatever the payload holds; `nil` where it
    /// depends on it.
    ///
    /// It is there so that a stream of payloads need not be planned one by one.
    ///
    /// ```swift
    /// print(Device.ofTheApp.planForAnyPayload?.callbacks.count ?? 0)
    /// // 1
    /// print(Device(appState: .background).planForAnyPayload == nil)
    /// // true
    /// ```
    public var planForAnyPayload: DevicePlan? {
        let mayWarn =
            version >= IOSVersion(7) && methods.contains(.fetch)
            && !backgroundModes.contains(.remoteNotification)
        guard appState.isForeground, !hasCenterDelegate, !mayWarn,
            unconfirmed.foregroundEffects == .none
        else { return nil }
        return plan(for: APSContent(nil))
    }
}
