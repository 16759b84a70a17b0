import UIKit
import UserNotifications

enum Ferries {
    static func open(_ response: UNNotificationResponse) {
        let info = response.notification.request.content.userInfo
        guard let ferry = info["ferry"] as? [String: Any], let id = ferry["id"] as? String else {
            return
        }
        Pier.shared.open(id)
    }
}
