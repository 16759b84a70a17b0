import UserNotifications

// Unchecked because the system calls one method after another, and the download's handler once.
final class NotificationService: UNNotificationServiceExtension, @unchecked Sendable {
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
        guard let text = content.userInfo["picture"] as? String, let url = URL(string: text) else {
            return contentHandler(content)
        }
        URLSession.shared.downloadTask(with: url) { [weak self] file, _, _ in
            self?.attach(file, named: url.lastPathComponent)
        }
        .resume()
    }

    /// The file is there only until the method returns.
    private func attach(_ file: URL?, named name: String) {
        guard let content else { return }
        let kept = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        if let file, (try? FileManager.default.moveItem(at: file, to: kept)) != nil {
            content.attachments =
                (try? [UNNotificationAttachment(identifier: "picture", url: kept)]) ?? []
        }
        contentHandler?(content)
    }

    override func serviceExtensionTimeWillExpire() {
        if let content { contentHandler?(content) }
    }
}
