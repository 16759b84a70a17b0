extension Scenario {
    /// Returns the reason why no service extension would run for a payload; `nil` if one would.
    ///
    /// Apple documents that it runs for an alert with `mutable-content` of 1 if alerts are enabled
    /// ("Modifying content in newly delivered notifications"). The state of the app does not matter: the
    /// extension runs also if the user has ended the app.
    ///
    /// - Parameters:
    ///   - payload: The payload.
    ///   - pushType: The type of the push. If `nil`, the payload alone shows it.
    /// - Returns: The reason, or `nil`.
    public func reasonForNoServiceExtension(
        for payload: Payload, pushType: PushType? = nil
    ) -> ServiceExtensionOutcome.NotAsked? {
        let content = APSContent(payload, pushType: pushType)
        if version < IOSVersion(10) { return .version }
        if content.otherReceiver != nil { return .otherReceiver }
        if !content.hasAlert { return .noAlert }
        if !content.isMutable { return .notMutable }
        return permission.contains(.alert) ? nil : .noPermission
    }

    /// Runs a service extension for a payload, if the device would.
    ///
    /// - Parameters:
    ///   - serviceExtension: The extension.
    ///   - payload: The payload.
    ///   - mayFilter: True if the extension may filter notifications, by the entitlement
    ///     `com.apple.developer.usernotifications.filtering` (iOS 13.3 and later).
    ///   - timeLimit: The time until the extension is late.
    ///   - clock: The clock for the limit.
    /// - Returns: The outcome, and the faults of the extension.
    public func runServiceExtension(
        _ serviceExtension: some PayloadServiceExtension, for payload: Payload,
        mayFilter: Bool = false, within timeLimit: Duration = Phone.serviceExtensionTimeLimit,
        on clock: any Clock<Duration> = ContinuousClock()
    ) async -> (outcome: ServiceExtensionOutcome, faults: [ServiceExtensionFault]) {
        if let reason = reasonForNoServiceExtension(for: payload) {
            return (.original(.notAsked(reason)), [])
        }
        let run = ServiceExtensionRun(
            mayFilter: mayFilter && version >= ServiceExtensionRun.firstVersionWithFilter,
            timeLimit: timeLimit, clock: clock
        ) { serviceExtension.notificationServiceExtension }
        let content = UserNotificationContent(userInfo: payload)
        return await run.outcome(
            for: UserNotificationRequest(identifier: "", content: content, trigger: .push))
    }
}
