/// An act of the user that could not be done, such as a tap on a notification that shows nothing.
///
/// ```swift
/// let phone = Phone(.iOS(18), app: .background) { ShopDelegate() }
/// let silent = RemoteNotification(["aps": ["content-available": 1]])
/// print(await phone.deliver(silent, then: .tap).impossibleAct?.code ?? "done")
/// // no-alert
/// ```
public struct ImpossibleAct: Error, Hashable, Sendable {
    /// The cause for which an act cannot be done.
    public enum Cause: Hashable, Sendable {
        /// A push of this type goes to another receiver than the app, and shows nothing of the app's.
        case otherReceiver(String)
        /// Notification Center has no notification with this identifier.
        case notThere(String)
        /// The payload has no alert.
        case noAlert
        /// The alert is empty, or neither a text nor a dictionary.
        case unusableAlert
        /// The user allows no alerts.
        case alertsNotAllowed
        /// The service extension has kept the notification from being shown.
        case suppressed
        /// The app is on the screen, and presents no alert.
        case notPresented
        /// The app is on the screen, and its notification center has no delegate that could present an alert.
        case noCenterDelegate
        /// The same, since the app does not keep the delegate that it has set.
        case centerDelegateReleased
        /// The notification does not have the button.
        case noButton(Reason.ButtonFault)
        /// The app is on the screen already, so that its icon cannot be tapped.
        case appIsOpen
    }

    /// The act.
    public var choice: UserChoice
    /// The cause.
    public var cause: Cause

    /// Creates an act that could not be done.
    public init(_ choice: UserChoice, _ cause: Cause) {
        self.choice = choice
        self.cause = cause
    }

    /// The stable name of the cause, such as `no-alert`; the name of the ``Reason`` if there is one.
    public var code: String {
        switch cause {
        case .otherReceiver: "other-receiver"
        case .notThere: "not-there"
        case .noAlert: "no-alert"
        case .unusableAlert: "unusable-alert"
        case .alertsNotAllowed: "alerts-not-allowed"
        case .suppressed: "suppressed"
        case .notPresented: "not-presented"
        case .noCenterDelegate: "no-center-delegate"
        case .centerDelegateReleased: "center-delegate-released"
        case .noButton(let fault): fault.rawValue
        case .appIsOpen: "app-is-open"
        }
    }
}

extension ImpossibleAct: CustomStringConvertible {
    /// The act, the cause, and the remedy.
    public var description: String {
        "the user cannot do '\(choice)' (\(code)): \(finding)"
    }

    private var finding: String {
        switch cause {
        case .otherReceiver(let receiver):
            "the push goes to \(receiver), and the app shows nothing of it"
        case .notThere(let identifier):
            "Notification Center has no notification '\(identifier)'; it may have been replaced or "
                + "removed, or never shown: act on one of PhoneState.delivered"
        case .noAlert: "the payload has no alert, so that nothing is shown; give it one"
        case .unusableAlert:
            "the alert is empty or neither a text nor a dictionary, so that nothing is shown"
        case .alertsNotAllowed:
            "the user allows no alerts, so that nothing is shown; grant the permission for alerts"
        case .suppressed: "the app's service extension keeps the notification from being shown"
        case .notPresented:
            "the app is on the screen and presents no alert; let it present one, or begin with "
                + "the app in the background"
        case .noCenterDelegate:
            "the app is on the screen, and its notification center has no delegate to present an alert; "
                + "set UserNotificationCenter.current().delegate when the app is launched"
        case .centerDelegateReleased:
            "the app is on the screen, and the delegate of its notification center is gone, since the center "
                + "does not keep it; keep it in a property"
        case .noButton(.tooEarly): "notifications have no buttons before iOS 8; take a newer iOS"
        case .noButton(.noCategory):
            "the payload has no category, so that the notification has no buttons; give aps one"
        case .noButton(.unknownCategory):
            "the app has not registered the payload's category; register it"
        case .noButton(.notInCategory):
            "the category has no such button, or the button takes no text"
        case .appIsOpen:
            "the app is on the screen already; begin with it in the background, or let the user go "
                + "home first"
        }
    }
}

extension ImpossibleAct.Cause {
    /// Creates the cause for which an act is not possible with the parts of a notification that are shown.
    ///
    /// `isSuppressed` is true if the service extension has kept the notification from being shown.
    init(
        of choice: UserChoice, on shown: NotificationDisplay, _ content: APSContent,
        in scenario: Scenario, isSuppressed: Bool, centerDelegate: Phone.CenterDelegate
    ) {
        var scenario = scenario
        scenario.choice = choice
        if choice.action == .open {
            self = .appIsOpen
        } else if shown.showsAlert {
            let finder = ReasonFinder(
                scenario: scenario, content: content, display: shown, action: choice.action,
                callbacks: [])
            self = .noButton(finder.buttonFault ?? .notInCategory)
        } else if let receiver = content.otherReceiver {
            self = .otherReceiver(receiver)
        } else if isSuppressed {
            self = .suppressed
        } else if content.hasUnusableAlert {
            self = .unusableAlert
        } else if !content.hasAlert {
            self = .noAlert
        } else if !scenario.permission.contains(.alert) {
            self = .alertsNotAllowed
        } else if scenario.version < IOSVersion(10) {
            self = .notPresented
        } else {
            self =
                switch centerDelegate {
                case .missing: .noCenterDelegate
                case .released: .centerDelegateReleased
                case .appDelegate, .set: .notPresented
                }
        }
    }
}
