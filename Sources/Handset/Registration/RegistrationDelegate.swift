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
///         didRegisterForRemoteNotificationsWithDeviceToken deviceToken: DeviceToken
///     ) {
///         print(deviceToken.hex)
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
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: DeviceToken
    ) async throws

    /// Called with the reason when the app cannot be registered.
    func application(
        _ application: Application,
        didFailToRegisterForRemoteNotificationsWithError error: RegistrationFailure
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
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: DeviceToken
    ) async throws {}

    /// Does nothing.
    public func application(
        _ application: Application,
        didFailToRegisterForRemoteNotificationsWithError error: RegistrationFailure
    ) async throws {}
}
