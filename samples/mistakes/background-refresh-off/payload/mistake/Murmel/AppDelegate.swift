import UIKit
import UserNotifications

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let store = ChatsStore()

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        UNUserNotificationCenter.current().delegate = self
        application.registerForRemoteNotifications()
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge, .sound]) { _, error in
            if let error { print("authorization: \(error)") }
        }
        showFirstScreen()
        return true
    }

    private func showFirstScreen() {
        let first = UIViewController()
        first.title = "Chats"
        let navigation = UINavigationController(rootViewController: first)
        Router.shared.navigation = navigation
        window = UIWindow()
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
    }

    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        store.deviceToken = deviceToken.map { String(format: "%02x", $0) }.joined()
    }

    func application(_ application: UIApplication,
                     didReceiveRemoteNotification userInfo: [AnyHashable: Any],
                     fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) {
        guard let number = userInfo["chat"] as? String else {
            completionHandler(.noData)
            return
        }
        store.refresh(number) { succeeded in
            completionHandler(succeeded ? .newData : .failed)
        }
    }
}

extension AppDelegate: UNUserNotificationCenterDelegate {
    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification,
                                withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void) {
        completionHandler([.banner, .list, .badge, .sound])
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
                                withCompletionHandler completionHandler: @escaping () -> Void) {
        defer { completionHandler() }
        guard let number = response.notification.request.content.userInfo["chat"] as? String,
              let url = URL(string: "murmel://chat/\(number)") else { return }
        Router.shared.open(url)
    }
}
