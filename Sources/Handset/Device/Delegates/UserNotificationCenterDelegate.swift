/// What an app is told by the notification center, under Apple's names
/// (`UNUserNotificationCenterDelegate`, iOS 10 and later).
///
/// The object that is the ``ApplicationDelegate`` is the center's delegate too if it conforms to this.
public protocol UserNotificationCenterDelegate {
    /// Asks how to present a notification that has arrived in the foreground.
    ///
    /// The completion handler is to be called once; if it is not called in time, nothing is
    /// presented.
    func userNotificationCenter(
        _ center: UserNotificationCenter, willPresent notification: UserNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (PresentationOptions) -> Void
    ) async throws

    /// Tells what the user chose to do with a notification.
    ///
    /// The completion handler is to be called once.
    func userNotificationCenter(
        _ center: UserNotificationCenter, didReceive response: UserNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) async throws
}

// MARK: - Default implementations

extension UserNotificationCenterDelegate {
    /// Says that the app does not implement it.
    public func userNotificationCenter(
        _ center: UserNotificationCenter, willPresent notification: UserNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (PresentationOptions) -> Void
    ) async throws {
        throw DelegateMethodMissing(.willPresentNotification)
    }

    /// Says that the app does not implement it.
    public func userNotificationCenter(
        _ center: UserNotificationCenter, didReceive response: UserNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) async throws {
        throw DelegateMethodMissing(.didReceiveNotificationResponse)
    }
}
