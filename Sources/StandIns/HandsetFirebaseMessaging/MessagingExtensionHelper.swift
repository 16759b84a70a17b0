/// The helper of a service extension, which attaches the picture that `fcm_options.image` names.
open class MessagingExtensionHelper: NSObject, @unchecked Sendable {  // because it holds nothing
    override init() { super.init() }

    /// Loads the picture of a push, and passes the content with it to a closure.
    ///
    /// Without a picture, or if it cannot be loaded, the closure gets the content as it is.
    ///
    /// - Parameters:
    ///   - content: The content.
    ///   - contentHandler: The closure.
    open func populateNotificationContent(
        _ content: UNMutableNotificationContent,
        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        nonisolated(unsafe) let contentHandler = contentHandler
        let options = content.userInfo["fcm_options"] as? [String: Any]
        guard let address = options?["image"] as? String, let url = URL(string: address) else {
            return contentHandler(content)
        }
        URLSession.shared.downloadTask(with: url) { file, response, _ in
            if let file, let attachment = Self.attachment(file, response) {
                content.attachments = [attachment]
            }
            contentHandler(content)
        }.resume()
    }

    /// Tells Firebase of a push, for its statistics; here it does nothing.
    open func exportDeliveryMetricsToBigQuery(withMessageInfo info: [AnyHashable: Any]) {}

    private static func attachment(
        _ file: URL, _ response: URLResponse?
    ) -> UNNotificationAttachment? {
        let suffix = ((response?.suggestedFilename ?? "") as NSString).pathExtension
        let named = URL(fileURLWithPath: file.path + "." + suffix)
        guard (try? FileManager.default.moveItem(at: file, to: named)) != nil else { return nil }
        return try? UNNotificationAttachment(identifier: "", url: named, options: nil)
    }
}
