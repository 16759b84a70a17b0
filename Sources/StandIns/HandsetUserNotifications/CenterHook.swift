/// The part that a library has in the callbacks of the notification center, before the app's own delegate's.
package struct CenterHook: Sendable {
    /// Returns the way in which a notification is shown if the app's delegate does not say.
    package let willPresent:
        @MainActor @Sendable (UNNotification) -> UNNotificationPresentationOptions
    /// Sees what the user did.
    package let didReceive: @MainActor @Sendable (UNNotificationResponse) -> Void

    package init(
        willPresent:
            @escaping @MainActor @Sendable (UNNotification) -> UNNotificationPresentationOptions,
        didReceive: @escaping @MainActor @Sendable (UNNotificationResponse) -> Void
    ) {
        self.willPresent = willPresent
        self.didReceive = didReceive
    }
}
