/// A message whose text has attributes, such as pictures among its letters (iOS 18 and later).
open class UNNotificationAttributedMessageContext: NSObject, SystemContentProviding,
    @unchecked Sendable  // because nothing in it changes
{
    /// The message.
    package let sendMessageIntent: INSendMessageIntent
    /// The text.
    package let attributedContent: NSAttributedString

    /// Creates the context of a message.
    ///
    /// - Parameters:
    ///   - sendMessageIntent: The message.
    ///   - attributedContent: The text.
    public init(sendMessageIntent: INSendMessageIntent, attributedContent: NSAttributedString) {
        self.sendMessageIntent = sendMessageIntent
        self.attributedContent = attributedContent
        super.init()
    }
}
