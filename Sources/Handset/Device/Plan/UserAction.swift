/// What a user does after a notification has arrived.
///
/// ```swift
/// print(UserAction.allCases.map(\.rawValue).joined(separator: ", "))
/// // nothing, tap, button, dismiss, open
/// ```
public enum UserAction: String, CaseIterable, Hashable, Sendable {
    /// Nothing at all.
    case nothing
    /// Taps the notification, slides it on the lock screen, or chooses View in its alert.
    case tap
    /// Taps one of the buttons that the notification's category gives it (iOS 8 and later).
    case button
    /// Dismisses the notification, or chooses Close in its alert.
    case dismiss
    /// Opens the app by its icon, and leaves the notification alone.
    case open
}
