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
    /// The extension cannot be told that its time is over, and has no last chance after it. If it is late, the
    /// search for the fault can take some seconds more.
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
        var run = run(of: serviceExtension, within: timeLimit, on: clock)
        run.mayFilter = mayFilter && version >= ServiceExtensionRun.firstVersionWithFilter
        return await outcome(of: run, for: payload)
    }

    /// Runs a service extension for a payload, if the device would, and returns at the time limit at the latest:
    /// an extension that blocks its thread is not told from one that waits.
    package func runServiceExtension(
        _ serviceExtension: some PayloadServiceExtension, for payload: Payload,
        endingWithin timeLimit: Duration, on clock: any Clock<Duration> = ContinuousClock()
    ) async -> (outcome: ServiceExtensionOutcome, faults: [ServiceExtensionFault]) {
        var run = run(of: serviceExtension, within: timeLimit, on: clock)
        run.looksAtThreads = false
        return await outcome(of: run, for: payload)
    }

    private func run(
        of serviceExtension: some PayloadServiceExtension, within timeLimit: Duration,
        on clock: any Clock<Duration>
    ) -> ServiceExtensionRun {
        var run = ServiceExtensionRun(clock: clock) {
            serviceExtension.notificationServiceExtension
        }
        run.timeLimit = timeLimit
        run.lastChance = nil
        return run
    }

    private func outcome(
        of run: ServiceExtensionRun, for payload: Payload
    ) async -> (outcome: ServiceExtensionOutcome, faults: [ServiceExtensionFault]) {
        let made = self.payload(madeOf: payload)
        if let reason = reasonForNoServiceExtension(for: made) {
            return (.original(.notAsked(reason)), [])
        }
        let content = UserNotificationContent(made)
        let result = await run.result(
            for: UserNotificationRequest(identifier: "", content: content, trigger: .push))
        return (result.outcome, result.faults)
    }
}
