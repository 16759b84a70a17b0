extension Device {
    /// The callbacks that carry a payload to the app, in order; none if no callback does.
    ///
    /// An app in the foreground is told of the arrival. Elsewhere it gets the payload only if the
    /// user taps the notification: nothing wakes an app that declares no background modes.
    ///
    /// Apple says ("UIApplicationDelegate"; "Local and Remote Notification Programming Guide"):
    /// - Where both methods of the application delegate exist, only the one with the fetch handler
    ///   is called.
    /// - After a launch by a tap that method is called, but not the older one: there the payload is
    ///   in the launch options only.
    /// - With a notification center's delegate, `userNotificationCenter:willPresentNotification:…`
    ///   is called for an arrival in the foreground, and
    ///   `userNotificationCenter:didReceiveNotificationResponse:…` for what the user chose.
    ///
    /// Not confirmed, and chosen here:
    /// - Before iOS 10, and later without such a delegate, nothing is shown in the foreground that
    ///   could be tapped.
    /// - From iOS 10 on, an app without such a delegate is called as on iOS 7 to 9. Some reports of
    ///   iOS 10.0 have the older method called for a tap, even where the newer one exists.
    /// - An app with such a delegate is asked to present only what has an alert, badge or sound.
    /// - Its application delegate is called in the foreground only where the payload has
    ///   `content-available`; this needs no background mode, and comes after what to present.
    /// - Only a notification with an alert can be tapped, and only one with a category has buttons.
    /// - On iOS 8 and 9 a button calls a method that the app does not implement, and no other.
    /// - A dismissal calls nothing, as no category of the app asks for it.
    ///
    /// ```swift
    /// let device = Device(
    ///     application: Application(systemVersion: IOSVersion(10)), action: .tap,
    ///     delegates: [.legacy, .userNotifications])
    /// let payload = try Payload(json: #"{"aps":{"alert":"hello"}}"#)
    /// for callback in device.callbacks(for: payload) { print(callback) }
    /// // userNotificationCenter:willPresentNotification:withCompletionHandler:
    /// // userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:
    /// ```
    public func callbacks(for payload: Payload) -> [RemoteNotificationCallback] {
        switch outcome(of: NotificationContent(payload)) {
        case .called(let callbacks): callbacks
        case .uncalled: []
        }
    }

    /// Why no callback carries a payload to the app, or `nil` if one does.
    ///
    /// - Returns: A short sentence without a capital and a full stop, to stand in a message.
    public func reasonForNoCallback(for payload: Payload) -> String? {
        switch outcome(of: NotificationContent(payload)) {
        case .called: nil
        case .uncalled(let reason): reason
        }
    }

    private enum Outcome {
        case called([RemoteNotificationCallback])
        case uncalled(String)
    }

    private var version: IOSVersion { application.systemVersion }
    private var methods: DelegateMethods { delegates.known(to: version) }

    /// The application delegate's callback for a running app, for an arrival and a tap alike.
    private var applicationCallback: RemoteNotificationCallback? {
        if methods.contains(.fetch) { return .didReceiveRemoteNotificationWithFetchHandler }
        return methods.contains(.legacy) ? .didReceiveRemoteNotification : nil
    }

    private var applicationOutcome: Outcome {
        applicationCallback.map { .called([$0]) }
            ?? .uncalled("the app implements no method that iOS \(version) calls")
    }

    private func outcome(of content: NotificationContent) -> Outcome {
        guard appState.isForeground else { return response(to: content) }
        guard methods.contains(.userNotifications) else { return applicationOutcome }
        var callbacks: [RemoteNotificationCallback] = []
        if content.isPresentable { callbacks.append(.willPresentNotification) }
        if content.isContentAvailable, let applicationCallback {
            callbacks.append(applicationCallback)
        }
        if case .called(let further) = response(to: content) { callbacks += further }
        return callbacks.isEmpty
            ? .uncalled("the payload has no alert, badge or sound to present") : .called(callbacks)
    }

    /// What comes of the user's action where a notification with an alert is shown.
    private func response(to content: NotificationContent) -> Outcome {
        let nothingShown = reasonForNothingShown(of: content)
        return switch action {
        case .nothing:
            .uncalled(
                nothingShown ?? "the notification waits on the screen: nobody has tapped it")
        case .dismiss:
            .uncalled(nothingShown ?? "the notification was dismissed: the app is not told")
        case .open: .uncalled("the app was opened by its icon, which hands it no payload")
        case .tap: nothingShown.map { .uncalled($0) } ?? tap()
        case .button: nothingShown.map { .uncalled($0) } ?? button(of: content)
        }
    }

    private func reasonForNothingShown(of content: NotificationContent) -> String? {
        if content.hasAlert { return nil }
        return content.isContentAvailable
            ? "nothing is shown, and content-available wakes only apps with its background mode"
            : "nothing is shown that could be tapped: the payload has no alert"
    }

    private func tap() -> Outcome {
        if methods.contains(.userNotifications) {
            return .called([.didReceiveNotificationResponse])
        }
        if appState.needsLaunch && !methods.contains(.fetch) {
            return .uncalled(
                "the app was not running: the payload is in the launch options only, "
                    + "where the app does not look")
        }
        return applicationOutcome
    }

    private func button(of content: NotificationContent) -> Outcome {
        if version < IOSVersion(8) {
            return .uncalled("there is no button to tap: notifications have them since iOS 8")
        }
        if !content.hasCategory {
            return .uncalled("there is no button to tap: the payload has no category")
        }
        return methods.contains(.userNotifications)
            ? .called([.didReceiveNotificationResponse])
            : .uncalled("the app implements no method for the buttons of notifications")
    }
}
