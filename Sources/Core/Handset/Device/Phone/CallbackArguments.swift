/// The values that the methods of an app are called with.
struct CallbackArguments: Sendable {
    var application: Application
    var response: UserNotificationResponse?
    /// The notification, or `nil` if the user has opened the app from its icon.
    var notification: UserNotification?
    /// The dictionary for the application's delegate; `nil` without a remote notification.
    var userInfo: Payload?
    var store: NotificationStore
}
