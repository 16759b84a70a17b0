import SwiftUI
import UserNotifications

final class LinkStore: ObservableObject {
    static let shared = LinkStore()
    @Published var path: [URL] = []
}

@MainActor
final class PushCenter: NSObject, UNUserNotificationCenterDelegate {
    static let shared = PushCenter()

    func userNotificationCenter(_ center: UNUserNotificationCenter,
                                willPresent notification: UNNotification) async -> UNNotificationPresentationOptions {
        [.banner, .list, .sound, .badge]
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
        let info = response.notification.request.content.userInfo
        if let string = info["url"] as? String, let url = URL(string: string) {
            LinkStore.shared.path = [url]
        }
    }
}
