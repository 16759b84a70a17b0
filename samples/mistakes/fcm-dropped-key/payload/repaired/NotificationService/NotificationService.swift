import UserNotifications

class NotificationService: UNNotificationServiceExtension {
    private var contentHandler: ((UNNotificationContent) -> Void)?
    private var content: UNMutableNotificationContent?

    override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
        self.contentHandler = contentHandler
        content = request.content.mutableCopy() as? UNMutableNotificationContent
        guard let content, let text = content.userInfo["image"] as? String, let url = URL(string: text) else {
            contentHandler(request.content)
            return
        }
        URLSession.shared.downloadTask(with: url) { file, _, _ in
            if let file, let picture = Self.attachment(of: file, named: url.lastPathComponent) {
                content.attachments = [picture]
            }
            contentHandler(content)
        }.resume()
    }

    override func serviceExtensionTimeWillExpire() {
        if let contentHandler, let content { contentHandler(content) }
    }

    private static func attachment(of file: URL, named name: String) -> UNNotificationAttachment? {
        let target = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try? FileManager.default.removeItem(at: target)
        try? FileManager.default.moveItem(at: file, to: target)
        return try? UNNotificationAttachment(identifier: name, url: target)
    }
}
