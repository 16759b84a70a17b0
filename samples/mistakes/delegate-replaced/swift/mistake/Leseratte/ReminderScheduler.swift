import Foundation
import UserNotifications

/// Reminds readers of books that are due.
final class ReminderScheduler: NSObject, UNUserNotificationCenterDelegate {
    static let shared = ReminderScheduler()
    private let center = UNUserNotificationCenter.current()

    func start() {
        center.delegate = self
        center.requestAuthorization(options: [.alert, .badge, .sound]) { granted, _ in
            if granted { self.scheduleWeekly() }
        }
    }

    private func scheduleWeekly() {
        let content = UNMutableNotificationContent()
        content.title = "Books are due"
        content.sound = .default
        content.userInfo = ["url": "leseratte://loans"]
        let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 10, weekday: 2), repeats: true)
        center.add(UNNotificationRequest(identifier: "weekly", content: content, trigger: trigger))
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification,
                                withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void) {
        completionHandler([.banner, .list, .badge, .sound])
    }
}
