import UserNotifications

final class NotificationService: UNNotificationServiceExtension {
    private var handler: ((UNNotificationContent) -> Void)?
    private var best: UNMutableNotificationContent?

    override func didReceive(_ request: UNNotificationRequest,
                             withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
        handler = contentHandler
        best = request.content.mutableCopy() as? UNMutableNotificationContent

        guard let best, let image = request.content.userInfo["image"] as? String, let url = URL(string: image) else {
            contentHandler(request.content)
            return
        }
        download(url) { attachment in
            if let attachment { best.attachments = [attachment] }
            contentHandler(best)
        }
    }

    override func serviceExtensionTimeWillExpire() {
        guard let handler, let best else { return }
        handler(best)
    }

    private func download(_ url: URL, completion: @escaping (UNNotificationAttachment?) -> Void) {
        URLSession.shared.downloadTask(with: url) { file, _, _ in
            guard let file else { return completion(nil) }
            let target = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(UUID().uuidString + "." + url.pathExtension)
            try? FileManager.default.moveItem(at: file, to: target)
            completion(try? UNNotificationAttachment(identifier: "image", url: target))
        }.resume()
    }
}
