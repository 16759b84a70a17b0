internal import Foundation

extension Registration {
    /// A callback of a registration, with its argument.
    public enum Callback: Hashable, Sendable {
        /// `application:didRegisterUserNotificationSettings:`, with the types that are allowed.
        case didRegister(NotificationTypes)
        /// `application:didRegisterForRemoteNotificationsWithDeviceToken:`
        case didRegisterForRemoteNotifications(DeviceToken)
        /// `application:didFailToRegisterForRemoteNotificationsWithError:`
        case didFailToRegisterForRemoteNotifications(Registration.Failure)

        /// Makes the callback.
        ///
        /// - Throws: The error that the delegate throws.
        public func call(
            _ delegate: some RegistrationDelegate, of application: Application
        ) async throws {
            switch self {
            case .didRegister(let types):
                try await delegate.application(application, didRegister: types)
            case .didRegisterForRemoteNotifications(let token):
                try await delegate.application(
                    application, didRegisterForRemoteNotificationsWithDeviceToken: Data(token.bytes)
                )
            case .didFailToRegisterForRemoteNotifications(let failure):
                try await delegate.application(
                    application,
                    didFailToRegisterForRemoteNotificationsWithError: failure.foundation(
                        on: application.systemVersion))
            }
        }
    }
}

extension Registration.Callback {
    /// Apple's selector in full.
    public var selector: String {
        switch self {
        case .didRegister: "application:didRegisterUserNotificationSettings:"
        case .didRegisterForRemoteNotifications:
            "application:didRegisterForRemoteNotificationsWithDeviceToken:"
        case .didFailToRegisterForRemoteNotifications:
            "application:didFailToRegisterForRemoteNotificationsWithError:"
        }
    }
}
