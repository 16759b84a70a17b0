struct NoSessionReason {
    let scenario: Scenario
    let content: APSContent
    let display: NotificationDisplay
    let action: UserAction
    let callbacks: [AppCallback]

    /// The reason as a short sentence without a capital and a full stop.
    var text: String {
        if let receiver = content.otherReceiver {
            return "a push of this type goes to \(receiver), and to none of these callbacks"
        }
        if scenario.appState.isForeground { return reasonInForeground }
        if isLate {
            return "the app sets the notification center's delegate after its launch: iOS does not "
                + "deliver the response that launched it"
        }
        return switch action {
        case .nothing:
            reasonForNothingShown ?? reasonForWaiting
        case .dismiss:
            reasonForNothingShown ?? passedOver ?? reasonForDismissal
        case .open: "the app was opened by its icon: it gets no payload"
        case .tap: reasonForNothingShown ?? reasonAtTap
        case .button: reasonForNothingShown ?? reasonAtButton
        }
    }

    /// The reason if the app gets the payload and does not look there; `nil` if it does not get it.
    private var passedOver: String? {
        var names: [String] = []
        for callback in callbacks where callback.carriesPayload {
            let name = callback.selector.shortName
            if !names.contains(name) { names.append(name) }
        }
        return switch names {
        case []: nil
        case [AppCallback.Selector.didFinishLaunching.shortName]:
            "the app was not running: the payload is in the launch options only, "
                + "where the app does not look"
        case [AppCallback.Selector.sceneWillConnect.shortName]:
            "the app was not running: its launch options are empty, and the payload is in the "
                + "connection options of its scene only, where the app does not look"
        default: "the app gets the payload in \(names.list) only, where it does not look"
        }
    }

    /// True if a response is lost because the notification center's delegate is set after the launch.
    private var isLate: Bool {
        scenario.setsCenterDelegateLate && scenario.methods.contains(.didReceive)
            && callbacks.contains { $0.selector == .didFinishLaunching }
            && !callbacks.contains { $0.selector == .didReceiveResponse }
            && [.tap, .button, .dismiss].contains(action)
    }

    private var reasonForDismissal: String {
        "the notification was dismissed: iOS does not call the app"
    }

    private var reasonForWaiting: String {
        switch display.place {
        case .screen: "the notification waits on the screen: the user has not tapped it"
        case .notificationCenter:
            "the notification waits in Notification Center: the user has not tapped it"
        case .summary: "the notification waits for the scheduled summary"
        }
    }

    private var reasonInForeground: String {
        if let passedOver {
            guard display.showsAlert else { return passedOver }
            return switch action {
            case .nothing: reasonForWaiting
            case .dismiss: reasonForDismissal
            case .tap, .button, .open: passedOver
            }
        }
        guard scenario.hasCenterDelegate else { return noMethod }
        if content.display == .nothing {
            return "the payload has no alert, badge or sound to present"
        }
        if content.display.limited(to: scenario.permission) == .nothing {
            return "the user allows nothing of what the payload has to present"
        }
        return "the app implements no method that is called before a notification is presented"
    }

    private var noMethod: String {
        "the app implements no method that this version of iOS calls"
    }

    private var reasonForNothingShown: String? {
        if display.showsAlert { return nil }
        if let passedOver { return passedOver }
        if scenario.isSilent(content), scenario.mayWakeApp, scenario.appState != .forceQuit,
            let reason = scenario.silentDelivery.reason
        {
            return reason
        }
        if scenario.hasNewContent(content) {
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
        if !scenario.methods.contains(.fetch) {
            return "new content calls the method with the fetch handler, which the app does not "
                + "implement"
        }
        if scenario.appState == .forceQuit {
            return "new content launches no app that the user has ended"
        }
        return scenario.backgroundModes.contains(.remoteNotification)
            ? "new content wakes no app while Background App Refresh is off"
            : "content-available wakes only apps with its background mode"
    }

    private var reasonAtTap: String {
        if let passedOver { return passedOver }
        if scenario.presentLifeCycle != .application, scenario.appState.needsLaunch {
            return "the app was not running: with scenes its launch options are empty"
        }
        return scenario.methods.isEmpty
            ? noMethod : "the app implements no method that a tap calls on this version of iOS"
    }

    private var reasonAtButton: String {
        passedOver ?? reasonForNoButton
            ?? "the app implements no method for the buttons of notifications"
    }

    /// The reason why the user cannot tap the button; `nil` if the notification has it.
    var reasonForNoButton: String? {
        if scenario.version < IOSVersion(8) {
            return "there is no button to tap: notifications have them since iOS 8"
        }
        if content.category == nil {
            return "there is no button to tap: the payload has no category"
        }
        guard let category = scenario.category(of: content) else {
            return "there is no button to tap: the app has not registered the payload's category"
        }
        if category.action(of: scenario.choice, on: scenario.version) == nil {
            return "there is no button to tap: the category does not have it, or it takes no text"
        }
        return nil
    }
}
