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
    public private(set) var state = PhoneState()

    private let timeLimit: Duration
    private let clock: any Clock<Duration>
    private let now: @Sendable () -> Int
    private let lateFault: @Sendable (DelegateFault) -> Void
    private let launch: @Sendable () -> any ApplicationDelegate
    /// The device as the last callback has left it: the app may have ended since.
    private var lastDevice: Device
    private var process: AppProcess?
    private var countOfIdentifiers = 0
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

// MARK: - Deliveries

extension Phone {
    private func keep(_ notification: RemoteNotification) -> Delivery {
        let outcome = state.stored.store(
            notification, at: now(), keeping: device.unconfirmed.storedNotification)
        return switch outcome {
        case .stored(let replaced): Delivery(notification, .stored(replaced: replaced))
        case .dropped(let reason): Delivery(notification, .dropped(reason: reason))
        }
    }

    private func arrive(_ notification: RemoteNotification) async -> Delivery {
        var delivery = Delivery(notification, .arrived)
        delivery.identifier = notification.collapseIdentifier ?? makeIdentifier()
        let delivered = DeliveredNotification(
            identifier: delivery.identifier, notification: notification)
        // What the app lets be presented is asked of the delegate itself.
        var asking = device
        asking.presentationOptions = .all
        var planner = DevicePlanner(asking, APSContent(notification.payload))
        planner.arrive()
        let shown = await act(out: planner, delivered, &delivery)
        await respond(device.action, to: delivered, shown: shown, &delivery)
        return delivery
    }

    private func respond(
        _ action: UserAction, to delivered: DeliveredNotification?, shown: NotificationDisplay,
        _ delivery: inout Delivery
    ) async {
        var planner = DevicePlanner(device, APSContent(delivered?.notification.payload))
        planner.act(action, on: shown)
        _ = await act(out: planner, delivered, &delivery)
        guard let delivered, shown.showsAlert else { return }
        let isPossible =
            switch action {
            case .nothing, .open: false
            case .tap, .dismiss: true
            case .button:
                device.application.systemVersion >= IOSVersion(8) && planner.content.category != nil
            }
        if isPossible { state.remove(delivered.identifier) }
    }

    /// Identifiers look like those of the system, and are the same in every run.
    private func makeIdentifier() -> String {
        countOfIdentifiers += 1
        let digits = String(countOfIdentifiers, radix: 16, uppercase: true)
        return "00000000-0000-4000-8000-"
            + String(repeating: "0", count: max(0, 12 - digits.count)) + digits
    }
}

// MARK: - Acting out

extension Phone {
    /// Acts a plan out.
    ///
    /// - Returns: What was shown.
    private func act(
        out planner: DevicePlanner, _ delivered: DeliveredNotification?,
        _ delivery: inout Delivery
    ) async -> NotificationDisplay {
        var shown = NotificationDisplay.nothing
        var options: PresentationOptions?
        var hasEnded = false
        for step in planner.steps {
            switch step {
            case .log:
                if !hasEnded { delivery.steps.append(step) }
            case .display(let display):
                shown = options.map(display.limited(to:)) ?? display
                guard shown != .nothing, let delivered else { continue }
                delivery.steps.append(.display(shown))
                state.show(shown, of: delivered, on: device.application.systemVersion)
            case .callback(let callback):
                // An app that has ended gets no more callbacks; nothing of it is left to present.
                if callback.selector == .willPresentNotification { options = [] }
                guard !hasEnded else { continue }
                delivery.steps.append(step)
                let end = await call(callback, delivered)
                let faults = end.faults.map { DelegateFault($0, in: callback.selector) }
                delivery.faults += faults
                hasEnded = faults.contains(where: \.endsApp) || process?.hasCrashed == true
                switch end.answer {
                case .fetched(let result): delivery.fetchResult = result
                case .presentation(let answer) where !hasEnded: options = answer
                default: break
                }
            }
        }
        lastDevice.appState = hasEnded ? .notRunning : planner.appState
        if hasEnded { process = nil }
        return shown
    }

    private func call(
        _ callback: AppCallback, _ delivered: DeliveredNotification?
    ) async -> CallbackCall.End {
        if callback.selector == .didFinishLaunching { process = nil }
        let process = process ?? AppProcess(launch)
        self.process = process
        var application = device.application
        application.applicationState = callback.applicationState
        let arguments = CallbackArguments(
            application: application, notification: delivered?.userNotification,
            center: UserNotificationCenter(
                deliveredNotifications: state.delivered.map(\.userNotification)))
        let call = CallbackCall(needsAnswer: callback.selector.hasCompletionHandler) {
            [lateFault, weak process] kind in
            let fault = DelegateFault(kind, in: callback.selector)
            if fault.endsApp { process?.end() }
            lateFault(fault)
        }
        let task = process.start(callback, with: arguments, in: call)
        let end = await call.end(within: timeLimit, on: clock)
        // A method that has not returned does so now if it can: its app is ended.
        task.cancel()
        return end
    }
}
