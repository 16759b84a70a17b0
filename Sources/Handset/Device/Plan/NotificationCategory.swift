/// The category that an app has registered, and that a payload may name under `category`
/// (`UNNotificationCategory`, before iOS 10 `UIUserNotificationCategory`): it gives a notification
/// its button.
///
/// ```swift
/// var device = Device(
///     application: Application(systemVersion: IOSVersion(12)), appState: .background,
///     action: .dismiss, delegates: .userNotifications)
/// let payload = try Payload(json: #"{"aps":{"alert":"hello","category":"call"}}"#)
/// print(device.plan(for: payload).callbacks.count)
/// // 0
/// device.category.customDismissAction = true
/// print(device.plan(for: payload).callbacks.count)
/// // 1
/// ```
public struct NotificationCategory: Hashable, Sendable {
    /// The identifier of its only button.
    public var actionIdentifier: String
    /// True if the button brings the app to the screen (`UNNotificationActionOptions.foreground`).
    public var opensApp: Bool
    /// True if the app gets a callback for a dismissal
    /// (`UNNotificationCategoryOptions.customDismissAction`).
    public var customDismissAction: Bool

    /// Creates a category.
    ///
    /// - Parameters:
    ///   - actionIdentifier: The identifier of its only button.
    ///   - opensApp: True if the button brings the app to the screen.
    ///   - customDismissAction: True if the app gets a callback for a dismissal (iOS 10 and later).
    public init(
        actionIdentifier: String = "ACTION", opensApp: Bool = false,
        customDismissAction: Bool = false
    ) {
        self.actionIdentifier = actionIdentifier
        self.opensApp = opensApp
        self.customDismissAction = customDismissAction
    }
}
