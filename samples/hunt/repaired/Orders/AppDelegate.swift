import UIKit
import UserNotifications
import os

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private(set) var token = ""
    /// The order of the newest push, which the first screen tells of.
    private var latest: Order?
    private var picture: Data?
    private let logger = Logger(subsystem: "com.example.orders", category: "push")

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        askForNotifications()
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: UIViewController())
        window?.makeKeyAndVisible()
        if let push = launchOptions?[.remoteNotification] as? [AnyHashable: Any],
            let order = Order(push)
        {
            showDelay(of: order)
        }
        return true
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        if let latest { showDelay(of: latest) }
    }

    // MARK: - Pushes

    private func askForNotifications() {
        let center = UNUserNotificationCenter.current()
        center.delegate = self
        let parts = UNNotificationAction(
            identifier: "parts", title: "Show the parts", options: [.foreground])
        let reply = UNTextInputNotificationAction(identifier: "reply", title: "Reply")
        center.setNotificationCategories([
            UNNotificationCategory(
                identifier: "order", actions: [parts, reply], intentIdentifiers: [])
        ])
        center.requestAuthorization(options: [.alert, .badge, .sound]) { isGranted, _ in
            guard isGranted else { return }
            DispatchQueue.main.async { UIApplication.shared.registerForRemoteNotifications() }
        }
    }

    func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        token = deviceToken.map { String(format: "%02x", $0) }.joined()
    }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        guard let order = Order(userInfo) else { return completionHandler(.noData) }
        latest = order
        showDelay(of: order)
        guard let url = order.picture else { return completionHandler(.noData) }
        URLSession.shared.dataTask(with: url) { data, _, _ in
            DispatchQueue.main.async {
                self.picture = data
                completionHandler(data == nil ? .failed : .newData)
            }
        }
        .resume()
    }

    private func showDelay(of order: Order) {
        guard order.delay > 0 else { return }
        window?.rootViewController?.title = "\(order.customer), \(order.delay) minutes more"
    }

    private func countDown() {
        let unread = max(UIApplication.shared.applicationIconBadgeNumber - 1, 0)
        UIApplication.shared.applicationIconBadgeNumber = unread
        logger.info("unread: \(unread)")
    }
}

extension AppDelegate: UNUserNotificationCenterDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler:
            @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        completionHandler([.banner, .list, .badge, .sound])
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let userInfo = response.notification.request.content.userInfo
        guard let order = Order(userInfo) else { return completionHandler() }
        switch response.actionIdentifier {
        case UNNotificationDefaultActionIdentifier:
            Router.shared.open(order)
            countDown()
            completionHandler()
        case "parts":
            Router.shared.openParts(of: order)
            completionHandler()
        case "reply":
            let text = (response as? UNTextInputNotificationResponse)?.userText ?? ""
            send(text, about: order, completionHandler)
        default:
            completionHandler()
        }
    }

    /// Sends a reply; one that cannot be sent as it is, the user goes on with in the app.
    private func send(
        _ text: String, about order: Order, _ completionHandler: @escaping () -> Void
    ) {
        if text.isEmpty || text.count > 160 {
            Router.shared.openReply(to: order)
            return completionHandler()
        }
        Router.shared.openMessages(of: order, with: text)
        completionHandler()
    }
}
