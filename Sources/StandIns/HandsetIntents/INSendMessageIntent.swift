/// A message that somebody sends.
open class INSendMessageIntent: INIntent, SystemContentProviding,
    @unchecked Sendable  // because an app gives it away
{
    /// The recipients.
    public let recipients: [INPerson]?
    /// The kind of the message.
    public let outgoingMessageType: INOutgoingMessageType
    /// The text.
    public let content: String?
    /// The name of the group.
    public let speakableGroupName: INSpeakableString?
    /// The identifier of the conversation.
    public let conversationIdentifier: String?
    /// The name of the service.
    public let serviceName: String?
    /// The sender.
    public let sender: INPerson?
    /// The files.
    public let attachments: [INSendMessageAttachment]?

    /// Creates a message.
    public init(
        recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
        speakableGroupName: INSpeakableString?, conversationIdentifier: String?,
        serviceName: String?, sender: INPerson?, attachments: [INSendMessageAttachment]?
    ) {
        self.recipients = recipients
        self.outgoingMessageType = outgoingMessageType
        self.content = content
        self.speakableGroupName = speakableGroupName
        self.conversationIdentifier = conversationIdentifier
        self.serviceName = serviceName
        self.sender = sender
        self.attachments = attachments
        super.init()
    }

    /// Creates a message, by Apple's initialiser before iOS 14.
    public convenience init(
        recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?,
        conversationIdentifier: String?, serviceName: String?, sender: INPerson?
    ) {
        self.init(
            recipients: recipients, outgoingMessageType: .unknown, content: content,
            speakableGroupName: speakableGroupName, conversationIdentifier: conversationIdentifier,
            serviceName: serviceName, sender: sender, attachments: nil)
    }
}

/// The kind of a message.
public enum INOutgoingMessageType: Int, Sendable {
    case unknown
    case outgoingMessageText
    case outgoingMessageAudio
}

/// A file in a message.
open class INSendMessageAttachment: NSObject, @unchecked Sendable {}  // because it is empty

/// A call that somebody begins.
open class INStartCallIntent: INIntent, SystemContentProviding,
    @unchecked Sendable  // because an app gives it away
{
    /// The people who are called.
    public let contacts: [INPerson]?

    /// Creates a call to people.
    public init(contacts: [INPerson]?) {
        self.contacts = contacts
        super.init()
    }
}
