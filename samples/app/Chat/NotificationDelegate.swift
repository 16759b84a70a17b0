import UserNotifications

final class NotificationDelegate: NSObject, UNUserNotificationCenterDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        let chat = notification.request.content.userInfo["chat"] as? String
        return await chat == Router.shared.opened.last ? [] : [.banner, .list, .sound]
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {
        guard response.actionIdentifier == UNNotificationDefaultActionIdentifier,
            let chat = response.notification.request.content.userInfo["chat"] as? String
        else { return }
        await Router.shared.open(chat)
    }
}
