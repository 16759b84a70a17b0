extension Phone {
    /// The settings of a phone and of the app on it.
    ///
    /// ```swift
    /// var configuration = Phone.Configuration(.iOS(18), app: .background)
    /// configuration.scenario.quiet = .doNotDisturb
    /// configuration.clock = TestClock()
    /// let phone = Phone(configuration) { ShopDelegate() }
    /// ```
    public struct Configuration: Sendable {
        /// The scenario, with the app's state and the user's action on notifications.
        ///
        /// An app that already runs has been launched before the first act, which no delivery records.
        public var scenario: Scenario
        /// The time limit of a callback with its completion handler.
        public var timeLimit: Duration
        /// The clock for the limit, which counts at least a second of real time or all of a shorter limit.
        ///
        /// A ``TestClock`` is the phone's time too.
        public var clock: any Clock<Duration>
        /// Returns the present time in seconds since 1970, by which notifications expire.
        public var now: @Sendable () -> Int
        /// The answer of a user who allows nothing until the app asks, by
        /// ``UserNotificationCenter/requestAuthorization(options:)``: what the app then asks for and is in
        /// the answer is allowed.
        ///
        /// If `nil`, the user has decided, as ``Scenario/authorization`` says.
        public var answer: AuthorizationOptions?
        /// The answer to an app that registers, by ``Application/registerForRemoteNotifications()``.
        ///
        /// If `nil`, it gets none, as without a network.
        public var registration: Registration?
        /// Creates the delegate of the app's scene, on the app's thread, at each launch of the app.
        ///
        /// If `nil`, it is the app's delegate if that conforms to ``SceneDelegate``.
        public var sceneDelegate: (@concurrent @Sendable () async -> sending any SceneDelegate)?
        /// Creates the app's service extension, on a thread of its own, for each notification that it may
        /// change.
        ///
        /// If `nil`, the app has none.
        public var serviceExtension: (@Sendable () -> any NotificationServiceExtension)?
        /// True if the service extension may keep notifications from being shown, by the entitlement
        /// `com.apple.developer.usernotifications.filtering` (iOS 13.3 and later).
        public var filtersNotifications: Bool
        /// Receives, on any thread, the faults of a delegate after a callback is over.
        public var lateFault: @Sendable (DelegateFault) -> Void
        /// Receives, on any thread, the faults of a service extension after its notification was shown.
        public var lateServiceExtensionFault: @Sendable (ServiceExtensionFault) -> Void
        /// The receiver of pushes that are not notifications: calls and Live Activities.
        ///
        /// If `nil`, they are dropped.
        package var pushReceiver: (any PushReceiver)?
        package var serviceExtensionTimeLimit = Phone.serviceExtensionTimeLimit
        /// True if an app that is to run already is launched before the first act.
        package var launchesRunningApp = true

        /// Creates a configuration; each argument is a property.
        ///
        /// - Parameters:
        ///   - scenario: The scenario, with the app's state.
        ///   - timeLimit: The time limit of a callback with its completion handler.
        ///   - clock: The clock for the limit.
        ///   - now: Returns the present time in seconds since 1970.
        ///   - answer: The answer of a user who allows nothing until the app asks. If `nil`, the user has
        ///     decided.
        ///   - registration: The answer to an app that registers. If `nil`, it gets none.
        ///   - lateFault: Receives the faults of a delegate after a callback is over.
        ///   - lateServiceExtensionFault: Receives the faults of a service extension after its notification
        ///     was shown.
        ///   - filtersNotifications: True if the service extension may keep notifications from being shown.
        ///   - serviceExtension: Creates the app's service extension. If `nil`, the app has none.
        ///   - sceneDelegate: Creates the delegate of the app's scene. If `nil`, it is the app's delegate if
        ///     that conforms to ``SceneDelegate``.
        public init(
            _ scenario: Scenario, timeLimit: Duration = Phone.callbackTimeLimit,
            clock: any Clock<Duration> = ContinuousClock(),
            now: @escaping @Sendable () -> Int = Phone.secondsSince1970,
            answer: AuthorizationOptions? = nil, registration: Registration? = Registration(),
            lateFault: @escaping @Sendable (DelegateFault) -> Void = { _ in },
            lateServiceExtensionFault: @escaping @Sendable (ServiceExtensionFault) -> Void = {
                _ in
            },
            filtersNotifications: Bool = false,
            serviceExtension: (@Sendable () -> any NotificationServiceExtension)? = nil,
            sceneDelegate: (@concurrent @Sendable () async -> sending any SceneDelegate)? = nil
        ) {
            self.scenario = scenario
            self.timeLimit = timeLimit
            self.clock = clock
            self.now = now
            self.answer = answer
            self.registration = registration
            self.lateFault = lateFault
            self.lateServiceExtensionFault = lateServiceExtensionFault
            self.filtersNotifications = filtersNotifications
            self.serviceExtension = serviceExtension
            self.sceneDelegate = sceneDelegate
        }

        /// Creates the configuration of a phone that answers an app which registers.
        ///
        /// - Parameters:
        ///   - version: The version of iOS; the newest by default.
        ///   - app: The state of the app.
        ///   - backgroundModes: The background modes that the app declares.
        public init(
            _ version: IOSVersion = .newest, app: AppState = .active,
            backgroundModes: BackgroundModes = []
        ) {
            var scenario = Scenario(version, app: app)
            scenario.backgroundModes = backgroundModes
            self.init(scenario)
        }
    }
}
