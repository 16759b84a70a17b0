public import Handset

extension KnownDevice {
    /// The kind of a device token: which API of iOS has given it to the app.
    ///
    /// ```swift
    /// print(KnownDevice.TokenKind.voip.takes(.alert))
    /// // false
    /// ```
    public enum TokenKind: String, CaseIterable, Hashable, Sendable {
        /// `didRegisterForRemoteNotificationsWithDeviceToken`: for notifications.
        case notification
        /// PushKit's registry: for calls.
        case voip
        /// `pushToStartTokenUpdates`: for the start of a Live Activity.
        case activityStart = "activity-start"
        /// `pushTokenUpdates` of a Live Activity: for its updates and its end.
        case activity
    }
}

extension KnownDevice.TokenKind {
    /// Tells whether Apple's service takes a push of a type for such a token.
    ///
    /// - Parameter type: The type of the push.
    /// - Returns: True if it does. Whether a push for a Live Activity is a start, the service does not look at.
    public func takes(_ type: PushType) -> Bool {
        switch self {
        case .voip: type == .voip
        case .activityStart, .activity: type == .liveActivity
        case .notification: type.otherReceiver == nil
        }
    }

    /// Tells whether the phone does something with a push for a Live Activity that was sent to such a token.
    ///
    /// - Parameter isStart: True for a push with the event `start`.
    /// - Returns: False if the push and the token are of the two different kinds, which no answer shows.
    public func fits(isStart: Bool) -> Bool {
        switch self {
        case .activityStart: isStart
        case .activity: !isStart
        case .notification, .voip: true
        }
    }
}
