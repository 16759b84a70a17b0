internal import Foundation

/// A phone: a device that keeps what it is given, and acts out on an app's delegate what happens
/// there.
///
/// Notifications arrive one after another, each when all callbacks of the one before are over. A
/// delegate that throws, hangs, or does not call its completion handlers as it should is reported, and
/// its app is ended where iOS ends it; the next notification finds it not running. The app runs on a
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
    /// How long a callback may take, its completion handler included: 30 seconds, as Apple says of the
    /// fetch handler ("UIApplicationDelegate").
    public static let callbackTimeLimit = Duration.seconds(30)

    /// The device, with what the app is doing now and what the user does with what arrives.
    public var device: Device {
        guard process?.hasCrashed == true else { return lastDevice }
        var device = lastDevice
        device.appState = .notRunning
        return device
    }
    /// What the phone shows and keeps.
    public internal(set) var state = PhoneState()

    let timeLimit: Duration
    let clock: any Clock<Duration>
    let now: @Sendable () -> Int
    let lateFault: @Sendable (DelegateFault) -> Void
    let launch: @Sendable () -> any ApplicationDelegate
    /// The device as the last callback has left it: the app may have ended since.
    var lastDevice: Device
    var process: AppProcess?
    var countOfIdentifiers = 0
    private var turn: Task<Void, Never>?

    /// Creates a phone that is online.
    ///
    /// - Parameters:
    ///   - device: The device, with what the app is doing. An app that runs already is not told that
    ///     it was launched.
    ///   - timeLimit: How long a callback may take.
    ///   - clock: The clock that the limit is measured with.
    ///   - now: Tells the present moment in seconds since 1970, by which notifications expire.
    ///   - lateFault: Is told, on any thread, of what a delegate does wrong after a callback is over.
    ///   - launch: Makes the app's delegate, on the app's thread, each time that the app is launched.
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

    /// The present moment by the system's clock, in seconds since 1970.
    public static let secondsSince1970: @Sendable () -> Int = { Int(Date().timeIntervalSince1970) }

    /// Delivers a notification, or keeps it where the phone cannot be reached.
    ///
    /// The user then does what ``Device/action`` says.
    public func deliver(_ notification: RemoteNotification) async -> Delivery {
        await inTurn { phone in
            guard phone.state.connection.takes(notification.priority) else {
                return phone.keep(notification)
            }
            return await phone.arrive(notification)
        }
    }

    /// Changes whether the phone can be reached, and delivers what was kept and reaches it now.
    ///
    /// - Returns: What became of what was kept and reaches the phone now, or has expired.
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
    ///   - action: What the user does; ``UserAction/open`` opens the app by its icon instead.
    ///   - identifier: What the notification is called.
    /// - Returns: What happened, or `nil` if there is no such notification.
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

    /// Changes the device: what the app is doing, what the user allows, and what the user does with
    /// what arrives.
    public func change(_ body: @escaping @Sendable (inout Device) -> Void) async {
        await inTurn { phone in
            body(&phone.lastDevice)
            if phone.lastDevice.appState.needsLaunch { phone.process = nil }
        }
    }

    /// Does some work when everything that was asked for before is done.
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

    /// Lets go of an app that has ended since its last callback.
    private func noticeCrash() {
        lastDevice = device
        if process?.hasCrashed == true { process = nil }
    }
}
