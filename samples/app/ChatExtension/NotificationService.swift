import UserNotifications

final class NotificationService: UNNotificationServiceExtension {
    private var contentHandler: ((UNNotificationContent) -> Void)?
    private var content: UNMutableNotificationContent?

    override func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        self.contentHandler = contentHandler
        content = request.content.mutableCopy() as? UNMutableNotificationContent
        guard let content, let secret = content.userInfo["secret"] as? String else {
            return contentHandler(request.content)
        }
        content.body = String(secret.reversed())
        contentHandler(content)
    }

    override func serviceExtensionTimeWillExpire() {
        if let content { contentHandler?(content) }
    }
}
