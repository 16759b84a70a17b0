/// A callback of a registration, with its argument.
public enum RegistrationCallback: Hashable, Sendable {
    /// `application:didRegisterUserNotificationSettings:`, with the types that are allowed.
    case didRegister(NotificationTypes)
    /// `application:didRegisterForRemoteNotificationsWithDeviceToken:`
    case didRegisterForRemoteNotifications(DeviceToken)
    /// `application:didFailToRegisterForRemoteNotificationsWithError:`
    case didFailToRegisterForRemoteNotifications(RegistrationFailure)

    /// Makes the callback.
    public func call(_ delegate: some RegistrationDelegate, of application: Application) {
        switch self {
        case .didRegister(let types):
            delegate.application(application, didRegister: types)
        case .didRegisterForRemoteNotifications(let token):
            delegate.application(
                application, didRegisterForRemoteNotificationsWithDeviceToken: token)
        case .didFailToRegisterForRemoteNotifications(let failure):
            delegate.application(
                application, didFailToRegisterForRemoteNotificationsWithError: failure)
        }
    }
}
