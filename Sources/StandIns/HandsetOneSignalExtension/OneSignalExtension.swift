/// OneSignal's part of a service extension, which asks no server here.
open class OneSignalExtension: NSObject {
    /// Adds what OneSignal's payload asks for, and passes the content to the closure.
    ///
    /// A picture is loaded (`att`), and a category is left to the app. Without a picture the closure gets the content at
    /// once.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - replacementContent: The content.
    ///   - contentHandler: The closure. If `nil`, the content is only returned.
    /// - Returns: The content.
    @discardableResult public class func didReceiveNotificationExtensionRequest(
        _ request: UNNotificationRequest, with replacementContent: UNMutableNotificationContent?,
        withContentHandler contentHandler: ((UNNotificationContent) -> Void)?
    ) -> UNMutableNotificationContent? {
        let content =
            replacementContent ?? request.content.mutableCopy() as? UNMutableNotificationContent
        guard let content else { return nil }
        let pictures = request.content.userInfo["att"] as? [String: Any]
        guard let address = pictures?.values.first as? String, let url = URL(string: address) else {
            contentHandler?(content)
            return content
        }
        nonisolated(unsafe) let handler = contentHandler
        URLSession.shared.downloadTask(with: url) { file, _, _ in
            if let file, let attachment = attachment(file, as: url.pathExtension) {
                content.attachments = [attachment]
            }
            handler?(content)
        }.resume()
        return content
    }

    /// Returns the content as far as it has come, when the time is over.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - replacementContent: The content.
    /// - Returns: The content.
    @discardableResult public class func serviceExtensionTimeWillExpireRequest(
        _ request: UNNotificationRequest, with replacementContent: UNMutableNotificationContent?
    ) -> UNMutableNotificationContent? {
        replacementContent ?? request.content.mutableCopy() as? UNMutableNotificationContent
    }

    private class func attachment(_ file: URL, as suffix: String) -> UNNotificationAttachment? {
        let named = URL(fileURLWithPath: file.path + "." + suffix)
        guard (try? FileManager.default.moveItem(at: file, to: named)) != nil else { return nil }
        return try? UNNotificationAttachment(identifier: "", url: named, options: nil)
    }
}
