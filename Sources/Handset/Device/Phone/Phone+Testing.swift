extension Phone {
    /// Creates a phone that is online, for a test.
    ///
    /// The phone finds out which methods the app's delegate implements.
    ///
    /// ```swift
    /// let phone = Phone(.iOS(17), app: .background) { ShopDelegate() }
    /// let delivery = try await phone.receive(
    ///     ["aps": ["alert": "Ready"], "order": ["id": 7]], then: .tap)
    /// print(delivery.callbacks)
    /// // [applicationWillEnterForeground:, userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:, applicationDidBecomeActive:]
    /// ```
    ///
    /// - Parameters:
    ///   - version: The version of iOS.
    ///   - app: The state of the app. An app that already runs gets no callback for its launch.
    ///   - backgroundModes: The background modes that the app declares.
    ///   - permission: The permission that the user grants; alert, badge and sound by default.
    ///   - quiet: The ways in which the user keeps the phone quiet.
    ///   - categories: The categories that the app has registered.
    ///   - timeLimit: The time limit of a callback with its completion handler.
    ///   - clock: The clock for the limit.
    ///   - registration: The app's registration, whose result its delegate gets after each launch. If
    ///     `nil`, the app does not register.
    ///   - serviceExtension: Creates the app's service extension. If `nil`, the app has none.
    ///   - launch: Creates the app's delegate at each launch of the app. A delegate of the main actor is
    ///     created by `await`.
    public init(
        _ version: IOSVersion, app: AppState = .active, backgroundModes: BackgroundModes = [],
        permission: AuthorizationOptions = .app, quiet: QuietModes = [],
        categories: [NotificationCategory] = [], timeLimit: Duration = Phone.callbackTimeLimit,
        clock: any Clock<Duration> = ContinuousClock(),
        registration: Registration? = Registration(),
        serviceExtension: (@Sendable () -> any NotificationServiceExtension)? = nil,
        launch: @escaping @concurrent @Sendable () async -> sending any ApplicationDelegate
    ) {
        var scenario = Scenario(version, app: app)
        scenario.backgroundModes = backgroundModes
        scenario.authorization = permission
        scenario.quiet = quiet
        scenario.categories = categories
        self.init(
            scenario: scenario, timeLimit: timeLimit, clock: clock, registration: registration,
            serviceExtension: serviceExtension, launch: launch)
    }

    /// Delivers a payload, lets the user act on it, and throws if the app has a fault.
    ///
    /// - Parameters:
    ///   - payload: The payload.
    ///   - choice: The user's action. If `nil`, that of the phone's scenario.
    /// - Returns: The result, after all callbacks.
    /// - Throws: ``DeliveryFailure`` if the app has a fault in this delivery, or has had one after an
    ///   earlier callback was over.
    @discardableResult public func receive(
        _ payload: Payload, then choice: UserChoice? = nil
    ) async throws(DeliveryFailure) -> Delivery {
        try await receive(RemoteNotification(payload), then: choice)
    }

    /// Delivers a notification, lets the user act on it, and throws if the app has a fault.
    ///
    /// - Parameters:
    ///   - notification: The notification.
    ///   - choice: The user's action. If `nil`, that of the phone's scenario.
    /// - Returns: The result, after all callbacks.
    /// - Throws: ``DeliveryFailure``; see the other form.
    @discardableResult public func receive(
        _ notification: RemoteNotification, then choice: UserChoice? = nil
    ) async throws(DeliveryFailure) -> Delivery {
        let delivery = await inTurn { phone in
            let usual = phone.lastScenario.choice
            phone.lastScenario.choice = choice ?? usual
            let delivery = await phone.take(notification)
            phone.lastScenario.choice = usual
            return delivery
        }
        let late = late.take()
        if !late.isEmpty {
            var failed = delivery
            failed.faults = late + delivery.faults
            try failed.check()
        }
        return try delivery.check()
    }
}
