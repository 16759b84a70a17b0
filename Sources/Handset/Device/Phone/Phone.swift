internal import Foundation

/// A phone: it has a state of its own, and calls an app's delegate.
///
/// Notifications arrive one after another, each after all callbacks of the one before. A delegate that
/// throws, hangs, or calls a completion handler too often or not at all is reported. Where iOS would end
/// its app, the phone does so, and the next notification finds the app not running. The app runs on a
/// thread of its own. A callback that waits for another delivery of its own phone hangs.
///
/// The phone finds out which methods the delegate implements, the newer ones first, and remembers it for
/// as long as the phone lives. Only if the scenario declares methods (``Scenario/declaredDelegates``), it
/// calls no others. <doc:AppsOnAPhone> describes what else a phone does.
///
/// ```swift
/// let phone = Phone {
///     PhoneGapAppDelegate(PhoneGapApp()) { outcomes in
///         for outcome in outcomes { print(outcome.route.lookup.url) }
///     }
/// }
/// let payload = try Payload(json: #"{"aps":{"alert":"hello","session":"42"}}"#)
/// let delivery = await phone.deliver(RemoteNotification(payload))
/// print(delivery.callbacks)
/// // http://URLHERE.cloudapp.net/Session/Lookup?session=42
/// // [application:didReceiveRemoteNotification:]
/// ```
public actor Phone {
    /// The time limit of a service extension: 30 seconds, as Apple documents
    /// ("UNNotificationServiceExtension").
    public static let serviceExtensionTimeLimit = Duration.seconds(30)
    /// The time after that in which a service extension has its last chance.
    ///
    /// Apple documents no length.
    public static let serviceExtensionLastChance = Duration.seconds(1)

    /// The default time limit of a callback with its completion handler: 30 seconds, as Apple documents for
    /// the fetch handler ("UIApplicationDelegate").
    public static let callbackTimeLimit = Duration.seconds(30)

    /// The scenario, with the app's present state and the user's action on notifications.
    public var scenario: Scenario {
        guard process?.hasCrashed == true else { return lastScenario }
        var scenario = lastScenario
        scenario.appState = .notRunning
        return scenario
    }
    /// The parts of notifications that the phone shows and stores.
    public var state: PhoneState { store.state }
    /// The methods that the app's delegate turned out not to have, when they were to be called.
    public internal(set) var missingMethods: DelegateMethods = []

    let timeLimit: Duration
    let clock: any Clock<Duration>
    let store: NotificationStore
    let lateFault: @Sendable (DelegateFault) -> Void
    let late: LateFaults
    let registration: Registration?
    let launch: @concurrent @Sendable () async -> sending any ApplicationDelegate
    let sceneDelegate: (@concurrent @Sendable () async -> sending any SceneDelegate)?
    /// True if the app has a scene; `nil` if that is not known.
    var hasScene: Bool?
    let serviceExtension: ServiceExtensionRun?
    /// The roles of the app's delegate; `nil` until the phone has looked.
    var roles: DelegateRoles?
    /// True if the app's process is new, and has not got its first callback.
    var isLaunching = false
    /// The methods that were called and found.
    var foundMethods: DelegateMethods = []
    /// The scenario after the last callback; the app may have ended since.
    var lastScenario: Scenario
    var process: AppProcess? {
        didSet { if process !== oldValue { oldValue?.cancel() } }
    }
    var countOfIdentifiers = 0
    private var turn: Task<Void, Never>?

    /// Creates a phone that is online.
    ///
    /// - Parameters:
    ///   - scenario: The scenario, with the app's state. An app that already runs gets no callback for its
    ///     launch.
    ///   - timeLimit: The time limit of a callback with its completion handler.
    ///   - clock: The clock for the limit.
    ///   - now: Returns the present time in seconds since 1970, by which notifications expire.
    ///   - registration: The app's registration, whose result its delegate gets after each launch. If
    ///     `nil`, the app does not register.
    ///   - lateFault: Receives, on any thread, the faults of a delegate after a callback is over.
    ///   - lateServiceExtensionFault: Receives, on any thread, the faults of a service extension after its
    ///     notification was shown.
    ///   - filtersNotifications: True if the service extension may keep notifications from being shown, by
    ///     the entitlement `com.apple.developer.usernotifications.filtering` (iOS 13.3 and later).
    ///   - serviceExtension: Creates the app's service extension, on a thread of its own, for each
    ///     notification that it may change. If `nil`, the app has none.
    ///   - sceneDelegate: Creates the delegate of the app's scene, on the app's thread, at each launch of the
    ///     app. If `nil`, it is the app's delegate if that conforms to ``SceneDelegate``.
    ///   - launch: Creates the app's delegate, on the app's thread, at each launch of the app. A delegate
    ///     of the main actor is created by `await`.
    public init(
        scenario: Scenario = .ofTheApp, timeLimit: Duration = Phone.callbackTimeLimit,
        clock: any Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Int = Phone.secondsSince1970,
        registration: Registration? = Registration(),
        lateFault: @escaping @Sendable (DelegateFault) -> Void = { _ in },
        lateServiceExtensionFault: @escaping @Sendable (ServiceExtensionFault) -> Void = { _ in },
        filtersNotifications: Bool = false,
        serviceExtension: (@Sendable () -> any NotificationServiceExtension)? = nil,
        sceneDelegate: (@concurrent @Sendable () async -> sending any SceneDelegate)? = nil,
        launch: @escaping @concurrent @Sendable () async -> sending any ApplicationDelegate
    ) {
        lastScenario = scenario
        self.timeLimit = timeLimit
        self.clock = clock
        store = NotificationStore(now: now)
        let late = LateFaults()
        self.late = late
        self.lateFault = { fault in
            late.append(fault)
            lateFault(fault)
        }
        self.registration = registration
        self.launch = launch
        self.sceneDelegate = sceneDelegate
        self.serviceExtension = serviceExtension.map { make in
            ServiceExtensionRun(
                mayFilter: filtersNotifications, clock: clock, late: lateServiceExtensionFault,
                make: make)
        }
    }

    deinit { process?.cancel() }

    /// Returns the system's time in seconds since 1970.
    public static let secondsSince1970: @Sendable () -> Int = { Int(Date().timeIntervalSince1970) }

    /// Delivers a notification, or stores it if the phone cannot be reached.
    ///
    /// After the arrival the user acts as ``Scenario/action`` says.
    ///
    /// - Returns: The result, after all callbacks.
    @discardableResult public func deliver(
        _ notification: RemoteNotification
    ) async -> Delivery {
        await inTurn { await $0.take(notification) }
    }

    /// Changes the connection, and delivers the stored notifications that can reach the phone now.
    ///
    /// - Returns: The results for the expired notifications, then for the delivered ones.
    @discardableResult public func connect(_ connection: PhoneConnection) async -> [Delivery] {
        await inTurn { await $0.reconnect(connection) }
    }

    /// Lets the user act on a notification in Notification Center.
    ///
    /// - Parameters:
    ///   - action: The user's action; ``UserAction/open`` opens the app by its icon instead.
    ///   - identifier: The identifier of the notification.
    /// - Returns: The result, or `nil` if there is no such notification.
    @discardableResult public func act(
        _ action: UserAction, on identifier: String
    ) async -> Delivery? {
        await inTurn { phone in
            let choice = phone.scenario.choice
            return await phone.respond(
                action == choice.action ? choice : UserChoice(action), to: identifier)
        }
    }

    /// Lets the user choose a button of a notification in Notification Center, or type a text.
    ///
    /// - Parameters:
    ///   - choice: The user's action, with the button and the text.
    ///   - identifier: The identifier of the notification.
    /// - Returns: The result, or `nil` if there is no such notification.
    @discardableResult public func choose(
        _ choice: UserChoice, on identifier: String
    ) async -> Delivery? {
        await inTurn { await $0.respond(choice, to: identifier) }
    }

    /// Lets the user open the app by its icon.
    @discardableResult public func open() async -> Delivery {
        await inTurn { await $0.bringToScreen() }
    }

    /// Lets the user leave the app for the home screen.
    ///
    /// - Returns: The callbacks, or none if the app is not on the screen.
    @discardableResult public func goHome() async -> Delivery {
        await inTurn { await $0.leaveScreen() }
    }

    /// Lets the user lock the phone, which takes the app from the screen.
    ///
    /// The app gets the same callbacks as on the way to the home screen.
    ///
    /// - Returns: The callbacks, or none if the app is not on the screen.
    @discardableResult public func lock() async -> Delivery {
        await inTurn { await $0.leaveScreen() }
    }

    /// Changes the scenario, such as the app's state, the user's permission or the user's action.
    public func change(_ body: @escaping @Sendable (inout Scenario) -> Void) async {
        await inTurn { phone in
            body(&phone.lastScenario)
            if phone.lastScenario.appState.needsLaunch { phone.process = nil }
        }
    }

    /// Runs some work after all work that was asked for before.
    func inTurn<Result: Sendable>(
        _ work: @escaping @Sendable (isolated Phone) async -> Result
    ) async -> Result {
        let before = turn
        let task = Task {
            await before?.value
            noticeCrash()
            store.update(lastScenario)
            return await work(self)
        }
        turn = Task { _ = await task.value }
        return await task.value
    }

    /// Releases an app that has ended since its last callback.
    private func noticeCrash() {
        lastScenario = scenario
        if process?.hasCrashed == true { process = nil }
    }
}
