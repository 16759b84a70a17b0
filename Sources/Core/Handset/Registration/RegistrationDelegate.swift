public import Foundation

/// The callbacks of an app's registration, under Apple's names.
///
/// Each method does nothing unless the app implements it, as on the device
/// (`UIApplicationDelegate` in Apple's documentation). A method may be isolated to the main actor, `async`
/// or throwing.
///
/// ```swift
/// struct Uploader: RegistrationDelegate {
///     func application(
///         _ application: Application,
///         didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
///     ) {
///         print(deviceToken.map { String(format: "%02x", $0) }.joined())
///     }
/// }
/// ```
public protocol RegistrationDelegate: SendableMetatype {
    /// Called with the types of notification that the user allows (iOS 8 and 9).
    func application(
        _ application: Application, didRegister notificationTypes: NotificationTypes
    ) async throws

    /// Called with the token when the app is registered.
    func application(
        _ application: Application,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) async throws

    /// Called with the reason when the app cannot be registered: an NSError of `NSCocoaErrorDomain`.
    func application(
        _ application: Application,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) async throws
}

// MARK: - Default implementations

extension RegistrationDelegate {
    /// Does nothing.
    public func application(
        _ application: Application, didRegister notificationTypes: NotificationTypes
    ) async throws {}

    /// Does nothing.
    public func application(
        _ application: Application,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) async throws {}

    /// Does nothing.
    public func application(
        _ application: Application,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) async throws {}
}
