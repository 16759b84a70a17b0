/// The remedy of a reason why an app opened no session: what its team, or the sender, changes.
///
/// ```swift
/// print(Remedy(.lateDelegate)?.words ?? "")
/// // set it before didFinishLaunching returns, or read connectionOptions.notificationResponse
/// ```
public struct Remedy: Hashable, Sendable, CustomStringConvertible {
    /// The words, without a capital and a full stop.
    ///
    /// A later version may change them.
    public let words: String

    /// Creates the remedy of a reason; `nil` if nothing is wrong, because the user has still to act, or if the reason's
    /// own words say what to do.
    public init?(_ reason: Reason) {
        guard let words = Self.words(for: reason) else { return nil }
        self.words = words
    }

    /// The words.
    public var description: String { words }

    private static let center = "userNotificationCenter(_:didReceive:)"

    private static func words(for reason: Reason) -> String? {
        switch reason {
        case .onScreen, .inNotificationCenter: nil
        case .inSummary: #"send "interruption-level": "time-sensitive" if it may not wait"#
        case .dismissed: "since iOS 10, a category with customDismissAction tells the app of it"
        case .openedByIcon: "read getDeliveredNotifications() when the app becomes active"
        case .launchOptionsOnly:
            "read launchOptions[.remoteNotification] in didFinishLaunching, or implement \(center)"
        case .connectionOptionsOnly:
            "read connectionOptions.notificationResponse in scene(_:willConnectTo:options:), or implement "
                + center
        case .otherCallbacksOnly(["willPresent"]):
            "present it there, so that the user can tap it, or look in it too"
        case .otherCallbacksOnly(let names):
            "look in \(names.filter { $0 != "willPresent" }.list) too"
        case .changedByServiceExtension:
            "keep in the extension's content what the app reads from userInfo"
        case .opensNothing(let names): "open it in \(names.list)"
        case .appCrashed(_, let cause): cause.remedy
        case .codeFault(let fault): fault.remedy
        case .appHung: "keep long work and waiting out of the app's main thread"
        case .otherReceiver(let receiver):
            "handle it in \(receiver), or send the push type alert or background"
        case .activity(let refusal): refusal.remedy
        case .callNotReported:
            "call reportNewIncomingCall on each path before the method returns, and end at once what is no call"
        case .noPushRegistry:
            "make the registry at the launch, keep it, and set its delegate before desiredPushTypes"
        case .callsBlocked: "report a call for each push, then install the app anew"
        case .lateDelegate:
            "set it before didFinishLaunching returns, or read connectionOptions.notificationResponse"
        case .endedAtLaunch:
            "name a scene delegate of the app in UIApplicationSceneManifest of Info.plist, and make its window in "
                + "scene(_:willConnectTo:options:)"
        case .emptyLaunchOptions:
            "read connectionOptions.notificationResponse in scene(_:willConnectTo:options:)"
        case .noMethod, .noMethodForTap:
            "implement \(center), and before iOS 10 application(_:didReceiveRemoteNotification:)"
        case .noMethodBeforePresenting:
            "implement userNotificationCenter(_:willPresent:), and set the center's "
                + "delegate"
        case .noMethodForButton:
            "implement \(center), and before iOS 10 handleActionWithIdentifier of the app's delegate"
        case .nothingToPresent: "send an alert, a badge or a sound"
        case .nothingAllowed, .alertsNotAllowed:
            "ask the user to allow it in Settings, since iOS asks once only"
        case .silentPush(let delivery): words(for: delivery)
        case .notWoken(let obstacle, let isShown, _): words(for: obstacle, isShown)
        case .unusableAlert: "send alert as a text, or as a dictionary with a title or a body"
        case .noAlert: "send an alert if the user is to tap it"
        case .noButton(let fault, _): words(for: fault)
        }
    }

    private static func words(for delivery: SilentDelivery) -> String? {
        switch delivery {
        case .delivered: nil
        case .delayed, .dropped:
            "count on no silent push: let the app ask its server too when it becomes active, or send an alert"
        case .merged: "let the newest push say all, or let the app ask its server for the rest"
        }
    }

    private static func words(for obstacle: Reason.Obstacle, _ isShown: Bool) -> String {
        let tap = (isShown ? "" : "send an alert, and ") + "look in \(center) for its tap"
        return switch obstacle {
        case .noContentAvailable:
            #"send "content-available": 1, or look in \#(center) for a tap"#
        case .noMethod: "implement didReceiveRemoteNotification with its fetchCompletionHandler"
        case .endedByUser: "\(tap): nothing wakes the app before the user opens it"
        case .noBackgroundMode: "add remote-notification to UIBackgroundModes in Info.plist"
        case .refreshIsOff: "\(tap): the user alone turns the refresh on"
        }
    }

    private static func words(for fault: Reason.ButtonFault) -> String {
        switch fault {
        case .tooEarly: "look at iOS 8 or later"
        case .noCategory: "send the identifier of the category with the button as category in aps"
        case .unknownCategory: "register it by setNotificationCategories(_:) at each launch"
        case .notInCategory:
            "add the button to the category, as UNTextInputNotificationAction if it takes a text"
        }
    }
}

extension Reason {
    /// The remedy; `nil` if nothing is wrong, because the user has still to act, or if the words say what to do.
    public var remedy: Remedy? { Remedy(self) }
}
