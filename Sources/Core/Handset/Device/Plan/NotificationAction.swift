/// A button of a notification (`UNNotificationAction`, before iOS 10 `UIUserNotificationAction`).
///
/// ```swift
/// var scenario = Scenario(.iOS(17), app: .background, delegates: .userNotifications)
/// scenario.categories = [
///     NotificationCategory(
///         identifier: "message",
///         actions: [NotificationAction("reply", takesText: true), NotificationAction("archive")])
/// ]
/// scenario.choice = UserChoice(.button, actionIdentifier: "reply", userText: "On my way")
/// let payload = try Payload(json: #"{"aps":{"alert":"hello","category":"message"}}"#)
/// print(scenario.plan(for: payload).callbacks[0].userText ?? "")
/// // On my way
/// ```
public struct NotificationAction: Hashable, Sendable {
    /// The options of a button (`UNNotificationActionOptions`), with Apple's bits.
    public struct Options: NamedOptions {
        /// The bits.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The user unlocks the device before the app gets the action.
        ///
        /// Handset's user does so.
        public static let authenticationRequired = Options(rawValue: 1 << 0)
        /// The button is shown as one that destroys something.
        public static let destructive = Options(rawValue: 1 << 1)
        /// The button brings the app to the screen.
        public static let foreground = Options(rawValue: 1 << 2)

        /// The options by name, in the order of the bits.
        public static let allNamed: [(name: String, options: Options)] = [
            ("authenticationRequired", .authenticationRequired), ("destructive", .destructive),
            ("foreground", .foreground),
        ]
    }

    /// The identifier that the app gets.
    public var identifier: String
    /// The text of the button.
    public var title = ""
    /// The options.
    public var options: Options
    /// True if the user types a text (`UNTextInputNotificationAction`; iOS 9 and later).
    public var takesText: Bool
    /// The text of the button that sends the user's text.
    public var textInputButtonTitle = ""
    /// The text in the empty field.
    public var textInputPlaceholder = ""
    /// The name of the picture on the button (iOS 15 and later), which Handset does not show.
    package var iconName: String?

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - identifier: The identifier that the app gets.
    ///   - options: The options; none by default.
    ///   - takesText: True if the user types a text.
    public init(_ identifier: String, options: Options = [], takesText: Bool = false) {
        self.identifier = identifier
        self.options = options
        self.takesText = takesText
    }
    /// Creates a button as on iOS (`UNNotificationAction`).
    ///
    /// - Parameters:
    ///   - identifier: The identifier that the app gets.
    ///   - title: The text of the button.
    ///   - options: The options; none by default.
    public init(identifier: String, title: String, options: Options = []) {
        self.init(identifier, options: options)
        self.title = title
    }

    /// Creates a button with a field for a text as on iOS (`UNTextInputNotificationAction`).
    ///
    /// - Parameters:
    ///   - identifier: The identifier that the app gets.
    ///   - title: The text of the button.
    ///   - options: The options; none by default.
    ///   - textInputButtonTitle: The text of the button that sends the user's text.
    ///   - textInputPlaceholder: The text in the empty field.
    public init(
        identifier: String, title: String, options: Options = [], textInputButtonTitle: String,
        textInputPlaceholder: String
    ) {
        self.init(identifier, options: options, takesText: true)
        self.title = title
        self.textInputButtonTitle = textInputButtonTitle
        self.textInputPlaceholder = textInputPlaceholder
    }
}

extension NotificationAction {
    var json: JSONText {
        .object([
            "identifier": .string(identifier), "options": .texts(options.names),
            "text": .boolean(takesText),
        ])
    }
}
