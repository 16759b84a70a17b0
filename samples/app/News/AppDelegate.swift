import UIKit
import UserNotifications
import os.log

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    @objc var token = ""
    var articles = [String]()
    var wasOnMainThread = false

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: UIViewController())
        window?.makeKeyAndVisible()
        NotificationCenter.default.addObserver(self, selector: #selector(tokenChanged(_:)), name: NSNotification.Name("token"), object: nil)
        #if os(iOS)
        UNUserNotificationCenter.current().delegate = self
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge, .sound]) { granted, error in
            guard granted else { return }
            DispatchQueue.main.async {
                application.registerForRemoteNotifications()
            }
        }
        #endif
        if let userInfo = launchOptions?[.remoteNotification] as? [AnyHashable: Any] {
            show(userInfo)
        }
        return true
    }

    @objc func tokenChanged(_ notification: Notification) {
        token = notification.object as? String ?? ""
    }

    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        let hex = deviceToken.map { String(format: "%02.2hhx", $0) }.joined()
        NotificationCenter.default.post(name: NSNotification.Name("token"), object: hex)
        wasOnMainThread = Thread.isMainThread
        os_log("token %{public}@", log: OSLog.default, type: .info, hex)
    }

    func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) {
        application.applicationIconBadgeNumber = (userInfo["unread"] as? NSNumber)?.intValue ?? 0
        completionHandler(.newData)
    }

    func show(_ userInfo: [AnyHashable: Any]) {
        guard let article = userInfo["article"] as? [String: Any] else { return }
        guard let id = article["id"] as? Int ?? (article["id"] as? String).flatMap({ Int($0) }) else { return }
        articles.append("article \(id)")
        let controller = UIAlertController(title: "News", message: "\(id)", preferredStyle: .alert)
        controller.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
        window?.rootViewController?.present(controller, animated: true, completion: nil)
    }
}

extension AppDelegate: UNUserNotificationCenterDelegate {
    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void) {
        completionHandler([.alert, .sound])
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void) {
        show(response.notification.request.content.userInfo)
        completionHandler()
    }
}
