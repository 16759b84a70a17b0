import HandsetUIKit

/// A service extension that changes the title, and attaches a picture.
final class TitleExtension: UNNotificationServiceExtension {
    override func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        guard let content = request.content.mutableCopy() as? UNMutableNotificationContent else {
            return contentHandler(request.content)
        }
        content.title += " (changed)"
        if let path = content.userInfo["image"] as? String,
            let file = try? UNNotificationAttachment(
                identifier: "image", url: URL(fileURLWithPath: path))
        {
            content.attachments = [file]
        }
        contentHandler(content)
    }
}
