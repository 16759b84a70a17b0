/// A callback that carries a remote notification's payload to an app.
///
/// ```swift
/// print(RemoteNotificationCallback.didReceiveRemoteNotification)
/// // application:didReceiveRemoteNotification:
/// ```
public enum RemoteNotificationCallback: String, CaseIterable, Hashable, Sendable {
    /// The application delegate's callback since iOS 3.
    case didReceiveRemoteNotification = "application:didReceiveRemoteNotification:"
    /// The application delegate's callback since iOS 7, called instead of the older one.
    case didReceiveRemoteNotificationWithFetchHandler =
        "application:didReceiveRemoteNotification:fetchCompletionHandler:"
    /// The notification center delegate's callback for an arrival in the foreground, since iOS 10.
    case willPresentNotification =
        "userNotificationCenter:willPresentNotification:withCompletionHandler:"
    /// The notification center delegate's callback for what the user chose, since iOS 10.
    case didReceiveNotificationResponse =
        "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:"
}

extension RemoteNotificationCallback: CustomStringConvertible {
    /// Apple's selector in full.
    public var description: String { rawValue }
}
