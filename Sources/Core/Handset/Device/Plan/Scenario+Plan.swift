extension Scenario {
    /// Returns the steps when a notification arrives and the user acts on it.
    ///
    /// The plan depends on the payload and the scenario alone, and nothing is called. An app in the
    /// foreground gets a callback for the arrival. Otherwise the system shows the notification, and the app
    /// gets the payload if the user taps it, or if it has new content and may be woken.
    ///
    /// Apple documents ("UIApplicationDelegate"; "Local and Remote Notification Programming Guide";
    /// "Pushing background updates to your App"; "UNUserNotificationCenterDelegate"):
    /// - If the application's delegate has both methods, only the one with the fetch handler is called.
    /// - After a launch by a tap, the method with the fetch handler is called and the older one is not:
    ///   without a fetch handler the payload is in the launch options only.
    /// - New content wakes or launches an app with the background mode `remote-notification`, but not
    ///   an app that the user has ended.
    /// - With a notification center's delegate, `userNotificationCenter:willPresentNotification:…`
    ///   is called for an arrival in the foreground, and
    ///   `userNotificationCenter:didReceiveNotificationResponse:…` for the user's action.
    ///
    /// Where Apple documents nothing, Handset made a choice. ``Scenario/unconfirmed`` changes some of these
    /// choices; <doc:Callbacks> lists all of them.
    ///
    /// ```swift
    /// let scenario = Scenario(.iOS(10), action: .tap, delegates: [.legacy, .userNotifications])
    /// let payload = try Payload(json: #"{"aps":{"alert":"hello"}}"#)
    /// for callback in scenario.plan(for: payload).callbacks { print(callback.selector) }
    /// // userNotificationCenter:willPresentNotification:withCompletionHandler:
    /// // userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:
    /// ```
    ///
    /// - Parameters:
    ///   - payload: The payload.
    ///   - pushType: The type of the push, as the sender states it. If `nil`, the payload alone shows it.
    ///     A notification of another type than `alert` and `background` reaches none of the callbacks.
    /// - Returns: The steps.
    public func plan(for payload: Payload, pushType: PushType? = nil) -> ScenarioPlan {
        plan(for: APSContent(payload, pushType: pushType))
    }

    /// The payload as it was sent decides whether there is new content; if the push type is `nil`, the
    /// payload alone shows it.
    package func plan(
        for payload: Payload, changedFrom sent: Payload, pushType: PushType?
    ) -> ScenarioPlan {
        plan(for: APSContent(payload, changedFrom: sent, pushType: pushType))
    }

    package func plan(for content: APSContent) -> ScenarioPlan {
        var planner = ScenarioPlanner(self, content)
        planner.arrive()
        planner.act(choice, on: planner.display)
        return planner.plan
    }
}
