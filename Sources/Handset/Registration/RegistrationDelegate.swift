/// What an app is told of its registration, under Apple's names.
///
/// Each callback does nothing unless the app implements it, as on the device
/// (`UIApplicationDelegate` in Apple's documentation).
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
public protocol RegistrationDelegate {
    /// Tells which types of notification the user allows (iOS 8 and 9).
    func application(_ application: Application, didRegister notificationTypes: NotificationTypes)

    /// Tells that the app is registered, and under which token.
    func application(
        _ application: Application,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: DeviceToken)

    /// Tells that the app is not registered, and why.
    func application(
        _ application: Application,
        didFailToRegisterForRemoteNotificationsWithError error: RegistrationFailure)
}

// MARK: - Default implementations

extension RegistrationDelegate {
    /// Does nothing.
    public func application(
        _ application: Application, didRegister notificationTypes: NotificationTypes
    ) {}

    /// Does nothing.
    public func application(
        _ application: Application,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: DeviceToken
    ) {}

    /// Does nothing.
    public func application(
        _ application: Application,
        didFailToRegisterForRemoteNotificationsWithError error: RegistrationFailure
    ) {}
}
