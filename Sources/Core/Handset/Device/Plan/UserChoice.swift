/// The user's action on a notification, with the button and the text of it.
///
/// ```swift
/// let choice = UserChoice("text:reply=On my way")
/// print(choice?.action.rawValue ?? "", choice?.actionIdentifier ?? "", choice?.userText ?? "")
/// // button reply On my way
/// print(UserChoice("button:archive")?.description ?? "")
/// // button:archive
/// ```
public struct UserChoice: Hashable, Sendable {
    /// The action.
    public var action: UserAction
    /// The identifier of the button.
    ///
    /// With `nil` the user taps the first button. Only ``UserAction/button`` has one.
    public var actionIdentifier: String?
    /// The text that the user types, for a button that takes one; otherwise `nil`.
    public var userText: String?

    /// Creates a choice.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - actionIdentifier: The identifier of the button. If `nil`, the user taps the first one.
    ///   - userText: The text that the user types. If `nil`, none.
    public init(_ action: UserAction, actionIdentifier: String? = nil, userText: String? = nil) {
        self.action = action
        self.actionIdentifier = actionIdentifier
        self.userText = userText
    }
}

extension UserChoice {
    /// Does nothing at all.
    public static let nothing = UserChoice(.nothing)
    /// Taps the notification.
    public static let tap = UserChoice(.tap)
    /// Dismisses the notification.
    public static let dismiss = UserChoice(.dismiss)
    /// Opens the app from its icon, and ignores the notification.
    public static let open = UserChoice(.open)

    /// Taps a button of the notification.
    ///
    /// - Parameter identifier: The identifier of the button. If `nil`, the first one.
    /// - Returns: The choice.
    public static func button(_ identifier: String? = nil) -> UserChoice {
        UserChoice(.button, actionIdentifier: identifier)
    }

    /// Types a text, and sends it by a button.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - identifier: The identifier of the button. If `nil`, the first one.
    /// - Returns: The choice.
    public static func reply(_ text: String, button identifier: String? = nil) -> UserChoice {
        UserChoice(.button, actionIdentifier: identifier, userText: text)
    }
}

extension UserChoice {
    /// True if the user acts on a notification, which then leaves Notification Center.
    package var isOnNotification: Bool { action != .nothing && action != .open }
}

extension UserChoice: CustomStringConvertible {
    /// Creates a choice from its text: the name of an action, `button:IDENTIFIER`, or
    /// `text:IDENTIFIER=TEXT`.
    ///
    /// Returns `nil` for any other text, and for an empty identifier.
    public init?(_ text: String) {
        if let action = UserAction(rawValue: text) {
            self.init(action)
        } else if let identifier = Self.rest(of: text, after: "button:") {
            self.init(.button, actionIdentifier: identifier)
        } else if let reply = Self.rest(of: text, after: "text:") {
            let parts = reply.split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].isEmpty else { return nil }
            self.init(
                .button, actionIdentifier: String(parts[0]), userText: String(parts[1]))
        } else {
            return nil
        }
    }

    /// The text of the choice.
    public var description: String {
        guard action == .button, let actionIdentifier else { return action.rawValue }
        return userText.map { "text:\(actionIdentifier)=\($0)" } ?? "button:\(actionIdentifier)"
    }

    private static func rest(of text: String, after prefix: String) -> String? {
        guard text.hasPrefix(prefix), text.count > prefix.count else { return nil }
        return String(text.dropFirst(prefix.count))
    }
}
