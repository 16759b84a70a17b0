import UIKit
import UserNotifications
import os

@main
class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    var window: UIWindow?
    private let log = Logger(subsystem: "example.bramble", category: "push")

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let basket = UINavigationController(rootViewController: BasketViewController())
        Router.shared.navigation = basket
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = basket
        window?.makeKeyAndVisible()
        preparePush()
        return true
    }

    func preparePush() {
        let center = UNUserNotificationCenter.current()
        center.delegate = self
        center.requestAuthorization(options: [.alert, .badge, .sound]) { granted, error in
            self.log.info("granted: \(granted), error: \(String(describing: error))")
        }
    }

    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        let token = deviceToken.map { String(format: "%02x", $0) }.joined()
        log.info("token \(token)")
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error) {
        log.error("\(error.localizedDescription)")
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification,
                                withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void) {
        completionHandler([.banner, .list, .badge, .sound])
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
                                withCompletionHandler completionHandler: @escaping () -> Void) {
        if let url = (response.notification.request.content.userInfo["url"] as? String).flatMap(URL.init(string:)) {
            Router.shared.open(url)
        }
        completionHandler()
    }
}
