/// The reason why an app looked for a session in none of its callbacks.
struct NoSessionReason {
    let device: Device
    let content: APSContent
    /// The parts of the notification that were shown.
    let display: NotificationDisplay
    let action: UserAction
    let callbacks: [AppCallback]

    /// The reason as a short sentence without a capital and a full stop.
    var text: String {
        if device.appState.isForeground { return reasonInForeground }
        return switch action {
        case .nothing:
            reasonForNothingShown
                ?? "the notification waits on the screen: the user has not tapped it"
        case .dismiss:
            reasonForNothingShown ?? "the notification was dismissed: iOS does not call the app"
        case .open: "the app was opened by its icon: it gets no payload"
        case .tap: reasonForNothingShown ?? reasonAtTap
        case .button: reasonForNothingShown ?? reasonAtButton
        }
    }

    private var reasonInForeground: String {
        guard device.hasCenterDelegate else { return noMethod }
        if content.display == .nothing {
            return "the payload has no alert, badge or sound to present"
        }
        if content.display.limited(to: device.permission) == .nothing {
            return "the user allows nothing of what the payload has to present"
        }
        return "the app implements no method that is called before a notification is presented"
    }

    private var noMethod: String {
        "the app implements no method that this version of iOS calls"
    }

    private var reasonForNothingShown: String? {
        if display.showsAlert { return nil }
        if device.hasNewContent(content) {
            return "nothing is shown that could be tapped, and " + reasonForNotWoken
        }
        if content.hasAlert {
            return "nothing is shown that could be tapped: the user allows no alerts"
        }
        return "nothing is shown that could be tapped: "
            + (content.hasUnusableAlert
                ? "the alert is empty, or neither a text nor a dictionary"
                : "the payload has no alert")
    }

    private var reasonForNotWoken: String {
        if !device.methods.contains(.fetch) {
            return "new content calls the method with the fetch handler, which the app does not "
                + "implement"
        }
        if device.appState == .forceQuit {
            return "new content launches no app that the user has ended"
        }
        return device.backgroundModes.contains(.remoteNotification)
            ? "new content wakes no app while Background App Refresh is off"
            : "content-available wakes only apps with its background mode"
    }

    private var reasonAtTap: String {
        if callbacks.contains(where: { $0.selector == .didFinishLaunching && $0.carriesPayload }) {
            return "the app was not running: the payload is in the launch options only, "
                + "where the app does not look"
        }
        return device.methods.isEmpty
            ? noMethod : "the app implements no method that a tap calls on this version of iOS"
    }

    private var reasonAtButton: String {
        if device.version < IOSVersion(8) {
            return "there is no button to tap: notifications have them since iOS 8"
        }
        if content.category == nil {
            return "there is no button to tap: the payload has no category"
        }
        return "the app implements no method for the buttons of notifications"
    }
}
