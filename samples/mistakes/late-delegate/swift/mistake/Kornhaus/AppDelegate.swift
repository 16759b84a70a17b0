import UIKit
import UserNotifications

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let shop = UINavigationController(rootViewController: ShopViewController())
        Router.shared.navigation = shop
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = shop
        window?.makeKeyAndVisible()
        askForPermission()
        application.registerForRemoteNotifications()
        return true
    }

    private func askForPermission() {
        let center = UNUserNotificationCenter.current()
        center.requestAuthorization(options: [.alert, .badge, .sound]) { granted, error in
            center.delegate = self
            if let error { print("authorization: \(error)") }
            UserDefaults.standard.set(granted, forKey: "pushAllowed")
        }
    }

    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        let token = deviceToken.map { String(format: "%02x", $0) }.joined()
        print("device token: \(token)")
    }
}

extension AppDelegate: UNUserNotificationCenterDelegate {
    func userNotificationCenter(_ center: UNUserNotificationCenter,
                                willPresent notification: UNNotification,
                                withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void) {
        completionHandler([.banner, .list, .badge, .sound])
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter,
                                didReceive response: UNNotificationResponse,
                                withCompletionHandler completionHandler: @escaping () -> Void) {
        if let link = response.notification.request.content.userInfo["url"] as? String,
           let url = URL(string: link) {
            Router.shared.open(url)
        }
        completionHandler()
    }
}
