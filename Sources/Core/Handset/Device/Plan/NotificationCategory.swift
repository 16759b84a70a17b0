/// A category that an app has registered, and that a payload may name under `category`
/// (`UNNotificationCategory`, before iOS 10 `UIUserNotificationCategory`): it gives a notification
/// its buttons.
///
/// ```swift
/// var scenario = Scenario(
///     .iOS(12), app: .background,
///     action: .dismiss, delegates: .userNotifications)
/// let payload = try Payload(json: #"{"aps":{"alert":"hello","category":"call"}}"#)
/// print(scenario.plan(for: payload).callbacks.count)
/// // 0
/// scenario.category.customDismissAction = true
/// print(scenario.plan(for: payload).callbacks.count)
/// // 1
/// ```
public struct NotificationCategory: Hashable, Sendable {
    /// The options of a category (`UNNotificationCategoryOptions`), with Apple's bits.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The app gets a callback for a dismissal.
        public static let customDismissAction = Options(rawValue: 1 << 0)
        /// The notification is shown in CarPlay, which a phone does not have.
        public static let allowInCarPlay = Options(rawValue: 1 << 1)
        /// The title is shown though previews are hidden (iOS 11 and later), which a phone does not do.
        public static let hiddenPreviewsShowTitle = Options(rawValue: 1 << 2)
        /// The subtitle is shown though previews are hidden (iOS 11 and later), which a phone does not do.
        public static let hiddenPreviewsShowSubtitle = Options(rawValue: 1 << 3)
        /// Siri announces the notification (iOS 13 and later), which a phone does not do.
        public static let allowAnnouncement = Options(rawValue: 1 << 4)
    }

    /// The name that a payload gives.
    ///
    /// With `nil` the category stands for every name.
    public var identifier: String?
    /// The buttons, in the order in which they are shown.
    public var actions: [NotificationAction]
    /// The options.
    public var options: Options
    /// The intents that Siri may use, which a phone does not have.
    public var intentIdentifiers: [String] = []
    /// The text in place of a hidden preview (iOS 11 and later), which a phone does not show.
    public var hiddenPreviewsBodyPlaceholder = ""
    /// True if the app gets a callback for a dismissal (``Options/customDismissAction``).
    public var customDismissAction: Bool {
        get { options.contains(.customDismissAction) }
        set {
            if newValue {
                options.insert(.customDismissAction)
            } else {
                options.remove(.customDismissAction)
            }
        }
    }

    /// Creates a category.
    ///
    /// - Parameters:
    ///   - identifier: The name that a payload gives.
    ///   - actions: The buttons, in the order in which they are shown.
    ///   - customDismissAction: True if the app gets a callback for a dismissal (iOS 10 and later).
    public init(
        identifier: String, actions: [NotificationAction], customDismissAction: Bool = false
    ) {
        self.identifier = identifier
        self.actions = actions
        options = customDismissAction ? .customDismissAction : []
    }

    /// Creates a category as on iOS.
    ///
    /// - Parameters:
    ///   - identifier: The name that a payload gives.
    ///   - actions: The buttons, in the order in which they are shown.
    ///   - intentIdentifiers: The intents that Siri may use, which a phone does not have.
    ///   - hiddenPreviewsBodyPlaceholder: The text in place of a hidden preview (iOS 11 and later).
    ///   - options: The options.
    public init(
        identifier: String, actions: [NotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String = "", options: Options = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.intentIdentifiers = intentIdentifiers
        self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder
        self.options = options
    }

    /// Creates a category with one button, for every name that a payload gives.
    ///
    /// - Parameters:
    ///   - actionIdentifier: The identifier of its only button.
    ///   - opensApp: True if the button brings the app to the screen.
    ///   - customDismissAction: True if the app gets a callback for a dismissal (iOS 10 and later).
    public init(
        actionIdentifier: String = "ACTION", opensApp: Bool = false,
        customDismissAction: Bool = false
    ) {
        actions = [NotificationAction(actionIdentifier, options: opensApp ? .foreground : [])]
        options = customDismissAction ? .customDismissAction : []
    }

    /// The identifier of the first button; empty if there is none.
    public var actionIdentifier: String { actions.first?.identifier ?? "" }

    /// True if the first button brings the app to the screen; setting it changes that button.
    public var opensApp: Bool {
        get { actions.first?.options.contains(.foreground) == true }
        set {
            guard !actions.isEmpty else { return }
            if newValue {
                actions[0].options.insert(.foreground)
            } else {
                actions[0].options.remove(.foreground)
            }
        }
    }

    /// `nil` if there is no such button, if the user types a text and it takes none, or iOS lacks it yet.
    func action(of choice: UserChoice, on version: IOSVersion) -> NotificationAction? {
        guard version >= IOSVersion(8) else { return nil }
        let action = actions.first { action in
            choice.actionIdentifier.map { action.identifier.utf8.elementsEqual($0.utf8) } ?? true
        }
        guard let action else { return nil }
        if choice.userText != nil, !action.takesText { return nil }
        // Text input came with iOS 9; before, the button is not there.
        return action.takesText && version < IOSVersion(9) ? nil : action
    }
}

extension NotificationCategory {
    /// The category as suites and records have it.
    package var json: JSONText {
        .object([
            "identifier": identifier.map { .string($0) }, "actions": .array(actions.map(\.json)),
            "customDismiss": .boolean(customDismissAction),
        ])
    }
}
