// The names by which Capacitor's plugins hear of the app's delegate.

extension Notification.Name {
    public static let capacitorOpenURL = Notification.Name("CapacitorOpenURLNotification")
    public static let capacitorOpenUniversalLink = Notification.Name(
        "CapacitorOpenUniversalLinkNotification")
    public static let capacitorContinueActivity = Notification.Name(
        "CapacitorContinueActivityNotification")
    /// The app has a token, which is the notification's object.
    public static let capacitorDidRegisterForRemoteNotifications = Notification.Name(
        "CapacitorDidRegisterForRemoteNotificationsNotification")
    /// The app has no token; the error is the notification's object.
    public static let capacitorDidFailToRegisterForRemoteNotifications = Notification.Name(
        "CapacitorDidFailToRegisterForRemoteNotificationsNotification")
    public static let capacitorStatusBarTapped = Notification.Name(
        "CapacitorStatusBarTappedNotification")
    public static let capacitorViewDidAppear = Notification.Name("CapacitorViewDidAppear")
}
