import UIKit
import UserNotifications

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        UNUserNotificationCenter.current().delegate = self
        let loft = UIViewController()
        loft.title = "Loft"
        Router.shared.navigation = UINavigationController(rootViewController: loft)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = Router.shared.navigation
        window?.makeKeyAndVisible()
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound, .badge]) { _, _ in }
        application.registerForRemoteNotifications()
        return true
    }

    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        print(deviceToken as NSData)
    }
}

extension AppDelegate: UNUserNotificationCenterDelegate {
    func userNotificationCenter(_ center: UNUserNotificationCenter,
                                willPresent notification: UNNotification,
                                withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void) {
        guard let bird = notification.request.content.userInfo["bird"] as? String else {
            completionHandler([.banner, .list, .badge, .sound])
            return
        }
        BirdLog.shared.append(bird)
        completionHandler([.banner, .list, .badge, .sound])
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter,
                                didReceive response: UNNotificationResponse,
                                withCompletionHandler completionHandler: @escaping () -> Void) {
        guard let link = response.notification.request.content.userInfo["url"] as? String,
              let url = URL(string: link) else {
            completionHandler()
            return
        }
        Router.shared.open(url)
        completionHandler()
    }
}
