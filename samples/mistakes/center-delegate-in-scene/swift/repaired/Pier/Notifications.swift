import UIKit
import UserNotifications

final class Notifications: NSObject, UNUserNotificationCenterDelegate {
    static let shared = Notifications()

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler:
            @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        completionHandler([.banner, .list, .sound])
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let info = response.notification.request.content.userInfo
        if let ferry = info["ferry"] as? [String: Any], let id = ferry["id"] as? String {
            Pier.shared.open(id)
        }
        completionHandler()
    }
}
