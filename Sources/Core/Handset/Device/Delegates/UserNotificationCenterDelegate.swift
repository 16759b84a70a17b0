public import HandsetDelegates

/// The callbacks of the notification center, under Apple's names (`UNUserNotificationCenterDelegate`,
/// iOS 10 and later).
///
/// An app sets it (``UserNotificationCenter/delegate``). Until then, an ``ApplicationDelegate`` that conforms
/// to this protocol is the center's delegate too. Each method has two forms, with a completion handler or
/// `async`; an app implements one of them.
///
/// ```swift
/// final class Shop: ApplicationDelegate, UserNotificationCenterDelegate {
///     func userNotificationCenter(
///         _ center: UserNotificationCenter, willPresent notification: UserNotification
///     ) async -> PresentationOptions {
///         [.banner, .sound]
///     }
/// }
/// ```
public protocol UserNotificationCenterDelegate: AnyObject, AsynchronousCenter
where
    Center == UserNotificationCenter, PresentedNotification == UserNotification,
    Presentation == PresentationOptions, Response == UserNotificationResponse
{
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
    /// Calls the form without the completion handler, and passes its result on.
    public func userNotificationCenter(
        _ center: UserNotificationCenter, willPresent notification: UserNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (PresentationOptions) -> Void
    ) async throws {
        // Safe because a delegate's methods run on the app's thread, one after the other.
        nonisolated(unsafe) let delegate = self
        completionHandler(
            try await delegate.userNotificationCenter(center, willPresent: notification))
    }

    /// Throws ``DelegateMethodMissing``.
    public func userNotificationCenter(
        _ center: UserNotificationCenter, willPresent notification: UserNotification
    ) async throws -> PresentationOptions {
        throw DelegateMethodMissing(.willPresentNotification)
    }

    /// Calls the form without the completion handler.
    public func userNotificationCenter(
        _ center: UserNotificationCenter, didReceive response: UserNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) async throws {
        // Safe for the same reason.
        nonisolated(unsafe) let delegate = self
        try await delegate.userNotificationCenter(center, didReceive: response)
        completionHandler()
    }

    /// Throws ``DelegateMethodMissing``.
    public func userNotificationCenter(
        _ center: UserNotificationCenter, didReceive response: UserNotificationResponse
    ) async throws {
        throw DelegateMethodMissing(.didReceiveResponse)
    }
}
