import UIKit
import UserNotifications

enum Ferries {
    private static var seen: Set<String> = []

    static func open(_ response: UNNotificationResponse) {
        let key = response.notification.request.identifier + response.actionIdentifier
        guard seen.insert(key).inserted else { return }
        let info = response.notification.request.content.userInfo
        guard let ferry = info["ferry"] as? [String: Any], let id = ferry["id"] as? String else {
            return
        }
        Pier.shared.open(id)
    }
}
