extension Device {
    /// What happens at the device when a notification arrives and the user acts on it.
    ///
    /// It is worked out from the payload and the device alone. An app in the foreground is told of the
    /// arrival; elsewhere the system shows the notification, and the app gets the payload if the user
    /// taps it, or if it has new content and may be woken.
    ///
    /// Apple says ("UIApplicationDelegate"; "Local and Remote Notification Programming Guide";
    /// "Pushing background updates to your App"; "UNUserNotificationCenterDelegate"):
    /// - Where both methods of the application's delegate exist, only the one with the fetch handler
    ///   is called.
    /// - After a launch by a tap that method is called, but not the older one: there the payload is
    ///   in the launch options only.
    /// - New content wakes or launches an app with the background mode `remote-notification`, but not
    ///   one that the user has ended.
    /// - With a notification center's delegate, `userNotificationCenter:willPresentNotification:…`
    ///   is called for an arrival in the foreground, and
    ///   `userNotificationCenter:didReceiveNotificationResponse:…` for what the user chose.
    ///
    /// Not confirmed, and chosen here, besides the points of ``UnconfirmedPoint``:
    /// - An inactive app is called as an active one.
    /// - Before iOS 10, and later without such a delegate, nothing is shown in the foreground that
    ///   could be tapped.
    /// - Where such a delegate lacks the method for what the user chose, the application's delegate
    ///   is called as without it; of a tap in the foreground it is not told.
    /// - A tap makes an inactive app active.
    /// - The application's delegate of an app with such a delegate is called in the foreground only
    ///   where the payload has new content; this needs no background mode.
    /// - An app is asked to present only what the user allows.
    /// - Only a notification with an alert can be tapped, and only one with a category has buttons.
    /// - An app that is launched by a button or by a dismissal finds no payload in its launch options.
    /// - On iOS 3, which has no background, an app there is called as on iOS 4.
    ///
    /// ```swift
    /// let device = Device(
    ///     application: Application(systemVersion: IOSVersion(10)), action: .tap,
    ///     delegates: [.legacy, .userNotifications])
    /// let payload = try Payload(json: #"{"aps":{"alert":"hello"}}"#)
    /// for callback in device.plan(for: payload).callbacks { print(callback.selector) }
    /// // userNotificationCenter:willPresentNotification:withCompletionHandler:
    /// // userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:
    /// ```
    public func plan(for payload: Payload) -> DevicePlan {
        plan(for: APSContent(payload))
    }

    func plan(for content: APSContent) -> DevicePlan {
        var planner = DevicePlanner(self, content)
        planner.arrive()
        planner.act(action, on: planner.display)
        return planner.plan
    }
}
