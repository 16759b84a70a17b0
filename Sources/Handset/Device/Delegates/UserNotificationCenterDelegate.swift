/// The callbacks of the notification center, under Apple's names (`UNUserNotificationCenterDelegate`,
/// iOS 10 and later).
///
/// An ``ApplicationDelegate`` that conforms to this protocol is the center's delegate too.
public protocol UserNotificationCenterDelegate {
    /// Called to ask how to present a notification that has arrived in the foreground.
    ///
    /// The method must call the completion handler once. If it does not in time, nothing is presented.
    func userNotificationCenter(
        _ center: UserNotificationCenter, willPresent notification: UserNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (PresentationOptions) -> Void
    ) async throws

    /// Called when the user has acted on a notification.
    ///
    /// The method must call the completion handler once.
    func userNotificationCenter(
        _ center: UserNotificationCenter, didReceive response: UserNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) async throws
}

// MARK: - Default implementations

extension UserNotificationCenterDelegate {
    /// Throws ``DelegateMethodMissing``.
    public func userNotificationCenter(
        _ center: UserNotificationCenter, willPresent notification: UserNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (PresentationOptions) -> Void
    ) async throws {
        throw DelegateMethodMissing(.willPresentNotification)
    }

    /// Throws ``DelegateMethodMissing``.
    public func userNotificationCenter(
        _ center: UserNotificationCenter, didReceive response: UserNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) async throws {
        throw DelegateMethodMissing(.didReceiveNotificationResponse)
    }
}
