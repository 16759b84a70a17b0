/// Something that the user wants to do or has done.
open class INIntent: NSObject, @unchecked Sendable {  // because an app gives it away
    public let identifier: String? = nil
    /// The phrase that Siri suggests.
    open var suggestedInvocationPhrase: String?
    open var donationMetadata: INIntentDonationMetadata?

    public override init() { super.init() }
}

/// An intent whose parts have pictures: each one.
public protocol IntentWithPictures: INIntent {}

extension INIntent: IntentWithPictures {}

extension IntentWithPictures {
    /// Gives a part of the intent a picture, which is not shown here.
    ///
    /// - Parameters:
    ///   - image: The picture.
    ///   - parameterName: The part, such as `\.sender`.
    public func setImage<Value>(
        _ image: INImage?, forParameterNamed parameterName: KeyPath<Self, Value>
    ) {}
}

/// More about an intent.
open class INIntentDonationMetadata: NSObject,
    @unchecked Sendable  // because an app gives it away
{}

/// More about a message.
open class INSendMessageIntentDonationMetadata: INIntentDonationMetadata,
    @unchecked Sendable  // because an app gives it away
{
    /// True if the message names the user.
    open var mentionsCurrentUser = false
    /// True if the message answers one of the user's.
    open var isReplyToCurrentUser = false
    /// True if the recipient is to see it in a Focus too.
    open var notifyRecipientAnyway = false
    open var recipientCount = 0

    public override init() { super.init() }
}

/// The answer to an intent.
open class INIntentResponse: NSObject, @unchecked Sendable {  // because an app gives it away
    /// The activity with which the app is opened.
    open var userActivity: NSUserActivity?
}
