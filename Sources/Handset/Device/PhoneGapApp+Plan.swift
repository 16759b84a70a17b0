extension PhoneGapApp {
    /// Makes the callbacks of a plan in which the app looks for a session.
    ///
    /// ```swift
    /// let device = Device(
    ///     application: Application(systemVersion: IOSVersion(10)), action: .tap,
    ///     delegates: .userNotifications)
    /// let payload = try Payload(json: #"{"aps":{"alert":"hello","session":"42"}}"#)
    /// let outcomes = try await PhoneGapApp().receive(
    ///     payload, by: device.plan(for: payload), of: device.application)
    /// print(outcomes.map(\.route.match.session))
    /// // ["42", "42"]
    /// ```
    ///
    /// - Parameters:
    ///   - payload: The payload of the notification.
    ///   - plan: What happens at the device because of it. What the system logs meanwhile stands in
    ///     the app's log.
    ///   - application: The app as the system knows it.
    /// - Returns: What became of each session, in order: with two such callbacks each comes twice.
    /// - Throws: ``SessionSearchError`` if a value cannot be searched to the end; then no handler has been
    ///   asked.
    public func receive(
        _ payload: Payload, by plan: DevicePlan, of application: Application
    ) async throws(SessionSearchError) -> [SessionOutcome] {
        var outcomes: [SessionOutcome] = []
        for step in plan.steps {
            switch step {
            case .display: break
            case .log(let message): log?(message.description)
            case .callback(let callback):
                guard plan.looks(in: callback) else { continue }
                var application = application
                application.applicationState = callback.applicationState
                outcomes += try await self.application(
                    application, didReceiveRemoteNotification: payload)
            }
        }
        return outcomes
    }

    /// The sessions that the app would have found, had it looked.
    ///
    /// ```swift
    /// let payload = try Payload(json: #"{"aps":{"alert":"hello","session":"42"}}"#)
    /// let device = Device(appState: .notRunning, action: .tap)
    /// let unopened = try PhoneGapApp().unopenedSessions(
    ///     in: payload, by: device.plan(for: payload))
    /// print(unopened?.description ?? "all opened")
    /// // the session 42 is not opened: the app was not running: the payload is in the launch options only, where the app does not look
    /// ```
    ///
    /// - Returns: `nil` if the app looks for a session in one of the plan's callbacks, or if the payload
    ///   has none.
    /// - Throws: ``SessionSearchError`` if a value cannot be searched to the end.
    public func unopenedSessions(
        in payload: Payload, by plan: DevicePlan
    ) throws(SessionSearchError) -> UnopenedSessions? {
        guard let reason = plan.reasonForNoSession else { return nil }
        let routes = try router.routes(in: payload)
        guard !routes.isEmpty else { return nil }
        return UnopenedSessions(routes: routes, reason: reason, isWaiting: plan.isWaiting)
    }
}
