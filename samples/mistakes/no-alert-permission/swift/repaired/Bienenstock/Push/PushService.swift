import UIKit
import UserNotifications

@MainActor
final class PushService: NSObject {
    private let links: LinkOpening

    init(links: LinkOpening) {
        self.links = links
    }

    func enable() {
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge, .sound]) { granted, _ in
            UserDefaults.standard.set(granted, forKey: "hive.push")
        }
    }

    func upload(_ token: Data) {
        UserDefaults.standard.set(token, forKey: "hive.token")
    }
}

extension PushService: UNUserNotificationCenterDelegate {
    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions {
        [.banner, .list, .badge, .sound]
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
        guard let string = response.notification.request.content.userInfo["url"] as? String else { return }
        if let url = URL(string: string) { links.openLink(url) }
    }
}
