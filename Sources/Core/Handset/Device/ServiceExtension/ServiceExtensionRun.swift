struct ServiceExtensionRun: Sendable {
    struct Result: Sendable {
        let outcome: ServiceExtensionOutcome
        var faults: [ServiceExtensionFault] = []
        /// True if the extension has answered after its time was over.
        var usedLastChance = false
    }

    /// The first version with the entitlement to filter notifications
    /// ("com.apple.developer.usernotifications.filtering").
    static let firstVersionWithFilter = IOSVersion(13, 3)

    /// True if content without a text keeps the notification from being shown.
    var mayFilter = false
    var timeLimit = Phone.serviceExtensionTimeLimit
    /// The time after the limit in which the extension has its last chance; `nil` if it cannot be told of it.
    var lastChance: Duration? = Phone.serviceExtensionLastChance
    /// True if a late extension is looked at, in real time: whether it blocks its thread.
    var looksAtThreads = true
    /// The notifications of the app, whose center the extension shares; `nil` without a phone.
    var store: NotificationStore?
    let clock: any Clock<Duration>
    /// Receives the faults after the run is over.
    var late: @Sendable (ServiceExtensionFault) -> Void = { _ in }
    let make: @Sendable () -> any NotificationServiceExtension

    func result(for request: UserNotificationRequest) async -> Result {
        let call = CallbackCall(needsAnswer: true) { [late] in late(ServiceExtensionFault($0)) }
        let process = ServiceExtensionProcess(of: store, make)
        let task = process.start(request, in: call)
        let expire: @Sendable () -> Void = { process.expire(in: call) }
        let end = await call.end(
            within: timeLimit, on: clock, lastChance: lastChance ?? .zero,
            expire: lastChance == nil ? nil : expire
        ) { [looksAtThreads, timeLimit] in
            guard looksAtThreads else { return false }
            return await process.isBlocked(timeLimit: timeLimit)
        }
        // A method that still runs can stop now: the system ends its process.
        task.cancel()
        process.end()
        return Result(
            outcome: outcome(of: end, for: request.content),
            faults: end.faults.map { ServiceExtensionFault($0) },
            usedLastChance: end.usedLastChance)
    }

    private func outcome(
        of end: CallbackCall.End, for original: UserNotificationContent
    ) -> ServiceExtensionOutcome {
        guard case .content(let content)? = end.answer else {
            for case .threw(let text) in end.faults { return .original(.failed(text)) }
            return .original(.late)
        }
        // The texts of an alert that names texts of the app are empty from the start.
        guard content.hasText || content.isOfAlert && content.hasSameText(as: original) else {
            return mayFilter ? .suppressed : .original(.noText)
        }
        return .changed(content)
    }
}
