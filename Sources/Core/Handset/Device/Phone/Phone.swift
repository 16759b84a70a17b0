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
/// let phone = Phone(.init(.ofTheApp)) {
///     PhoneGapApp.Delegate(PhoneGapApp()) { outcomes in
///         for outcome in outcomes { print(outcome.route.lookup.url) }
///     }
/// }
/// let payload = try Payload(json: #"{"aps":{"alert":"hello","session":"42"}}"#)
/// let delivery = await phone.deliver(RemoteNotification(payload))
/// print(delivery.selectors)
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
        var scenario = lastScenario
        scenario.authorization = store.authorization
        if process?.hasCrashed == true { scenario.appState = .notRunning }
        return scenario
    }
    /// The parts of notifications that the phone shows and stores.
    public var state: PhoneState { store.state }
    /// The methods that the app's delegates turned out not to have, when they were last to be called.
    ///
    /// Those of the notification center's delegate are not among them if there is none
    /// (``centerDelegate-swift.property``).
    public internal(set) var missingMethods: DelegateMethods = []

    let configuration: Configuration
    var timeLimit: Duration { configuration.timeLimit }
    var clock: any Clock<Duration> { configuration.clock }
    let store: NotificationStore
    let lateFault: @Sendable (DelegateFault) -> Void
    let late: LateFaults
    var registration: Registration? { configuration.registration }
    /// The test that has created the phone, if its coverage is noted.
    let test = CoverageOfPhones.RunningTest.current
    let launch: @concurrent @Sendable () async -> sending any ApplicationDelegate
    var sceneDelegate: (@concurrent @Sendable () async -> sending any SceneDelegate)? {
        configuration.sceneDelegate
    }
    /// True if the app has a scene; `nil` if that is not known.
    var hasScene: Bool?
    let serviceExtension: ServiceExtensionRun?
    /// The roles of the app's delegate; `nil` until the phone has looked.
    var roles: DelegateRoles?
    /// The methods that are left out of the present act.
    var leftOut: DelegateMethods = []
    /// The callbacks of registrations between two deliveries.
    var lateRegistration: [Registration.Callback] = []
    /// The number of the app's questions that the phone has waited for.
    var answeredCount = 0
    /// The notification that comes while the app works at another one; `nil` if there is none.
    var interruption: Interruption?
    /// True if the app's process is new, and has not got its first callback.
    var isLaunching = false
    /// The methods that were called and found.
    package internal(set) var foundMethods: DelegateMethods = []
    /// The scenario after the last callback; the app may have ended since.
    var lastScenario: Scenario
    var process: AppProcess? {
        didSet {
            guard process !== oldValue else { return }
            if let oldValue {
                oldValue.cancel()
                store.forgetApp()
            }
            LivingPhones.note(hasApp: process != nil, of: store)
        }
    }
    var countOfIdentifiers = 0
    /// The number of pushes for calls for which the app has reported none, since it was installed.
    var callFailureCount = 0
    private var turn: Task<Void, Never>?

    /// Creates a phone that is online.
    ///
    /// - Parameters:
    ///   - configuration: The settings of the phone and of the app on it.
    ///   - launch: Creates the app's delegate, on the app's thread, at each launch of the app. A delegate
    ///     of the main actor is created by `await`.
    public init(
        _ configuration: Configuration,
        launch: @escaping @concurrent @Sendable () async -> sending any ApplicationDelegate
    ) {
        self.configuration = configuration
        lastScenario = configuration.scenario
        store = NotificationStore(
            now: (configuration.clock as? TestClock)?.secondsSince1970 ?? configuration.now)
        let late = LateFaults()
        self.late = late
        lateFault = { fault in
            late.append(fault)
            configuration.lateFault(fault)
        }
        self.launch = launch
        serviceExtension = configuration.serviceExtension.map { make in
            ServiceExtensionRun(
                mayFilter: configuration.filtersNotifications,
                timeLimit: configuration.serviceExtensionTimeLimit, clock: configuration.clock,
                late: { fault in
                    late.append(fault)
                    configuration.lateServiceExtensionFault(fault)
                },
                make: make)
        }
        store.begin(configuration.scenario, answer: configuration.answer)
        LivingPhones.add(store, late)
        PhonesOfTest.current?.add(self, late)
        store.wakePhone.withLock { wake in
            wake = { [weak self] in Task { await self?.answerBetweenDeliveries() } }
        }
    }

    deinit {
        process?.cancel()
        LivingPhones.remove(store)
    }

    /// Returns the system's time in seconds since 1970.
    public static let secondsSince1970: @Sendable () -> Int = { Int(Date().timeIntervalSince1970) }

    /// Delivers a notification, or stores it if the phone cannot be reached, and lets the user act on it.
    ///
    /// It throws nothing: the faults of the app, and an act that cannot be done, are in the result. This is
    /// for tests that ask for them; ``receive(_:then:)-(RemoteNotification,_)`` throws them.
    ///
    /// - Parameters:
    ///   - notification: The notification.
    ///   - choice: The user's action. If `nil`, the action of the phone's scenario.
    /// - Returns: The result, after all callbacks.
    @discardableResult public func deliver(
        _ notification: RemoteNotification, then choice: UserChoice? = nil
    ) async -> Delivery {
        await deliver(notification, then: choice, takesLateFaults: false)
    }

    /// Changes the connection, and delivers the stored notifications that can reach the phone now.
    ///
    /// - Returns: The results for the expired notifications, then for the delivered ones.
    @discardableResult public func connect(_ connection: Phone.Connection) async -> [Delivery] {
        await inTurn(orIfCancelled: []) { phone in
            await phone.reconnect(connection).map { phone.withLateFaults($0) }
        }
    }

    /// Lets the user act on a notification in Notification Center.
    ///
    /// - Parameters:
    ///   - choice: The user's action, with the button and the text; ``UserChoice/open`` opens the app from its
    ///     icon instead.
    ///   - identifier: The identifier of the notification.
    /// - Returns: The result. It has the ``Delivery/impossibleAct`` if there is no such notification, or if
    ///   the user cannot act on it so.
    @discardableResult public func act(
        _ choice: UserChoice, on identifier: String
    ) async -> Delivery {
        await inTurn(orIfCancelled: .cancelled(nil)) { phone in
            await phone.withLateFaults(phone.respond(choice, to: identifier))
        }
    }

    /// Lets the user open the app from its icon.
    @discardableResult public func open() async -> Delivery {
        await inTurn(orIfCancelled: .cancelled(nil)) { await $0.withLateFaults($0.bringToScreen()) }
    }

    /// Lets the user leave the app for the home screen.
    ///
    /// - Returns: The callbacks, or none if the app is not on the screen.
    @discardableResult public func goHome() async -> Delivery {
        await inTurn(orIfCancelled: .cancelled(nil)) { await $0.withLateFaults($0.leaveScreen()) }
    }

    /// Lets the user lock the phone, which takes the app from the screen.
    ///
    /// The app gets the same callbacks as on the way to the home screen.
    ///
    /// - Returns: The callbacks, or none if the app is not on the screen.
    @discardableResult public func lock() async -> Delivery {
        await inTurn(orIfCancelled: .cancelled(nil)) { await $0.withLateFaults($0.leaveScreen()) }
    }

    /// Changes the scenario, such as the app's state, the user's permission or the user's action.
    public func change(_ body: @escaping @Sendable (inout Scenario) -> Void) async {
        await inTurn(orIfCancelled: ()) { phone in
            body(&phone.lastScenario)
            phone.store.update(phone.lastScenario)
            if phone.lastScenario.appState.needsLaunch { phone.process = nil }
        }
    }

    /// Runs some work after all work that was asked for before.
    ///
    /// A task that is cancelled while it waits for its turn gets `cancelled`, and its work is left out. One
    /// that is cancelled later ends the calls of the delegate that its work waits for.
    func inTurn<Result: Sendable>(
        orIfCancelled cancelled: Result,
        _ work: @escaping @Sendable (isolated Phone) async -> Result
    ) async -> Result {
        let before = turn
        let wait = TurnWait<Result>()
        let task = Task {
            await before?.value
            guard wait.begin() else { return }
            noticeCrash()
            store.update(lastScenario)
            wait.end(with: await work(self))
        }
        turn = task
        return await withTaskCancellationHandler {
            await wait.result
        } onCancel: {
            task.cancel()
            wait.cancel(with: cancelled)
        }
    }

    /// Releases an app that has ended since its last callback.
    private func noticeCrash() {
        lastScenario = scenario
        if process?.hasCrashed == true { process = nil }
    }

    /// The categories that the app has registered; `nil` if it has registered none.
    package var registeredCategories: [NotificationCategory]? {
        store.categories.map { $0.sorted { ($0.identifier ?? "") < ($1.identifier ?? "") } }
    }

    /// The life cycle of the app, as far as it was seen.
    package var seenLifeCycle: LifeCycle { plannedScenario.lifeCycle }

    /// The connection of a phone.
    public enum Connection: String, CaseIterable, Hashable, Sendable {
        /// Every notification arrives at once.
        case online
        /// The phone saves power: a notification without the highest priority waits, as if the phone were away.
        ///
        /// Apple documents only that such notifications may be grouped, or sent later.
        case saving
        /// No notification arrives.
        case away

        func takes(_ priority: NotificationPriority) -> Bool {
            self == .online || self == .saving && priority == .immediate
        }
    }
}
