import HandsetUIKit

/// An app of iOS 10 to 13: completion handlers, and no scene.
final class ChatApp: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    var window: UIWindow?
    var token = ""
    var opened: [String] = []
    var settings: UNNotificationSettings?
    var received: [String] = []

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let center = UNUserNotificationCenter.current()
        center.delegate = self
        let reply = UNTextInputNotificationAction(
            identifier: "reply", title: "Reply", options: [], textInputButtonTitle: "Send",
            textInputPlaceholder: "Message")
        center.setNotificationCategories([
            UNNotificationCategory(
                identifier: "message", actions: [reply], intentIdentifiers: [],
                options: [.customDismissAction])
        ])
        center.requestAuthorization(options: [.alert, .badge, .sound]) { isGranted, _ in
            guard isGranted else { return }
            DispatchQueue.main.async { UIApplication.shared.registerForRemoteNotifications() }
        }
        NotificationCenter.default.addObserver(
            self, selector: Selector_(received(_:)), name: Notification.Name("chat"), object: nil)
        return true
    }

    func received(_ notification: Notification) {
        received.append(notification.object as? String ?? "nothing")
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
        guard let unread = userInfo["unread"] as? Int else { return completionHandler(.noData) }
        application.applicationIconBadgeNumber = unread
        completionHandler(.newData)
    }

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler:
            @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        completionHandler([.banner, .sound])
    }

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let userInfo = response.notification.request.content.userInfo
        let chat = userInfo["chat"] as? String ?? "none"
        let text = (response as? UNTextInputNotificationResponse)?.userText
        MainActor.assumeIsolated {
            switch response.actionIdentifier {
            case UNNotificationDefaultActionIdentifier: opened.append("chat/\(chat)")
            case UNNotificationDismissActionIdentifier: opened.append("dismissed/\(chat)")
            default: opened.append("reply/\(chat)/\(text ?? "none")")
            }
        }
        completionHandler()
    }
}
