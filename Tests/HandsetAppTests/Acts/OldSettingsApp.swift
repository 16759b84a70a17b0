import HandsetUIKit

/// An app of iOS 8 and 9, which registers when it has the user's answer.
final class OldSettingsApp: UIResponder, UIApplicationDelegate {
    private(set) var lines: [String] = []

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        application.registerUserNotificationSettings(
            UIUserNotificationSettings(types: [.alert, .badge], categories: nil))
        return true
    }

    func application(
        _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
    ) {
        lines.append("settings \(notificationSettings.types.rawValue)")
        application.registerForRemoteNotifications()
    }

    func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        lines.append("token \(deviceToken.count)")
    }
}
