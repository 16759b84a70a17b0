/// The reason why an app looked for a session in none of its callbacks, or got none there.
///
/// Each has a stable ``code``; ``FateWords`` tells it. <doc:Fates> lists all of them.
///
/// ```swift
/// let payload = try Payload(json: #"{"aps":{"alert":"hello","session":"42"}}"#)
/// var scenario = Scenario.ofTheApp
/// scenario.appState = .background
/// print(scenario.plan(for: payload).reason?.code ?? "")
/// // on-screen
/// ```
public enum Reason: Hashable, Sendable {
    // MARK: Something that the user can still do opens the session

    /// The notification is on the screen.
    case onScreen
    /// The notification is in Notification Center alone.
    case inNotificationCenter
    /// The notification comes with the next scheduled summary.
    case inSummary

    // MARK: The user has gone by

    /// The user has dismissed the notification, and iOS does not call the app for that.
    case dismissed
    /// The user has opened the app from its icon.
    case openedByIcon

    // MARK: The app gets the payload

    /// The payload is in the launch options only.
    case launchOptionsOnly
    /// The payload is in the connection options of the scene only.
    case connectionOptionsOnly
    /// The payload is in these callbacks only, by their short names.
    case otherCallbacksOnly([String])
    /// The service extension has taken the session out of the payload.
    case changedByServiceExtension

    /// The app's own code gets the payload in some callbacks, and opens nothing.
    case opensNothing([String])
    /// The app's own code crashed, with a message and a place, or Handset ended it at a bound.
    case appCrashed(String, CrashCause = .code)
    /// The app's own code came to no end.
    case appHung

    /// A fault of the app's code, read in its sources, opens nothing of what a callback gets.
    case codeFault(CodeFault)

    // MARK: No callback gets the payload

    /// A push of this type goes to another receiver than the app's delegates.
    case otherReceiver(String)
    /// The Live Activity does not take the push.
    case activity(ActivityRefusal)
    /// The app gets a push for a call, and reports none before the method returns.
    case callNotReported
    /// No push registry of the app was there for the push of a call.
    case noPushRegistry
    /// The app has reported no call several times, and iOS launches it for such pushes no more.
    case callsBlocked
    /// The app sets the notification center's delegate after the launch by a response.
    case lateDelegate
    /// iOS ends the app when its first scene is made: it has not adopted scenes. The hint is the place in its sources
    /// that names the SDK; `nil` if that is stated.
    case endedAtLaunch(hint: String?)
    /// The launch options are empty in an app with scenes.
    case emptyLaunchOptions
    /// The app has no method that this version of iOS calls.
    case noMethod
    /// The app has no method that is called before a notification is presented.
    case noMethodBeforePresenting
    /// The app has no method that a tap calls on this version of iOS.
    case noMethodForTap
    /// The app has no method for the buttons of notifications.
    case noMethodForButton
    /// The payload has nothing that an app in the foreground could present.
    case nothingToPresent
    /// The user allows nothing of what the payload has to present.
    case nothingAllowed
    /// iOS does not deliver the silent push, at least not now.
    case silentPush(SilentDelivery)
    /// Nothing calls the method for new content. If the notification is not shown, it cannot be tapped either; if it
    /// waits, something that the user can do opens the session.
    case notWoken(Obstacle, isShown: Bool, isWaiting: Bool = false)
    /// The user allows no alerts.
    case alertsNotAllowed
    /// The alert is empty, or neither a text nor a dictionary.
    case unusableAlert
    /// The payload has no alert.
    case noAlert
    /// The notification does not have the button. If it waits, something else that the user can do opens the session.
    case noButton(ButtonFault, isWaiting: Bool)

    /// The obstacle that keeps the method for new content from being called.
    public enum Obstacle: String, CaseIterable, Hashable, Sendable {
        /// The push has no `content-available`.
        case noContentAvailable = "no-content-available"
        /// The app does not implement the method.
        case noMethod = "no-fetch-method"
        /// The user has ended the app.
        case endedByUser = "ended-by-user"
        /// The app does not declare the background mode.
        case noBackgroundMode = "no-background-mode"
        /// Background App Refresh is off.
        case refreshIsOff = "background-refresh-off"
    }

    /// The fault that keeps a notification from having a button.
    public enum ButtonFault: String, CaseIterable, Hashable, Sendable {
        /// Notifications have no buttons before iOS 8.
        case tooEarly = "no-buttons-before-ios-8"
        /// The payload has no category.
        case noCategory = "no-category"
        /// The app has not registered the category.
        case unknownCategory = "unknown-category"
        /// The category does not have the button, or the button takes no text.
        case notInCategory = "button-not-in-category"
    }
}

extension Reason {
    /// The stable name of the reason, such as `launch-options-only`.
    public var code: String {
        switch self {
        case .onScreen: "on-screen"
        case .inNotificationCenter: "in-notification-center"
        case .inSummary: "in-summary"
        case .dismissed: "dismissed"
        case .openedByIcon: "opened-by-icon"
        case .launchOptionsOnly: "launch-options-only"
        case .connectionOptionsOnly: "connection-options-only"
        case .otherCallbacksOnly: "other-callbacks-only"
        case .changedByServiceExtension: "changed-by-service-extension"
        case .opensNothing: "opens-nothing"
        case .appCrashed: "app-crashed"
        case .appHung: "app-hung"
        case .codeFault(let fault): fault.kind.rawValue
        case .otherReceiver: "other-receiver"
        case .activity(let refusal): refusal.code
        case .callNotReported: "call-not-reported"
        case .noPushRegistry: "no-push-registry"
        case .callsBlocked: "calls-blocked"
        case .lateDelegate: "late-delegate"
        case .endedAtLaunch: "ended-at-launch"
        case .emptyLaunchOptions: "empty-launch-options"
        case .noMethod: "no-method"
        case .noMethodBeforePresenting: "no-method-before-presenting"
        case .noMethodForTap: "no-method-for-tap"
        case .noMethodForButton: "no-method-for-button"
        case .nothingToPresent: "nothing-to-present"
        case .nothingAllowed: "nothing-allowed"
        case .silentPush(let delivery): "silent-push-\(delivery.rawValue)"
        case .notWoken(let obstacle, _, _): obstacle.rawValue
        case .alertsNotAllowed: "alerts-not-allowed"
        case .unusableAlert: "unusable-alert"
        case .noAlert: "no-alert"
        case .noButton(let fault, _): fault.rawValue
        }
    }

    /// True if something that the user can still do opens the session.
    package var isWaiting: Bool {
        switch self {
        case .onScreen, .inNotificationCenter, .inSummary: true
        case .noButton(_, let isWaiting), .notWoken(_, _, let isWaiting): isWaiting
        default: false
        }
    }
}
