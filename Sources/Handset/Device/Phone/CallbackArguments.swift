/// What a callback of an app is made with.
struct CallbackArguments: Sendable {
    var application: Application
    /// `nil` if there is no notification: the user has opened the app.
    var notification: UserNotification?
    var center: UserNotificationCenter
}
