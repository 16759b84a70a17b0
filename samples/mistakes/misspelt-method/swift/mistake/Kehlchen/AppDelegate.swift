import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let coordinator = AppCoordinator()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        NotificationManager.shared.coordinator = coordinator
        UNUserNotificationCenter.current().delegate = NotificationManager.shared
        NotificationManager.shared.askPermission()
        application.registerForRemoteNotifications()

        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        coordinator.start(in: window)
        return true
    }

    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        NotificationManager.shared.token = deviceToken
    }
}
