import CallKit
import UserNotifications

final class NotificationService: UNNotificationServiceExtension {
    override func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        CXProvider.reportNewIncomingVoIPPushPayload(request.content.userInfo) { _ in
            contentHandler(request.content)
        }
    }

    override func serviceExtensionTimeWillExpire() {}
}
