import UIKit
import UserNotifications

@MainActor
final class NotificationResponder: NSObject, UNUserNotificationCenterDelegate {
    private let coordinator: AppCoordinator

    init(coordinator: AppCoordinator) {
        self.coordinator = coordinator
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions {
        return [.banner, .sound, .list, .badge]
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
        let info = response.notification.request.content.userInfo
        guard let id = info["regatta"] as? String, let url = URL(string: "kielwasser://regatta/" + id) else { return }
        coordinator.openLink(url)
    }
}
