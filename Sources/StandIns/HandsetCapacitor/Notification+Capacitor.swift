// The names by which Capacitor's plugins hear of the app's delegate.

extension Notification.Name {
    /// A URL is opened.
    public static let capacitorOpenURL = Notification.Name("CapacitorOpenURLNotification")
    /// A link is opened.
    public static let capacitorOpenUniversalLink = Notification.Name(
        "CapacitorOpenUniversalLinkNotification")
    /// An activity is continued.
    public static let capacitorContinueActivity = Notification.Name(
        "CapacitorContinueActivityNotification")
    /// The app has a token, which is the notification's object.
    public static let capacitorDidRegisterForRemoteNotifications = Notification.Name(
        "CapacitorDidRegisterForRemoteNotificationsNotification")
    /// The app has no token; the error is the notification's object.
    public static let capacitorDidFailToRegisterForRemoteNotifications = Notification.Name(
        "CapacitorDidFailToRegisterForRemoteNotificationsNotification")
    /// The user has tapped the bar at the top.
    public static let capacitorStatusBarTapped = Notification.Name(
        "CapacitorStatusBarTappedNotification")
    /// The web view has appeared.
    public static let capacitorViewDidAppear = Notification.Name("CapacitorViewDidAppear")
}
