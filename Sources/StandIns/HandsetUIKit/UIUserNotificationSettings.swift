public import Handset

/// The kinds of notifications of an app, before iOS 10.
public typealias UIUserNotificationType = NotificationTypes

/// The settings of notifications, before iOS 10.
open class UIUserNotificationSettings: NSObject, @unchecked Sendable {  // because nothing changes
    public let types: UIUserNotificationType
    public let categories: Set<NotificationCategory>?

    /// Creates settings.
    ///
    /// - Parameters:
    ///   - types: The kinds.
    ///   - categories: The categories.
    public init(types: UIUserNotificationType, categories: Set<NotificationCategory>?) {
        self.types = types
        self.categories = categories
        super.init()
    }
}

extension UIApplication {
    /// Asks the user to allow notifications, before iOS 10; the delegate gets the answer.
    ///
    /// - Parameter notificationSettings: The kinds that the app asks for, and its categories.
    public func registerUserNotificationSettings(
        _ notificationSettings: UIUserNotificationSettings
    ) {
        let categories = notificationSettings.categories
        if let categories { UserNotificationCenter.current().setNotificationCategories(categories) }
        Application.shared.askUser(for: notificationSettings.types) { types in
            Task { @MainActor in
                let settings = UIUserNotificationSettings(types: types, categories: categories)
                let application = UIApplication.shared
                application.currentUserNotificationSettings = settings
                application.delegate?.application(application, didRegister: settings)
            }
        }
    }
}
