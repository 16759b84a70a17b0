internal import Handset

/// A button with a field for a text.
open class UNTextInputNotificationAction: UNNotificationAction,
    @unchecked Sendable  // because nothing in it changes
{
    /// Creates a button whose field has the system's texts.
    ///
    /// - Parameters:
    ///   - identifier: The identifier that the app gets.
    ///   - title: The text of the button.
    ///   - options: The options; none by default.
    public convenience init(
        identifier: String, title: String, options: UNNotificationActionOptions = []
    ) {
        self.init(
            identifier: identifier, title: title, options: options, textInputButtonTitle: "",
            textInputPlaceholder: "")
    }

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - identifier: The identifier that the app gets.
    ///   - title: The text of the button.
    ///   - options: The options; none by default.
    ///   - textInputButtonTitle: The text of the button that sends the user's text.
    ///   - textInputPlaceholder: The text in the empty field.
    public convenience init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        textInputButtonTitle: String, textInputPlaceholder: String
    ) {
        self.init(
            NotificationAction(
                identifier: identifier, title: title, options: options,
                textInputButtonTitle: textInputButtonTitle,
                textInputPlaceholder: textInputPlaceholder))
    }

    /// Creates a button with a picture (iOS 15 and later).
    ///
    /// - Parameters:
    ///   - identifier: The identifier that the app gets.
    ///   - title: The text of the button.
    ///   - options: The options; none by default.
    ///   - icon: The picture.
    ///   - textInputButtonTitle: The text of the button that sends the user's text.
    ///   - textInputPlaceholder: The text in the empty field.
    public convenience init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon?, textInputButtonTitle: String, textInputPlaceholder: String
    ) {
        var action = NotificationAction(
            identifier: identifier, title: title, options: options,
            textInputButtonTitle: textInputButtonTitle, textInputPlaceholder: textInputPlaceholder)
        action.iconName = icon?.name
        self.init(action)
    }

    override init(_ action: NotificationAction) { super.init(action) }

    /// The text of the button that sends the user's text.
    open var textInputButtonTitle: String { action.textInputButtonTitle }
    open var textInputPlaceholder: String { action.textInputPlaceholder }
}
