public import Handset

/// The callbacks of the notification center.
///
/// Apple's are optional. Here the default implementation of a method throws, by which the phone sees that the app
/// does not have it; an app has one form of a method or the other.
@preconcurrency public protocol UNUserNotificationCenterDelegate: AnyObject {
    /// Called to ask how to present a notification that has arrived in the foreground.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler:
            @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) throws

    /// Called to ask how to present a notification that has arrived in the foreground.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async throws -> UNNotificationPresentationOptions

    /// Called when the user has acted on a notification.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) throws

    /// Called when the user has acted on a notification.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async throws

    /// Called when the user wants to see the app's own settings.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    )
}

// MARK: - Default implementations

extension UNUserNotificationCenterDelegate {
    /// Tells the phone that the app lacks the method.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler:
            @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) throws {
        throw DelegateMethodMissing(.willPresentNotification)
    }

    /// Tells the phone that the app lacks the method.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async throws -> UNNotificationPresentationOptions {
        throw DelegateMethodMissing(.willPresentNotification)
    }

    /// Tells the phone that the app lacks the method.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) throws {
        throw DelegateMethodMissing(.didReceiveResponse)
    }

    /// Tells the phone that the app lacks the method.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async throws {
        throw DelegateMethodMissing(.didReceiveResponse)
    }

    /// Does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {}
}
