import SwiftUI

final class AppDelegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        let center = UNUserNotificationCenter.current()
        center.delegate = self
        let ask = UNTextInputNotificationAction(identifier: "ask", title: "Ask the shop")
        center.setNotificationCategories([
            UNNotificationCategory(identifier: "order", actions: [ask], intentIdentifiers: [])
        ])
        center.requestAuthorization(options: [.alert, .sound]) { isGranted, _ in
            guard isGranted else { return }
            DispatchQueue.main.async { UIApplication.shared.registerForRemoteNotifications() }
        }
        return true
    }

    func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        Orders.shared.tokens.send(deviceToken)
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {
        let value = response.notification.request.content.userInfo["order"]
        let order = value as? String ?? (value as? Int).map { String($0) } ?? "none"
        let text = (response as? UNTextInputNotificationResponse)?.userText
        await MainActor.run { Orders.shared.open(text.map { "\(order): \($0)" } ?? order) }
    }
}
