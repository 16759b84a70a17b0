internal import Handset

/// The user's action by a button with a field for a text.
open class UNTextInputNotificationResponse: UNNotificationResponse,
    @unchecked Sendable  // because nothing in it changes
{
    /// The text that the user has typed.
    public let userText: String

    init(_ response: UserNotificationResponse, userText: String) {
        self.userText = userText
        super.init(response)
    }
}
