internal import Foundation

/// A phone: a device with a state of its own, which calls an app's delegate.
///
/// Notifications arrive one after another, each after all callbacks of the one before. A delegate that
/// throws, hangs, or calls a completion handler too often or not at all is reported. Where iOS would end
/// its app, the phone does so, and the next notification finds the app not running. The app runs on a
/// thread of its own. A callback that waits for another delivery of its own phone hangs.
///
/// ```swift
/// let phone = Phone {
///     PhoneGapAppDelegate(PhoneGapApp()) { outcomes in
///         for outcome in outcomes { print(outcome.route.lookup.url) }
///     }
/// }
/// let payload = try Payload(json: #"{"aps":{"alert":"hello","session":"42"}}"#)
/// let delivery = await phone.deliver(RemoteNotification(payload))
/// print(delivery.callbacks.map(\.selector))
/// // http://URLHERE.cloudapp.net/Session/Lookup?session=42
/// // [application:didReceiveRemoteNotification:]
/// ```
public actor Phone {
    /// The default time limit of a callback with its completion handler: 30 seconds, as Apple documents for
    /// the fetch handler ("UIApplicationDelegate").
    public static let callbackTimeLimit = Duration.seconds(30)

    /// The device, with the app's present state and the user's action on notifications.
    public var device: Device {
        guard process?.hasCrashed == true else { return lastDevice }
        var device = lastDevice
        device.appState = .notRunning
        return device
    }
    /// The parts of notifications that the phone shows and stores.
    public internal(set) var state = PhoneState()

    let timeLimit: Duration
    let clock: any Clock<Duration>
    let now: @Sendable () -> Int
    let lateFault: @Sendable (DelegateFault) -> Void
    let launch: @Sendable () -> any ApplicationDelegate
    /// The device after the last callback; the app may have ended since.
    var lastDevice: Device
    var process: AppProcess?
    var countOfIdentifiers = 0
    private var turn: Task<Void, Never>?

    /// Creates a phone that is online.
    ///
    /// - Parameters:
    ///   - device: The device, with the app's state. An app that already runs gets no callback for its
    ///     launch.
    ///   - timeLimit: The time limit of a callback with its completion handler.
    ///   - clock: The clock for the limit.
    ///   - now: Returns the present time in seconds since 1970, by which notifications expire.
    ///   - lateFault: Receives, on any thread, the faults of a delegate after a callback is over.
    ///   - launch: Creates the app's delegate, on the app's thread, at each launch of the app.
    public init(
        device: Device = .ofTheApp, timeLimit: Duration = Phone.callbackTimeLimit,
        clock: any Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Int = Phone.secondsSince1970,
        lateFault: @escaping @Sendable (DelegateFault) -> Void = { _ in },
        launch: @escaping @Sendable () -> any ApplicationDelegate
    ) {
        lastDevice = device
        self.timeLimit = timeLimit
        self.clock = clock
        self.now = now
        self.lateFault = lateFault
        self.launch = launch
    }

    /// Returns the system's time in seconds since 1970.
    public static let secondsSince1970: @Sendable () -> Int = { Int(Date().timeIntervalSince1970) }

    /// Delivers a notification, or stores it if the phone cannot be reached.
    ///
    /// After the arrival the user acts as ``Device/action`` says.
    ///
    /// - Returns: The result, after all callbacks.
    public func deliver(_ notification: RemoteNotification) async -> Delivery {
        await inTurn { phone in
            guard phone.state.connection.takes(notification.priority) else {
                return phone.keep(notification)
            }
            return await phone.arrive(notification)
        }
    }

    /// Changes the connection, and delivers the stored notifications that can reach the phone now.
    ///
    /// - Returns: The results for the expired notifications, then for the delivered ones.
    @discardableResult public func connect(_ connection: PhoneConnection) async -> [Delivery] {
        await inTurn { phone in
            phone.state.connection = connection
            guard connection != .away else { return [] }
            let (due, expired) = phone.state.stored.takeAll(at: phone.now()) {
                connection.takes($0.priority)
            }
            var deliveries = expired.map { Delivery($0, .dropped(reason: "it has expired")) }
            for notification in due { deliveries.append(await phone.arrive(notification)) }
            return deliveries
        }
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
            let found = phone.state.delivered.first {
                $0.identifier.utf8.elementsEqual(identifier.utf8)
            }
            guard let found else { return nil }
            var delivery = Delivery(found.notification, .arrived)
            delivery.identifier = found.identifier
            await phone.respond(
                action, to: found, shown: NotificationDisplay(showsAlert: true), &delivery)
            return delivery
        }
    }

    /// Lets the user open the app by its icon.
    @discardableResult public func open() async -> Delivery {
        await inTurn { phone in
            var delivery = Delivery(nil, .arrived)
            await phone.respond(.open, to: nil, shown: .nothing, &delivery)
            return delivery
        }
    }

    /// Changes the device, such as the app's state, the user's permission or the user's action.
    public func change(_ body: @escaping @Sendable (inout Device) -> Void) async {
        await inTurn { phone in
            body(&phone.lastDevice)
            if phone.lastDevice.appState.needsLaunch { phone.process = nil }
        }
    }

    /// Runs some work after all work that was asked for before.
    private func inTurn<Result: Sendable>(
        _ work: @escaping @Sendable (isolated Phone) async -> Result
    ) async -> Result {
        let before = turn
        let task = Task {
            await before?.value
            noticeCrash()
            return await work(self)
        }
        turn = Task { _ = await task.value }
        return await task.value
    }

    /// Releases an app that has ended since its last callback.
    private func noticeCrash() {
        lastDevice = device
        if process?.hasCrashed == true { process = nil }
    }
}
