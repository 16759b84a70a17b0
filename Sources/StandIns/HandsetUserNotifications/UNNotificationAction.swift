package import Handset

/// A button of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {  // because nothing in it changes
    /// The button as Handset has it.
    package let action: NotificationAction

    init(_ action: NotificationAction) {
        self.action = action
        super.init()
    }

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - identifier: The identifier that the app gets.
    ///   - title: The text of the button.
    ///   - options: The options; none by default.
    public convenience init(
        identifier: String, title: String, options: UNNotificationActionOptions = []
    ) {
        self.init(NotificationAction(identifier: identifier, title: title, options: options))
    }

    /// Creates a button with a picture (iOS 15 and later).
    ///
    /// - Parameters:
    ///   - identifier: The identifier that the app gets.
    ///   - title: The text of the button.
    ///   - options: The options; none by default.
    ///   - icon: The picture.
    public convenience init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon?
    ) {
        var action = NotificationAction(identifier: identifier, title: title, options: options)
        action.iconName = icon?.name
        self.init(action)
    }

    /// The identifier that the app gets.
    open var identifier: String { action.identifier }
    open var title: String { action.title }
    open var options: UNNotificationActionOptions { action.options }
    /// The picture; `nil` if there is none.
    open var icon: UNNotificationActionIcon? {
        action.iconName.map(UNNotificationActionIcon.init(systemImageName:))
    }

    /// True if both have the same content.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UNNotificationAction)?.action == action
    }

    open override var hash: Int { action.hashValue }

    /// Returns the object of Apple's class for a button.
    static func apples(_ action: NotificationAction) -> UNNotificationAction {
        action.takesText ? UNTextInputNotificationAction(action) : UNNotificationAction(action)
    }
}
