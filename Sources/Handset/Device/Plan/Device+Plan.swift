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
    /// What Apple does not say is chosen: the points that can be chosen otherwise are in
    /// ``Device/unconfirmed``, and all of them in <doc:Callbacks>.
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
