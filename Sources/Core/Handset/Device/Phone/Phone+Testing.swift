extension Phone {
    /// Creates a phone that is online, by the arguments of a ``Configuration`` that tests need most.
    ///
    /// The phone finds out which methods the app's delegate implements.
    ///
    /// ```swift
    /// let phone = Phone(.iOS(17), app: .background) { ShopDelegate() }
    /// let delivery = try await phone.receive(
    ///     ["aps": ["alert": "Ready"], "order": ["id": 7]], then: .tap)
    /// print(delivery.selectors)
    /// // [applicationWillEnterForeground:, userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:, applicationDidBecomeActive:]
    /// ```
    ///
    /// - Parameters:
    ///   - version: The version of iOS; the newest by default.
    ///   - app: The state of the app. One that already runs has been launched before the first act, which
    ///     no delivery records.
    ///   - backgroundModes: The background modes that the app declares.
    ///   - permission: The permission that the user grants; alert, badge and sound by default.
    ///   - answer: The answer of a user who allows nothing until the app asks, by
    ///     ``UserNotificationCenter/requestAuthorization(options:)``: what the app then asks for and is in the
    ///     answer is allowed. If `nil`, the user has decided, as `permission` says.
    ///   - quiet: The ways in which the user keeps the phone quiet.
    ///   - categories: The categories that the app has registered, if its delegate registers none.
    ///   - timeLimit: The time limit of a callback with its completion handler.
    ///   - clock: The clock for the limit, which counts at least a second of real time or all of a shorter
    ///     limit. A ``TestClock`` is the phone's time too.
    ///   - registration: The answer to an app that registers, by
    ///     ``Application/registerForRemoteNotifications()``. If `nil`, it gets none, as without a network.
    ///   - serviceExtension: Creates the app's service extension. If `nil`, the app has none.
    ///   - sceneDelegate: Creates the delegate of the app's scene at each launch of the app. If `nil`, it is
    ///     the app's delegate if that conforms to ``SceneDelegate``.
    ///   - launch: Creates the app's delegate at each launch of the app. A delegate of the main actor is
    ///     created by `await`.
    public init(
        _ version: IOSVersion = .newest, app: AppState = .active,
        backgroundModes: BackgroundModes = [], permission: AuthorizationOptions = .app,
        answer: AuthorizationOptions? = nil, quiet: QuietModes = [],
        categories: [NotificationCategory] = [], timeLimit: Duration = Phone.callbackTimeLimit,
        clock: any Clock<Duration> = ContinuousClock(),
        registration: Registration? = Registration(),
        serviceExtension: (@Sendable () -> any NotificationServiceExtension)? = nil,
        sceneDelegate: (@concurrent @Sendable () async -> sending any SceneDelegate)? = nil,
        launch: @escaping @concurrent @Sendable () async -> sending any ApplicationDelegate
    ) {
        var scenario = Scenario(version, app: app)
        scenario.backgroundModes = backgroundModes
        scenario.authorization = permission
        scenario.quiet = quiet
        scenario.categories = categories
        self.init(
            Configuration(
                scenario, timeLimit: timeLimit, clock: clock, answer: answer,
                registration: registration,
                serviceExtension: serviceExtension, sceneDelegate: sceneDelegate),
            launch: launch)
    }

    /// Delivers a payload, lets the user act on it, and throws if the app has a fault or if the act cannot
    /// be done.
    ///
    /// - Parameters:
    ///   - payload: The payload.
    ///   - choice: The user's action. If `nil`, the action of the phone's scenario.
    /// - Returns: The result, after all callbacks.
    /// - Throws: ``DeliveryFailure`` if the app has a fault in this delivery, or has had one after an
    ///   earlier callback was over; or if the user cannot act so, such as by a button that the notification
    ///   does not have.
    @discardableResult public func receive(
        _ payload: Payload, then choice: UserChoice? = nil
    ) async throws(DeliveryFailure) -> Delivery {
        try await receive(RemoteNotification(payload), then: choice)
    }

    /// Delivers a notification, lets the user act on it, and throws if the app has a fault or if the act
    /// cannot be done.
    ///
    /// - Parameters:
    ///   - notification: The notification.
    ///   - choice: The user's action. If `nil`, the action of the phone's scenario.
    /// - Returns: The result, after all callbacks.
    /// - Throws: ``DeliveryFailure``; see the other form.
    @discardableResult public func receive(
        _ notification: RemoteNotification, then choice: UserChoice? = nil
    ) async throws(DeliveryFailure) -> Delivery {
        try await deliver(notification, then: choice, takesLateFaults: true).check()
    }
}
