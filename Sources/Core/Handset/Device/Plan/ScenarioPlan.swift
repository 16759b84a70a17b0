/// The steps at a device after a notification has arrived, in order.
///
/// ```swift
/// var scenario = Scenario.ofTheApp
/// scenario.appState = .background
/// scenario.action = .tap
/// let plan = scenario.plan(for: try Payload(json: #"{"aps":{"alert":"hello"}}"#))
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
public struct ScenarioPlan: Hashable, Sendable {
    /// The steps.
    public var steps: [ScenarioPlan.Step]
    /// The state of the app afterwards.
    public var appState: AppState
    /// The reason why the app looks for a session in none of the callbacks; `nil` if it looks in one.
    public var reason: Reason?
    /// True if the notification is shown, and the user can still act on it, which need not open a session.
    public var isWaiting: Bool
    /// True if the scenario's action is possible: a tap takes an alert, and only an app that is not active
    /// can be opened.
    public var isActionPossible: Bool

    let routesIn: RoutingCallbacks
    /// The callbacks in which a fault of the app's code opens nothing; none for most apps.
    var spoiled: [AppCallback] = []
    /// The fault with which the app crashes in the last callback; `nil` if it does not.
    var crash: CodeFault?
    /// The number of callbacks for the arrival; those for the user's action come after them.
    let arrivalCallbackCount: Int

    /// The callbacks that the app gets, in order.
    public var callbacks: [AppCallback] { steps.callbacks }

    /// The messages that the system logs, in order.
    public var systemMessages: [SystemMessage] { steps.systemMessages }

    /// The callbacks in which the app looks for a session, in order.
    ///
    /// They are the callbacks of ``Scenario/routesIn`` that have the payload. With two of them a session is
    /// opened twice.
    public var callbacksThatLook: [AppCallback] { callbacks.filter(looks(in:)) }

    /// The number of callbacks in which the app looks for a session.
    package var lookCount: Int {
        steps.count { if case .callback(let callback) = $0 { looks(in: callback) } else { false } }
    }

    /// The parts that the system shows and plays; nothing if the app alone gets the notification.
    public var display: NotificationDisplay {
        for case .display(let display) in steps { return display }
        return .nothing
    }

    /// True for the callback of new content, which gets the payload without a service extension's changes.
    func handsOverContent(callback index: Int) -> Bool {
        index < arrivalCallbackCount && callbacks[index].selector.isOfApplication
    }

    /// True if the app looks for a session in the callback that gets new content.
    package var looksInContent: Bool {
        callbacks.indices.contains {
            looks(in: callbacks[$0]) && handsOverContent(callback: $0)
        }
    }

    func looks(in callback: AppCallback) -> Bool {
        callback.carriesPayload && routesIn.contains(callback.selector)
            && (spoiled.isEmpty || !spoiled.contains(callback))
    }
}

extension ScenarioPlan {
    /// A step at a device after a notification has arrived.
    public enum Step: Hashable, Sendable {
        /// The system shows or plays something.
        case display(NotificationDisplay)
        /// The app gets a callback.
        case callback(AppCallback)
        /// The system logs a message.
        case log(SystemMessage)
    }
}

extension [ScenarioPlan.Step] {
    var callbacks: [AppCallback] {
        compactMap { step in
            if case .callback(let callback) = step { callback } else { nil }
        }
    }

    var systemMessages: [SystemMessage] {
        compactMap { step in
            if case .log(let message) = step { message } else { nil }
        }
    }
}
