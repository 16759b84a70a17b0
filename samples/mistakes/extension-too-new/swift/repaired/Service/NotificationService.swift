import UserNotifications

final class NotificationService: UNNotificationServiceExtension {
    private var contentHandler: ((UNNotificationContent) -> Void)?
    private var content: UNMutableNotificationContent?

    override func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        self.contentHandler = contentHandler
        guard let content = request.content.mutableCopy() as? UNMutableNotificationContent else {
            contentHandler(request.content)
            return
        }
        self.content = content
        guard let text = request.content.userInfo["icon"] as? String, let icon = URL(string: text) else {
            contentHandler(content)
            return
        }
        URLSession.shared.downloadTask(with: icon) { file, _, _ in
            if let file, let picture = try? UNNotificationAttachment(identifier: "icon", url: file) {
                content.attachments = [picture]
            }
            contentHandler(content)
        }.resume()
    }

    override func serviceExtensionTimeWillExpire() {
        if let contentHandler, let content { contentHandler(content) }
    }
}
