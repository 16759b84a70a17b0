/// What happens at a device because of a notification, in order.
///
/// ```swift
/// var device = Device.ofTheApp
/// device.appState = .background
/// device.action = .tap
/// let plan = device.plan(for: try Payload(json: #"{"aps":{"alert":"hello"}}"#))
/// for step in plan.steps {
///     switch step {
///     case .display(let display): print("shown:", display)
///     case .callback(let callback): print(callback.selector)
///     case .log(let message): print(message)
///     }
/// }
/// // shown: alert
/// // applicationWillEnterForeground:
/// // application:didReceiveRemoteNotification:
/// // applicationDidBecomeActive:
/// ```
public struct DevicePlan: Hashable, Sendable {
    /// What happens.
    public var steps: [PlanStep]
    /// What the app is doing afterwards.
    public var appState: AppState
    /// Why the app looks for a session in none of the callbacks; `nil` if it does in one.
    ///
    /// It is a short sentence without a capital and a full stop, to stand in a message.
    public var reasonForNoSession: String?
    /// Whether the notification is shown, and the user has neither acted on it nor gone past it to the
    /// app's icon, so that a tap is still to be expected.
    public var isWaiting: Bool
    /// Whether the user can do what was asked: there is something to tap, and an app that is not in use
    /// to open.
    public var isActionPossible: Bool

    let looksIntoLaunchOptions: Bool

    /// The callbacks that the app gets, in order.
    public var callbacks: [AppCallback] { steps.callbacks }

    /// What the system writes into the log, in order.
    public var systemMessages: [SystemMessage] { steps.systemMessages }

    /// The callbacks in which the app looks for a session, in order.
    ///
    /// It looks in each that hands it the payload, but into the launch options only where
    /// ``Device/looksIntoLaunchOptions`` says so. With two such callbacks a session is opened twice.
    public var callbacksThatLook: [AppCallback] { callbacks.filter(looks(in:)) }

    /// What the system shows and plays; nothing if the app gets everything itself.
    public var display: NotificationDisplay {
        for case .display(let display) in steps { return display }
        return .nothing
    }

    /// Whether the app looks for a session in a callback.
    func looks(in callback: AppCallback) -> Bool {
        callback.carriesPayload
            && (callback.selector != .didFinishLaunching || looksIntoLaunchOptions)
    }
}
