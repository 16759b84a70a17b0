extension PhoneGapApp {
    /// Makes the callbacks of a plan in which the app looks for a session.
    ///
    /// ```swift
    /// let scenario = Scenario(.iOS(10), action: .tap, delegates: .userNotifications)
    /// let payload = try Payload(json: #"{"aps":{"alert":"hello","session":"42"}}"#)
    /// let outcomes = try await PhoneGapApp().receive(
    ///     payload, by: scenario.plan(for: payload), of: scenario.application)
    /// print(outcomes.map(\.route.match.session))
    /// // ["42", "42"]
    /// ```
    ///
    /// - Parameters:
    ///   - payload: The payload of the notification.
    ///   - plan: The steps at the device. The system's messages among them go to the app's log.
    ///   - application: The app as the system knows it.
    /// - Returns: The outcome of each session, in order. With two such callbacks each session has two.
    /// - Throws: ``SessionSearchError`` if a value cannot be searched to the end. The callback then calls no
    ///   handler.
    public func receive(
        _ payload: Payload, by plan: ScenarioPlan, of application: Application
    ) async throws(SessionSearchError) -> [SessionOutcome] {
        try await receive(payload, changedFrom: payload, by: plan, of: application)
    }

    /// Makes the callbacks of a plan for new content that a service extension has changed.
    ///
    /// The callback for new content gets the payload as it was `sent`. The system's messages among the steps
    /// go to the app's log.
    package func receive(
        _ payload: Payload, changedFrom sent: Payload, by plan: ScenarioPlan,
        of application: Application
    ) async throws(SessionSearchError) -> [SessionOutcome] {
        var outcomes: [SessionOutcome] = []
        var count = 0
        for step in plan.steps {
            switch step {
            case .display: break
            case .log(let message): log?(message.description)
            case .callback(let callback):
                defer { count += 1 }
                guard plan.looks(in: callback) else { continue }
                var application = application
                application.applicationState = callback.applicationState
                let isAsSent = plan.handsOverContent(callback: count)
                outcomes += try await self.application(
                    application,
                    didReceiveRemoteNotification: isAsSent ? sent : payload)
            }
        }
        return outcomes
    }

    /// Finds the sessions in the callbacks of a plan, and logs what the app logs, if no handler has to be
    /// called.
    ///
    /// ``receive(_:by:of:)`` keeps all outcomes, which for 16 MiB can be a million. The sessions are the
    /// same in each callback, and `nil` if the app looks in none.
    package func find(
        in payload: Payload, by plan: ScenarioPlan
    ) throws(SessionSearchError) -> FoundSessions? {
        var found: FoundSessions?
        for step in plan.steps {
            switch step {
            case .display: break
            case .log(let message): log?(message.description)
            case .callback(let callback):
                guard plan.looks(in: callback), found == nil || log != nil else { continue }
                found = try FoundSessions(in: payload, by: router, observe: observe)
            }
        }
        return found
    }
}
