import HandsetUserNotifications

/// A service extension that downloads a picture, as Apple's examples do.
final class DownloadExtension: UNNotificationServiceExtension {
    override func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        guard let content = request.content.mutableCopy() as? UNMutableNotificationContent,
            let text = content.userInfo["image"] as? String, let url = URL(string: text)
        else { return contentHandler(request.content) }
        nonisolated(unsafe) let contentHandler = contentHandler
        URLSession.shared.downloadTask(with: url) { file, _, error in
            if let file {
                let kept = file.deletingPathExtension().appendingPathExtension("png")
                try? FileManager.default.moveItem(at: file, to: kept)
                content.attachments =
                    (try? [UNNotificationAttachment(identifier: "", url: kept)]) ?? []
            }
            if error != nil { content.subtitle = "no picture" }
            contentHandler(content)
        }
        .resume()
    }
}
